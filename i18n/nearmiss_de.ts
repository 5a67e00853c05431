<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>NearMiss</name>
    <message>
        <source>CONTRIBUTOR is not given: floors count reports, and one person may have filed them all. People: not tested.</source>
        <translation>CONTRIBUTOR ist nicht angegeben: Die Mindestzahlen zählen Meldungen, und eine einzige Person kann alle abgegeben haben. Personen: nicht geprüft.</translation>
    </message>
    <message>
        <source>CONTRIBUTOR is empty in all counted reports: nobody is known, so every segment counts as one person. Choose another field, or leave CONTRIBUTOR empty to count reports.</source>
        <translation>CONTRIBUTOR ist in allen gezählten Meldungen leer: Niemand ist bekannt, daher zählt jeder Abschnitt als eine Person. Wählen Sie ein anderes Feld, oder lassen Sie CONTRIBUTOR leer, um Meldungen zu zählen.</translation>
    </message>
    <message>
        <source>UNKNOWN_CONTRIBUTORS 1: each report of an unknown contributor counts as a person, though one person may have filed several. Floors may be cleared by fewer people than they say.</source>
        <translation>UNKNOWN_CONTRIBUTORS 1: Jede Meldung einer unbekannten meldenden Person zählt als eine Person, obwohl eine Person mehrere abgegeben haben kann. Mindestzahlen können daher von weniger Personen erreicht werden, als sie angeben.</translation>
    </message>
    <message>
        <source>ZEROS 1: zero segments can be told from withheld ones, so everybody sees which segments have few reports.</source>
        <translation>ZEROS 1: Abschnitte ohne Meldungen sind von zurückgehaltenen zu unterscheiden. So sehen alle, welche Abschnitte wenige Meldungen haben.</translation>
    </message>
    <message>
        <source>PUBLISH_TOTAL 2: the total of all snapped reports is left out, since together with the published counts it would narrow down withheld ones.</source>
        <translation>PUBLISH_TOTAL 2: Die Gesamtzahl aller zugeordneten Meldungen wird ausgelassen, weil sie zusammen mit den veröffentlichten Anzahlen die zurückgehaltenen eingrenzen würde.</translation>
    </message>
    <message>
        <source>CATEGORY: the name &quot;*&quot; is taken by the unnamed rest of a breakdown. Rename that category.</source>
        <translation>CATEGORY: Der Name &quot;*&quot; ist für den unbenannten Rest einer Aufschlüsselung vergeben. Benennen Sie diese Kategorie um.</translation>
    </message>
    <message>
        <source>CATEGORIES: {rows} reports have one of {n} categories that it does not list. List every possible category, comma separated, or leave CATEGORIES empty for the values that occur.</source>
        <translation>CATEGORIES: {rows} Meldungen haben eine von {n} Kategorien, die dort nicht aufgeführt sind. Führen Sie jede mögliche Kategorie durch Kommas getrennt auf, oder lassen Sie CATEGORIES leer, damit die vorkommenden Werte gelten.</translation>
    </message>
    <message>
        <source>SNAPPED: {rows} reports have one of {n} segment ids that STREETS does not have. Give the STREETS and the SEGMENT_ID that the reports were snapped with.</source>
        <translation>SNAPPED: {rows} Meldungen haben eine von {n} Abschnittskennungen, die es in STREETS nicht gibt. Geben Sie die STREETS und die SEGMENT_ID an, mit denen die Meldungen zugeordnet wurden.</translation>
    </message>
    <message>
        <source>DECISIONS: {other} rows have a decision other than leave_out or keep, and {nameless} have no record_id. Correct or remove these rows.</source>
        <translation>DECISIONS: {other} Zeilen haben eine andere Entscheidung als leave_out oder keep, und {nameless} haben keine record_id. Korrigieren oder entfernen Sie diese Zeilen.</translation>
    </message>
    <message>
        <source>SNAPPED and STREETS do not belong together: {wrong} of {measured} reports do not lie where their segment id says (more than 1 m off). Give the STREETS and the SEGMENT_ID that the reports were snapped with.</source>
        <translation>SNAPPED und STREETS gehören nicht zusammen: {wrong} von {measured} Meldungen liegen nicht dort, wo ihre Abschnittskennung es angibt (mehr als 1 m daneben). Geben Sie die STREETS und die SEGMENT_ID an, mit denen die Meldungen zugeordnet wurden.</translation>
    </message>
    <message>
        <source>DOMINANCE_SHARE must lie between 0 and 1 (1 = off), not {value}.</source>
        <translation>DOMINANCE_SHARE muss zwischen 0 und 1 liegen (1 = aus), nicht {value}.</translation>
    </message>
    <message>
        <source>MIN_PUBLISH_N must be 3 or more, not {value}: a published 1 is one person, and of a published 2 each of the two knows that the other one is somebody else. Give 3 or more, or leave it empty.</source>
        <translation>MIN_PUBLISH_N muss 3 oder mehr sein, nicht {value}: Eine veröffentlichte 1 ist eine Person, und bei einer veröffentlichten 2 weiß jede der beiden, dass die andere jemand anderes ist. Geben Sie 3 oder mehr an, oder lassen Sie es leer.</translation>
    </message>
    <message>
        <source>SMALL_N ({small_n}) must be larger than MIN_PUBLISH_N ({min_publish_n}); equal is enough from 5 on. A breakdown splits the count, so it needs more headroom than the count itself. Raise SMALL_N, or leave both empty for the preset&apos;s values.</source>
        <translation>SMALL_N ({small_n}) muss größer als MIN_PUBLISH_N ({min_publish_n}) sein; ab 5 genügt gleich groß. Eine Aufschlüsselung teilt die Anzahl auf und braucht deshalb mehr Spielraum als die Anzahl selbst. Erhöhen Sie SMALL_N, oder lassen Sie beide leer, damit die Werte des gewählten Regelwerks gelten.</translation>
    </message>
    <message>
        <source>MIN_CELL ({min_cell}) must not be below MIN_PUBLISH_N ({min_publish_n}): a cell of a breakdown is a published count too. Raise MIN_CELL, or leave both empty for the preset&apos;s values.</source>
        <translation>MIN_CELL ({min_cell}) darf nicht unter MIN_PUBLISH_N ({min_publish_n}) liegen: Auch eine Zelle einer Aufschlüsselung ist eine veröffentlichte Anzahl. Erhöhen Sie MIN_CELL, oder lassen Sie beide leer, damit die Werte des gewählten Regelwerks gelten.</translation>
    </message>
    <message>
        <source>ROUND_BASE must lie between 0 (no rounding) and MIN_PUBLISH_N ({min_publish_n}), not {value}.</source>
        <translation>ROUND_BASE muss zwischen 0 (keine Rundung) und MIN_PUBLISH_N ({min_publish_n}) liegen, nicht {value}.</translation>
    </message>
    <message>
        <source>{name} {floor} rounds to {rounded} with ROUND_BASE {base}: a count on the floor would be printed as one below it. Choose a floor that does not round down, or another ROUND_BASE.</source>
        <translation>{name} {floor} wird mit ROUND_BASE {base} auf {rounded} gerundet: Eine Anzahl, die genau die Mindestzahl erreicht, würde so ausgegeben, als läge sie darunter. Wählen Sie eine Mindestzahl, die nicht abgerundet wird, oder eine andere ROUND_BASE.</translation>
    </message>
    <message>
        <source>Coordinates cannot be transformed from {source} to {target}: {error}</source>
        <translation>Koordinaten können nicht von {source} nach {target} transformiert werden: {error}</translation>
    </message>
    <message>
        <source>No coordinate lies within the range of {crs}: is it the right CRS of the layer?</source>
        <translation>Keine Koordinate liegt im Gültigkeitsbereich von {crs}: Ist es das richtige KBS des Layers?</translation>
    </message>
    <message>
        <source>The edges are {km:.0f} km long in all: is {crs} the right CRS of the layer?</source>
        <translation>Die Kanten sind zusammen {km:.0f} km lang: Ist {crs} das richtige KBS des Layers?</translation>
    </message>
    <message>
        <source>{text}: a layer of a file cannot be written this way. Write ogr:dbname=&apos;file.gpkg&apos; table=&quot;name&quot; (geom).</source>
        <translation>{text}: Ein Layer einer Datei kann so nicht geschrieben werden. Schreiben Sie ogr:dbname=&apos;file.gpkg&apos; table=&quot;name&quot; (geom).</translation>
    </message>
    <message>
        <source>{name}: .{ending} is not a format this output is written to (a Shapefile, for one, cuts names and texts and would change the meaning). Use one of: {known}.</source>
        <translation>{name}: .{ending} ist kein Format, in das diese Ausgabe geschrieben wird (eine Shapedatei zum Beispiel kürzt Namen und Texte und würde die Bedeutung verändern). Verwenden Sie eines von: {known}.</translation>
    </message>
    <message>
        <source>{name} cannot be written: {folder} is not a folder that exists and may be written to.</source>
        <translation>{name} kann nicht geschrieben werden: {folder} ist kein Ordner, der vorhanden ist und beschrieben werden darf.</translation>
    </message>
    <message>
        <source>{name} is PRIVATE and {folder} is the folder of a release. Choose another folder.</source>
        <translation>{name} ist PRIVATE, und {folder} ist der Ordner einer Veröffentlichung. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{parameter}: field {field} of {layer} has {missing} missing and {repeated} repeated ids in {rows} rows. Each street needs an id of its own: choose another field, or make one, for example with the field calculator.</source>
        <translation>{parameter}: Im Feld {field} von {layer} fehlen {missing} und wiederholen sich {repeated} Kennungen in {rows} Zeilen. Jede Straße braucht eine eigene Kennung: Wählen Sie ein anderes Feld, oder legen Sie eines an, zum Beispiel mit dem Feldrechner.</translation>
    </message>
    <message>
        <source>PRIVATE: holds single reports or withheld counts. Never part of a release.</source>
        <translation>PRIVATE: enthält einzelne Meldungen oder zurückgehaltene Anzahlen. Nie Teil einer Veröffentlichung.</translation>
    </message>
    <message>
        <source>Candidate for a release: it becomes public only through the publishing gate.</source>
        <translation>Kandidat für eine Veröffentlichung: Öffentlich wird er erst durch die Prüfschranke.</translation>
    </message>
    <message>
        <source>row {n} was not taken</source>
        <translation>Zeile {n} wurde nicht angenommen</translation>
    </message>
    <message>
        <source>{arrived} of {rows} rows arrived whole</source>
        <translation>{arrived} von {rows} Zeilen sind vollständig angekommen</translation>
    </message>
    <message>
        <source>{name} cannot be put in its place, {file}: {why}. Is it open in another program?</source>
        <translation>{name} kann nicht an den Zielort {file} gebracht werden: {why}. Ist die Datei in einem anderen Programm geöffnet?</translation>
    </message>
    <message>
        <source>{name} could not be written completely ({why}), so nothing of it is kept. Is the disk full, does the format lack a type, or does another program hold the file?</source>
        <translation>{name} konnte nicht vollständig geschrieben werden ({why}), deshalb wird nichts davon behalten. Ist der Datenträger voll, fehlt dem Format ein Datentyp, oder wird die Datei von einem anderen Programm benutzt?</translation>
    </message>
    <message>
        <source>Near Miss</source>
        <translation>Near Miss</translation>
    </message>
    <message>
        <source>Load the sample city</source>
        <translation>Beispielstadt laden</translation>
    </message>
    <message>
        <source>An invented town with streets, reports and addresses, for a first look.</source>
        <translation>Eine erfundene Stadt mit Straßen, Meldungen und Adressen für einen ersten Blick.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Open the documentation.</source>
        <translation>Dokumentation öffnen.</translation>
    </message>
    <message>
        <source>Protect</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>privacy,re-identification,disclosure,anonymity,k-anonymity,suppression</source>
        <translation>Datenschutz,Re-Identifizierung,Offenlegung,Anonymität,k-Anonymität,Unterdrückung</translation>
    </message>
    <message>
        <source>{name} is no parameter of {id}: ignored.</source>
        <translation>{name} ist kein Parameter von {id} und wird ignoriert.</translation>
    </message>
    <message>
        <source>Cancelled: no output was kept.</source>
        <translation>Abgebrochen: Es wurde keine Ausgabe behalten.</translation>
    </message>
    <message>
        <source>Aggregate and withhold</source>
        <translation>Aggregieren und zurückhalten</translation>
    </message>
    <message>
        <source>Counts snapped reports per segment and withholds every count that too few people stand behind.

A segment is withheld when fewer than k people (with a contributor field; else reports) are on it (primary), or when two people hold nearly all of its reports (dominance). A breakdown by category is shown only where every cell and the unnamed rest clear their floors and nobody can work out what is hidden. In the published layer a segment without reports and one that is withheld look the same.

Published segments, breakdown and totals are candidates: they become public only through the publishing gate. Withheld segments are PRIVATE: take that layer out of a map before you export it. A low share of published reports is the price of the floors, not a fault; it falls on quiet streets. Without a contributor field one person&apos;s five reports clear a floor of three: people are not tested.</source>
        <translation>Zählt zugeordnete Meldungen je Straßenabschnitt und hält jede Anzahl zurück, hinter der zu wenige Personen stehen.

Ein Abschnitt wird zurückgehalten, wenn auf ihn weniger als k Personen (mit einem Feld für die meldende Person; sonst Meldungen) entfallen (primär: „primary“) oder wenn zwei Personen fast alle seine Meldungen abgegeben haben (Dominanz: „dominance“). Eine Aufschlüsselung nach Kategorie wird nur gezeigt, wo jede Zelle und der unbenannte Rest ihre Mindestzahlen erreichen und niemand erschließen kann, was verborgen ist. Im veröffentlichten Layer sehen ein Abschnitt ohne Meldungen und ein zurückgehaltener gleich aus.

Veröffentlichte Abschnitte, Aufschlüsselung und Gesamtzahlen sind Kandidaten: Öffentlich werden sie erst durch die Prüfschranke. Zurückgehaltene Abschnitte sind PRIVATE: Nehmen Sie diesen Layer aus einer Karte heraus, bevor Sie sie exportieren. Ein niedriger Anteil veröffentlichter Meldungen ist der Preis der Mindestzahlen und kein Fehler; er trifft ruhige Straßen. Ohne ein Feld für die meldende Person erreichen fünf Meldungen einer einzigen Person eine Mindestzahl von drei: Personen werden nicht geprüft.</translation>
    </message>
    <message>
        <source>Reports in</source>
        <translation>Meldungen in der Eingabe</translation>
    </message>
    <message>
        <source>Segments with a published count</source>
        <translation>Abschnitte mit veröffentlichter Anzahl</translation>
    </message>
    <message>
        <source>Segments withheld</source>
        <translation>Zurückgehaltene Abschnitte</translation>
    </message>
    <message>
        <source>Segments without reports</source>
        <translation>Abschnitte ohne Meldungen</translation>
    </message>
    <message>
        <source>Reports in published counts</source>
        <translation>Meldungen in veröffentlichten Anzahlen</translation>
    </message>
    <message>
        <source>Reports on withheld segments</source>
        <translation>Meldungen auf zurückgehaltenen Abschnitten</translation>
    </message>
    <message>
        <source>Reports without a segment</source>
        <translation>Meldungen ohne Abschnitt</translation>
    </message>
    <message>
        <source>Reports left out by decision</source>
        <translation>Durch Entscheidung ausgelassene Meldungen</translation>
    </message>
    <message>
        <source>Share of snapped reports that is published</source>
        <translation>Anteil der zugeordneten Meldungen, der veröffentlicht ist</translation>
    </message>
    <message>
        <source>Smallest k of a published segment</source>
        <translation>Kleinstes k eines veröffentlichten Abschnitts</translation>
    </message>
    <message>
        <source>Segments withheld to protect others</source>
        <translation>Zum Schutz anderer zurückgehaltene Abschnitte</translation>
    </message>
    <message>
        <source>Policy in force (JSON)</source>
        <translation>Geltendes Regelwerk (JSON)</translation>
    </message>
    <message>
        <source>CRS in which distances were measured</source>
        <translation>KBS, in dem Abstände gemessen wurden</translation>
    </message>
    <message>
        <source>{layer} holds lines or polygons. Give the snapped reports: points, or a table.</source>
        <translation>{layer} enthält Linien oder Polygone. Geben Sie die zugeordneten Meldungen an: Punkte oder eine Tabelle.</translation>
    </message>
    <message>
        <source>{name} is not available yet: what it publishes or keeps would have to be checked together with the withheld counts, and this version cannot do that. Leave {name} empty.</source>
        <translation>{name} ist noch nicht verfügbar: Was damit veröffentlicht oder behalten wird, müsste zusammen mit den zurückgehaltenen Anzahlen geprüft werden, und das kann diese Version nicht. Lassen Sie {name} leer.</translation>
    </message>
    <message>
        <source>DECISIONS needs REPORT_ID, the field of SNAPPED that its record_id stands for.</source>
        <translation>DECISIONS braucht REPORT_ID, das Feld von SNAPPED, auf das sich die record_id bezieht.</translation>
    </message>
    <message>
        <source>Reading reports and streets</source>
        <translation>Meldungen und Straßen lesen</translation>
    </message>
    <message>
        <source>Counting and withholding</source>
        <translation>Zählen und zurückhalten</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Snapped reports</source>
        <translation>Zugeordnete Meldungen</translation>
    </message>
    <message>
        <source>Segment id of a report</source>
        <translation>Abschnittskennung einer Meldung</translation>
    </message>
    <message>
        <source>Name of a segment</source>
        <translation>Name eines Abschnitts</translation>
    </message>
    <message>
        <source>Category (hazard type)</source>
        <translation>Kategorie (Art der Gefahr)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Of the published segments</source>
        <translation>Der veröffentlichten Abschnitte</translation>
    </message>
    <message>
        <source>Of all snapped reports, where it gives no withheld count away</source>
        <translation>Aller zugeordneten Meldungen, wo sie keine zurückgehaltene Anzahl verrät</translation>
    </message>
    <message>
        <source>All possible categories</source>
        <translation>Alle möglichen Kategorien</translation>
    </message>
    <message>
        <source>Published total</source>
        <translation>Veröffentlichte Gesamtzahl</translation>
    </message>
    <message>
        <source>Group totals by</source>
        <translation>Gesamtzahlen gruppieren nach</translation>
    </message>
    <message>
        <source>Withhold more where published sums would give a count away</source>
        <translation>Mehr zurückhalten, wo veröffentlichte Summen eine Anzahl verraten würden</translation>
    </message>
    <message>
        <source>Last release</source>
        <translation>Letzte Veröffentlichung</translation>
    </message>
    <message>
        <source>Decisions on single reports</source>
        <translation>Entscheidungen über einzelne Meldungen</translation>
    </message>
    <message>
        <source>Report id (for decisions)</source>
        <translation>Kennung der Meldung (für Entscheidungen)</translation>
    </message>
    <message>
        <source>Published segments (candidate)</source>
        <translation>Veröffentlichte Abschnitte (Kandidat)</translation>
    </message>
    <message>
        <source>Breakdown (candidate)</source>
        <translation>Aufschlüsselung (Kandidat)</translation>
    </message>
    <message>
        <source>Totals (candidate)</source>
        <translation>Gesamtzahlen (Kandidat)</translation>
    </message>
    <message>
        <source>Withheld segments</source>
        <translation>Zurückgehaltene Abschnitte</translation>
    </message>
    <message>
        <source>{n} reports lie where their segment id says.</source>
        <translation>{n} Meldungen liegen dort, wo ihre Abschnittskennung es angibt.</translation>
    </message>
    <message>
        <source>Whether {n} reports lie on the segments of their ids was not tested: they have no geometry or no {field}.</source>
        <translation>Ob {n} Meldungen auf den Abschnitten ihrer Kennungen liegen, wurde nicht geprüft: Sie haben keine Geometrie oder kein {field}.</translation>
    </message>
    <message>
        <source>{layer} has no field {field}.</source>
        <translation>{layer} hat kein Feld {field}.</translation>
    </message>
    <message>
        <source>Policy in force: {policy}</source>
        <translation>Geltendes Regelwerk: {policy}</translation>
    </message>
    <message>
        <source>Withheld segments by reason: {reasons}</source>
        <translation>Zurückgehaltene Abschnitte nach Grund: {reasons}</translation>
    </message>
    <message>
        <source>Remove duplicate reports</source>
        <translation>Dubletten aus Meldungen entfernen</translation>
    </message>
    <message>
        <source>Report id</source>
        <translation>Kennung der Meldung</translation>
    </message>
    <message>
        <source>Time (datetime, date or ISO text)</source>
        <translation>Zeit (Datum mit Uhrzeit, Datum oder ISO-Text)</translation>
    </message>
    <message>
        <source>Fields that must match where a contributor is unknown</source>
        <translation>Felder, die übereinstimmen müssen, wo eine meldende Person unbekannt ist</translation>
    </message>
    <message>
        <source>For example the hazard type. Without any, reports near in place and time are duplicates.</source>
        <translation>Zum Beispiel die Art der Gefahr. Ohne solche Felder sind Meldungen, die räumlich und zeitlich nahe beieinander liegen, Dubletten.</translation>
    </message>
    <message>
        <source>Reports of one event lie within</source>
        <translation>Meldungen eines Ereignisses liegen innerhalb von</translation>
    </message>
    <message>
        <source>… and within (seconds)</source>
        <translation>… und innerhalb von (Sekunden)</translation>
    </message>
    <message>
        <source>Reports without duplicates</source>
        <translation>Meldungen ohne Dubletten</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Reports kept</source>
        <translation>Behaltene Meldungen</translation>
    </message>
    <message>
        <source>Reading reports</source>
        <translation>Meldungen lesen</translation>
    </message>
    <message>
        <source>Comparing reports</source>
        <translation>Meldungen vergleichen</translation>
    </message>
    <message>
        <source>{n} duplicates repeat an id, but at another place or time. Is REPORT_ID unique, or were ids used twice?</source>
        <translation>{n} Dubletten wiederholen eine Kennung, aber an einem anderen Ort oder zu einer anderen Zeit. Ist REPORT_ID eindeutig, oder wurden Kennungen zweimal verwendet?</translation>
    </message>
    <message>
        <source>{n} of {rows} reports have no time that can be read: they are compared by id only and otherwise kept.</source>
        <translation>{n} von {rows} Meldungen haben keine lesbare Zeit: Sie werden nur nach Kennung verglichen und sonst behalten.</translation>
    </message>
    <message>
        <source>Times come without a UTC offset and are compared as written.</source>
        <translation>Die Zeiten haben keinen UTC-Versatz und werden verglichen, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>QGIS 3.22 drops the offsets of datetime fields: where they differ, keep such times as text.</source>
        <translation>QGIS 3.22 verwirft den Versatz in Feldern für Datum und Zeit: Wo er sich unterscheidet, behalten Sie solche Zeiten als Text.</translation>
    </message>
    <message>
        <source>Snap reports to street segments</source>
        <translation>Meldungen Straßenabschnitten zuordnen</translation>
    </message>
    <message>
        <source>The report&apos;s own point</source>
        <translation>Der Punkt der Meldung selbst</translation>
    </message>
    <message>
        <source>The nearest point on the street</source>
        <translation>Der nächstgelegene Punkt auf der Straße</translation>
    </message>
    <message>
        <source>Maximum distance to a street</source>
        <translation>Maximaler Abstand zu einer Straße</translation>
    </message>
    <message>
        <source>Ambiguous if a second street is at most this much farther</source>
        <translation>Mehrdeutig, wenn eine zweite Straße höchstens so viel weiter entfernt ist</translation>
    </message>
    <message>
        <source>0: exact ties only. Ambiguous reports still count on the nearest street.</source>
        <translation>0: nur genau gleicher Abstand. Mehrdeutige Meldungen zählen trotzdem auf der nächstgelegenen Straße.</translation>
    </message>
    <message>
        <source>Point of the output</source>
        <translation>Punkt der Ausgabe</translation>
    </message>
    <message>
        <source>Snapped</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Ambiguous (snapped to the winner)</source>
        <translation>Mehrdeutig (dem nächstgelegenen zugeordnet)</translation>
    </message>
    <message>
        <source>Unsnapped</source>
        <translation>Nicht zugeordnet</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>{layer}: none of the {rows} rows has a point that can be used ({why}).</source>
        <translation>{layer}: Keine der {rows} Zeilen hat einen Punkt, der verwendet werden kann ({why}).</translation>
    </message>
    <message>
        <source>Finding the nearest segments</source>
        <translation>Nächstgelegene Abschnitte suchen</translation>
    </message>
    <message>
        <source>{reports} and {streets} do not lie in the same place: no report is within {km:g} km of a street. Is the CRS of each layer the right one?</source>
        <translation>{reports} und {streets} liegen nicht am selben Ort: Keine Meldung liegt innerhalb von {km:g} km einer Straße. Ist das KBS jedes Layers das richtige?</translation>
    </message>
    <message>
        <source>No report is within MAX_DISTANCE of a street: check the layers, their CRS and the distance.</source>
        <translation>Keine Meldung liegt innerhalb von MAX_DISTANCE einer Straße: Prüfen Sie die Layer, ihr KBS und den Abstand.</translation>
    </message>
    <message>
        <source>This algorithm needs the Python package(s) {names}, which the Python of this QGIS lacks or cannot load.
Windows: open the OSGeo4W Shell and run: python -m pip install --user {names} (or run the OSGeo4W setup and choose {apt}).
macOS: in a terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install --user {names}
Linux: install your distribution&apos;s package, for example: sudo apt install {apt}
Then start QGIS again.</source>
        <translation>Dieser Algorithmus braucht Python-Pakete, die dem Python dieses QGIS fehlen oder die es nicht laden kann: {names}
Windows: Öffnen Sie die OSGeo4W Shell und führen Sie aus: python -m pip install --user {names} (oder starten Sie das OSGeo4W-Setup und wählen Sie {apt}).
macOS: in einem Terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install --user {names}
Linux: Installieren Sie das Paket Ihrer Distribution, zum Beispiel: sudo apt install {apt}
Starten Sie QGIS danach neu.</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Straßenabschnitt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Duplicate of</source>
        <translation>Dublette von</translation>
    </message>
    <message>
        <source>Distance to the segment (m)</source>
        <translation>Abstand zum Abschnitt (m)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Second nearest segment</source>
        <translation>Zweitnächster Abschnitt</translation>
    </message>
    <message>
        <source>Distance to the second nearest (m)</source>
        <translation>Abstand zum zweitnächsten (m)</translation>
    </message>
    <message>
        <source>Reports, in words</source>
        <translation>Meldungen, in Worten</translation>
    </message>
    <message>
        <source>Reports by category</source>
        <translation>Meldungen nach Kategorie</translation>
    </message>
    <message>
        <source>Few reports</source>
        <translation>Wenige Meldungen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Why it is withheld</source>
        <translation>Warum zurückgehalten</translation>
    </message>
    <message>
        <source>Length (m)</source>
        <translation>Länge (m)</translation>
    </message>
    <message>
        <source>An outsider infers at least</source>
        <translation>Außenstehende schließen auf mindestens</translation>
    </message>
    <message>
        <source>An outsider infers at most</source>
        <translation>Außenstehende schließen auf höchstens</translation>
    </message>
    <message>
        <source>{layer} has no rows (0 features). Check its filter and selection, or its path.</source>
        <translation>{layer} hat keine Zeilen (0 Objekte). Prüfen Sie Filter und Auswahl oder den Pfad.</translation>
    </message>
    <message>
        <source>unfiltered total of its provider: unknown</source>
        <translation>ungefilterte Gesamtzahl des Datenanbieters: unbekannt</translation>
    </message>
    <message>
        <source>its provider holds {total}: a filter or a selection is on</source>
        <translation>der Datenanbieter enthält {total} (ein Filter oder eine Auswahl ist aktiv)</translation>
    </message>
    <message>
        <source>all that its provider holds</source>
        <translation>alle, die der Datenanbieter enthält</translation>
    </message>
    <message>
        <source>{layer}: {rows} rows, {note}.</source>
        <translation>{layer}: {rows} Zeilen, {note}.</translation>
    </message>
    <message>
        <source>Distances are measured in {crs}.</source>
        <translation>Abstände werden in {crs} gemessen.</translation>
    </message>
    <message>
        <source>{layer}: {n} of {rows} points lie more than 500 km from the centre of the data; distances there are off by more than 0.1 %. Are their coordinates right?</source>
        <translation>{layer}: {n} von {rows} Punkten liegen mehr als 500 km vom Mittelpunkt der Daten entfernt; die Abstände dort weichen um mehr als 0.1 % ab. Sind ihre Koordinaten richtig?</translation>
    </message>
    <message>
        <source>{layer}: {counts}.</source>
        <translation>{layer}: {counts}.</translation>
    </message>
    <message>
        <source>{layer}: {n} parts without length were skipped.</source>
        <translation>{layer}: {n} Teile ohne Länge wurden übersprungen.</translation>
    </message>
    <message>
        <source>{layer}: {n} vertices are not finite; their edges were skipped.</source>
        <translation>{layer}: {n} Stützpunkte sind nicht endlich; ihre Kanten wurden übersprungen.</translation>
    </message>
    <message>
        <source>{layer}: {n} streets have no length, so no report is on them.</source>
        <translation>{layer}: {n} Straßen haben keine Länge, deshalb liegt keine Meldung auf ihnen.</translation>
    </message>
    <message>
        <source>{field} is not given: feature ids of {layer} are used. They change when the file is written anew; give a field of stable ids for anything you publish or compare.</source>
        <translation>{field} ist nicht angegeben: Die Objektkennungen von {layer} werden verwendet. Sie ändern sich, wenn die Datei neu geschrieben wird; geben Sie für alles, was Sie veröffentlichen oder vergleichen, ein Feld mit beständigen Kennungen an.</translation>
    </message>
    <message>
        <source>PRIVATE file: {name} = {file}. Keep it out of releases.</source>
        <translation>PRIVATE-Datei: {name} = {file}. Halten Sie sie aus Veröffentlichungen heraus.</translation>
    </message>
    <message>
        <source>{name} is not complete and could not be removed: remove {file} yourself.</source>
        <translation>{name} ist nicht vollständig und konnte nicht entfernt werden: Entfernen Sie {file} selbst.</translation>
    </message>
    <message>
        <source>{name} and {other} are the same file, {file}: writing one would destroy the other. Give {name} another name.</source>
        <translation>{name} und {other} sind dieselbe Datei, {file}: Das Schreiben der einen würde die andere zerstören. Geben Sie {name} einen anderen Namen.</translation>
    </message>
    <message>
        <source>{name} and {other} go into one file, {file}, but one of them is PRIVATE. Give them a file each.</source>
        <translation>{name} und {other} sollen in dieselbe Datei, {file}, aber eine der beiden Ausgaben ist PRIVATE. Geben Sie jeder eine eigene Datei.</translation>
    </message>
    <message>
        <source>{name}: a CSV file holds no geometry. Choose another format to keep it.</source>
        <translation>{name}: Eine CSV-Datei enthält keine Geometrie. Wählen Sie ein anderes Format, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Id of a street segment</source>
        <translation>Kennung eines Straßenabschnitts</translation>
    </message>
    <message>
        <source>Must be present and unique. Without it feature ids are used, which change with the file.</source>
        <translation>Muss vorhanden und eindeutig sein. Ohne dieses Feld werden Objektkennungen verwendet, die sich mit der Datei ändern.</translation>
    </message>
    <message>
        <source>Contributor (the person behind a report)</source>
        <translation>Meldende Person (die Person hinter einer Meldung)</translation>
    </message>
    <message>
        <source>With it floors count people; without it they count reports, and people are not tested.</source>
        <translation>Mit diesem Feld zählen die Mindestzahlen Personen; ohne es zählen sie Meldungen, und Personen werden nicht geprüft.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Near Miss 3/5: no count below 3, no breakdown below 5. CMS 11: nothing below 11. ONS 10 and OpenSAFELY 8: nothing below 10 or 8, and counts rounded to 5.</source>
        <translation>Near Miss 3/5: keine Anzahl unter 3, keine Aufschlüsselung unter 5. CMS 11: nichts unter 11. ONS 10 und OpenSAFELY 8: nichts unter 10 oder 8, und Anzahlen auf Vielfache von 5 gerundet.</translation>
    </message>
    <message>
        <source>Empty: the policy&apos;s value.</source>
        <translation>Leer: der Wert des Regelwerks.</translation>
    </message>
    <message>
        <source>Smallest published count, instead of the policy&apos;s</source>
        <translation>Kleinste veröffentlichte Anzahl (statt des Werts im Regelwerk)</translation>
    </message>
    <message>
        <source>3 or more.</source>
        <translation>3 oder mehr.</translation>
    </message>
    <message>
        <source>No breakdown below, instead of the policy&apos;s</source>
        <translation>Keine Aufschlüsselung unter (statt des Werts im Regelwerk)</translation>
    </message>
    <message>
        <source>Smallest cell of a breakdown, instead of the policy&apos;s</source>
        <translation>Kleinste Zelle einer Aufschlüsselung (statt des Werts im Regelwerk)</translation>
    </message>
    <message>
        <source>Not below the smallest published count.</source>
        <translation>Nicht unter der kleinsten veröffentlichten Anzahl.</translation>
    </message>
    <message>
        <source>Round counts to multiples of, instead of the policy&apos;s</source>
        <translation>Anzahlen runden auf Vielfache von (statt des Werts im Regelwerk)</translation>
    </message>
    <message>
        <source>0: no rounding.</source>
        <translation>0: keine Rundung.</translation>
    </message>
    <message>
        <source>The two largest contributors may hold at most this share</source>
        <translation>Höchster Anteil der zwei meldenden Personen mit den meisten Meldungen</translation>
    </message>
    <message>
        <source>Add no person beside a known one, else one</source>
        <translation>Keine weitere Person neben einer bekannten, sonst eine</translation>
    </message>
    <message>
        <source>Each counts as a person</source>
        <translation>Jede zählt als eine Person</translation>
    </message>
    <message>
        <source>Reports of unknown contributors</source>
        <translation>Meldungen unbekannter meldender Personen</translation>
    </message>
    <message>
        <source>Zero and withheld segments look the same</source>
        <translation>Abschnitte ohne Meldungen und zurückgehaltene sehen gleich aus</translation>
    </message>
    <message>
        <source>Publish zeros</source>
        <translation>Nullen veröffentlichen</translation>
    </message>
    <message>
        <source>Leave out every segment without a published count</source>
        <translation>Jeden Abschnitt ohne veröffentlichte Anzahl auslassen</translation>
    </message>
    <message>
        <source>Segments without a published count</source>
        <translation>Abschnitte ohne veröffentlichte Anzahl</translation>
    </message>
    <message>
        <source>{name} takes one field, not {n}.</source>
        <translation>{name} nimmt ein Feld an, nicht {n}.</translation>
    </message>
    <message>
        <source> Did you mean {near}?</source>
        <translation> Meinten Sie {near}?</translation>
    </message>
    <message>
        <source>{name}: {layer} has no field {field}.{hint} It has: {present}.</source>
        <translation>{name}: {layer} hat kein Feld {field}.{hint} Vorhanden sind: {present}.</translation>
    </message>
    <message>
        <source>{layer} holds {found} features; {wanted} is due.</source>
        <translation>{layer} enthält Objekte vom Geometrietyp „{found}“; verlangt ist „{wanted}“.</translation>
    </message>
    <message>
        <source>{name}: its data-defined value cannot be evaluated. Correct the expression.</source>
        <translation>{name}: Der datendefinierte Wert kann nicht ausgewertet werden. Korrigieren Sie den Ausdruck.</translation>
    </message>
    <message>
        <source>{name}: no layer is given.</source>
        <translation>{name}: Es ist kein Layer angegeben.</translation>
    </message>
    <message>
        <source>{layer} has no coordinate reference system that ties it to the Earth, so distances in metres cannot be measured. Set the layer&apos;s CRS (Layer &gt; Set CRS of Layer(s)), or assign one with native:assignprojection.</source>
        <translation>{layer} hat kein Koordinatenbezugssystem mit Bezug zur Erde, deshalb können Abstände nicht in Metern gemessen werden. Setzen Sie das KBS des Layers (Layer &gt; KBS von Layer(n) setzen), oder weisen Sie mit native:assignprojection eines zu.</translation>
    </message>
    <message>
        <source>{layer}: {crs} is geocentric (X, Y, Z). Reproject the layer first.</source>
        <translation>{layer}: {crs} ist geozentrisch (X, Y, Z). Reprojizieren Sie zuerst den Layer.</translation>
    </message>
    <message>
        <source>{name}: {raw!r} is not a number. Write digits with a point, for example 12.5.</source>
        <translation>{name}: {raw!r} ist keine Zahl. Schreiben Sie Ziffern mit einem Punkt, zum Beispiel 12.5.</translation>
    </message>
    <message>
        <source>{name} must be a whole number, not {raw}: it is not rounded for you.</source>
        <translation>{name} muss eine ganze Zahl sein, nicht {raw}: Es wird nicht für Sie gerundet.</translation>
    </message>
    <message>
        <source>{name}: {raw!r} is not one of the choices. Give its number: {listed}.</source>
        <translation>{name}: {raw!r} steht nicht zur Auswahl. Geben Sie die Nummer an: {listed}.</translation>
    </message>
    <message>
        <source>{name}: {raw!r} is neither true nor false.</source>
        <translation>{name}: {raw!r} ist weder wahr noch falsch.</translation>
    </message>
    <message>
        <source>{name} must be greater than {low:g}, not {value:g}.</source>
        <translation>{name} muss größer als {low:g} sein, nicht {value:g}.</translation>
    </message>
    <message>
        <source>{name} must lie between {low:g} and {high:g}, not {value:g}.</source>
        <translation>{name} muss zwischen {low:g} und {high:g} liegen, nicht {value:g}.</translation>
    </message>
    <message>
        <source>{name} must be {low:g} or more, not {value:g}.</source>
        <translation>{name} muss {low:g} oder mehr sein, nicht {value:g}.</translation>
    </message>
    <message>
        <source>CATEGORIES is empty: somebody who knows that every category of the data occurs, and sees where none is hidden, may narrow a rest down. List all possible categories.</source>
        <translation>CATEGORIES ist leer: Wer weiß, dass jede Kategorie der Daten vorkommt, und sieht, wo keine verborgen ist, kann einen Rest möglicherweise eingrenzen. Führen Sie alle möglichen Kategorien auf.</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>null geometry</source>
        <translation>Geometrie NULL</translation>
    </message>
    <message>
        <source>empty geometry</source>
        <translation>leere Geometrie</translation>
    </message>
    <message>
        <source>non-finite coordinates</source>
        <translation>nicht endliche Koordinaten</translation>
    </message>
    <message>
        <source>more than one part</source>
        <translation>mehr als ein Teil</translation>
    </message>
    <message>
        <source>Has no effect yet: the totals that can be published now give no count away.</source>
        <translation>Noch ohne Wirkung: Die Gesamtzahlen, die derzeit veröffentlicht werden können, geben keine Anzahl preis.</translation>
    </message>
    <message>
        <source>A table with record_id and decision: leave_out, or keep, which changes nothing.</source>
        <translation>Eine Tabelle mit record_id und decision: leave_out, oder keep, das nichts ändert.</translation>
    </message>
    <message>
        <source>Finds several submissions of one event, so that one event does not clear a floor on its own. Run it before snapping.

Reports are taken by time, then id, and each is compared with the reports kept so far. It is a duplicate when it lies within the distance and the time window of a kept one (both inclusive), and the contributors are the same; where either contributor is unknown, all match fields must be equal instead. A report id counts once. Reports without time or geometry are kept unless their id occurs already.

A low number of duplicates only tells that this rule found few; without a time it finds repeated ids alone. The output has one row per event and is PRIVATE: it holds single reports.</source>
        <translation>Findet mehrere Einsendungen desselben Ereignisses, damit nicht ein einziges Ereignis für sich allein eine Mindestzahl erreicht. Führen Sie diesen Schritt vor dem Zuordnen aus.

Meldungen werden nach Zeit, dann nach Kennung durchgegangen, und jede wird mit den bisher behaltenen verglichen. Sie ist eine Dublette, wenn sie innerhalb des Abstands und des Zeitfensters einer behaltenen liegt (beide Grenzen eingeschlossen) und die meldende Person dieselbe ist; ist eine der beiden meldenden Personen unbekannt, müssen stattdessen alle Vergleichsfelder gleich sein. Eine Meldungskennung zählt einmal. Meldungen ohne Zeit oder Geometrie werden behalten, sofern ihre Kennung nicht schon vorkommt.

Eine niedrige Zahl von Dubletten besagt nur, dass diese Regel wenige gefunden hat; ohne Zeit findet sie nur wiederholte Kennungen. Die Ausgabe hat eine Zeile je Ereignis und ist PRIVATE: Sie enthält einzelne Meldungen.</translation>
    </message>
    <message>
        <source>Finds the street segment nearest to each report, in ground metres, exactly: the nearest point of the polyline, not of its vertices or its bounding box.

Status: snapped (within the maximum distance), ambiguous (the runner-up is at most the margin farther; the winner still counts), unsnapped (no street near enough) and excluded (null, empty or non-finite geometry, or more than one part). The four sum to the reports in. Equally near streets go to the smaller id.

Many unsnapped reports mean that streets are missing, or that the layers lie in different places. Rows are ordered by their values, so that the result does not depend on the order of the input. The output is PRIVATE: it holds single reports.</source>
        <translation>Findet zu jeder Meldung den nächstgelegenen Straßenabschnitt, exakt und in Metern am Boden: gemessen zum nächstgelegenen Punkt der Polylinie, nicht zu ihren Stützpunkten oder ihrer Boundingbox.

Status: zugeordnet („snapped“: innerhalb des maximalen Abstands), mehrdeutig („ambiguous“: der zweitnächste Abschnitt ist höchstens um die Spanne weiter entfernt; der nächstgelegene zählt trotzdem), nicht zugeordnet („unsnapped“: keine Straße nah genug) und ausgeschlossen („excluded“: Geometrie NULL, leer oder nicht endlich, oder mehr als ein Teil). Die vier ergeben zusammen die Meldungen in der Eingabe. Bei gleich nahen Straßen gilt die kleinere Kennung.

Viele nicht zugeordnete Meldungen bedeuten, dass Straßen fehlen oder dass die Layer an verschiedenen Orten liegen. Zeilen werden nach ihren Werten geordnet, damit das Ergebnis nicht von der Reihenfolge der Eingabe abhängt. Die Ausgabe ist PRIVATE: Sie enthält einzelne Meldungen.</translation>
    </message>
    <message>
        <source>{name} cannot be written ({why}). Check that the folder exists and may be written to.</source>
        <translation>{name} kann nicht geschrieben werden ({why}). Prüfen Sie, ob der Ordner existiert und beschreibbar ist.</translation>
    </message>
    <message>
        <source>Larger than the smallest published count; equal is enough from 5 on.</source>
        <translation>Größer als die kleinste veröffentlichte Anzahl; ab 5 genügt gleich groß.</translation>
    </message>
    <message>
        <source>A segment where two people hold a larger share of the reports is withheld. 1: off.</source>
        <translation>Ein Abschnitt, in dem zwei Personen einen größeren Anteil der Meldungen halten, wird zurückgehalten. 1: aus.</translation>
    </message>
    <message>
        <source>{text} is a folder. Give the name of a file in it, for example {example}.</source>
        <translation>{text} ist ein Ordner. Geben Sie den Namen einer Datei darin an, zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>CATEGORIES is given without CATEGORY, the field they are values of.</source>
        <translation>CATEGORIES ist angegeben, aber nicht CATEGORY, das Feld mit diesen Werten.</translation>
    </message>
    <message>
        <source>TIME: none of the {n} values of field {field} is a datetime, a date or ISO text such as 2026-03-01T08:15:00. Choose another field, or leave TIME empty.</source>
        <translation>TIME: Keiner der {n} Werte des Feldes {field} ist ein Datum mit Uhrzeit, ein Datum oder ISO-Text wie 2026-03-01T08:15:00. Wählen Sie ein anderes Feld oder lassen Sie TIME leer.</translation>
    </message>
    <message>
        <source>{layer}: none of the {n} streets has a geometry with a length.</source>
        <translation>{layer}: Keine der {n} Straßen hat eine Geometrie mit einer Länge.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Festplatte ist voll</translation>
    </message>
    <message>
        <source>Segments of WITHHELD that show a count ({n}): {names}</source>
        <translation>Abschnitte von WITHHELD, die eine Anzahl zeigen ({n}): {names}</translation>
    </message>
    <message>
        <source>Nothing was counted again: SNAPPED is not given.</source>
        <translation>Es wurde nichts nachgezählt: SNAPPED ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Run verifyrelease with SNAPPED, CATEGORY and CONTRIBUTOR.</source>
        <translation>Führen Sie verifyrelease mit SNAPPED, CATEGORY und CONTRIBUTOR aus.</translation>
    </message>
    <message>
        <source>The release counts people, and CONTRIBUTOR is not given.</source>
        <translation>Die Veröffentlichung zählt Personen, aber CONTRIBUTOR ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Give CONTRIBUTOR, the field of SNAPPED.</source>
        <translation>Geben Sie CONTRIBUTOR an, das Feld von SNAPPED.</translation>
    </message>
    <message>
        <source>Give SEGMENTS and WITHHELD of one and the same run.</source>
        <translation>Veröffentlichen Sie Abschnitte, die aus demselben Lauf stammen wie die zurückgehaltenen.</translation>
    </message>
    <message>
        <source>Reports on a segment that is neither in the release nor in STREETS: {n}.</source>
        <translation>Meldungen, deren Abschnitt weder in der Veröffentlichung noch in STREETS vorkommt: {n}.</translation>
    </message>
    <message>
        <source>Give the STREETS and the SNAPPED reports the release was made with.</source>
        <translation>Geben Sie die STREETS und die zugeordneten Meldungen (SNAPPED) an, mit denen die Veröffentlichung erstellt wurde.</translation>
    </message>
    <message>
        <source>Segments that show a count which too few people, or nearly only two, stand behind ({n}): {names}</source>
        <translation>Abschnitte, die eine Anzahl zeigen, obwohl zu wenige Personen oder fast nur zwei dahinterstehen ({n}): {names}</translation>
    </message>
    <message>
        <source>Aggregate with this policy and this CONTRIBUTOR, and publish that.</source>
        <translation>Aggregieren Sie mit diesem Regelwerk und diesem CONTRIBUTOR, und veröffentlichen Sie das Ergebnis.</translation>
    </message>
    <message>
        <source>Segments that show another count than their reports give ({n}): {names}</source>
        <translation>Abschnitte, die eine andere Anzahl zeigen, als ihre Meldungen ergeben ({n}): {names}</translation>
    </message>
    <message>
        <source>Give the SNAPPED reports the release was made from, or publish again.</source>
        <translation>Geben Sie die zugeordneten Meldungen (SNAPPED) an, aus denen die Veröffentlichung erstellt wurde, oder veröffentlichen Sie erneut.</translation>
    </message>
    <message>
        <source>Segments without a count though the policy allows one ({n}): {names}</source>
        <translation>Abschnitte, die keine Anzahl zeigen, obwohl das Regelwerk eine zulässt ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns were not counted again: CATEGORY is not given.</source>
        <translation>Aufschlüsselungen wurden nicht nachgezählt: CATEGORY ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Give CATEGORY, the field of SNAPPED.</source>
        <translation>Geben Sie CATEGORY an, das Feld von SNAPPED.</translation>
    </message>
    <message>
        <source>Breakdowns that differ from what their reports give ({n}): {names}</source>
        <translation>Aufschlüsselungen, die von dem abweichen, was ihre Meldungen ergeben ({n}): {names}</translation>
    </message>
    <message>
        <source>Aggregate with this policy, CATEGORY and CONTRIBUTOR, and publish that.</source>
        <translation>Aggregieren Sie mit diesem Regelwerk, CATEGORY und CONTRIBUTOR, und veröffentlichen Sie das Ergebnis.</translation>
    </message>
    <message>
        <source>Names that belong to a person or a single report ({n}): {names}</source>
        <translation>Namen, die zu einer Person oder einer einzelnen Meldung gehören ({n}): {names}</translation>
    </message>
    <message>
        <source>Remove them before publishing. Private layers never go out.</source>
        <translation>Entfernen Sie sie vor dem Veröffentlichen. Private Layer werden nie herausgegeben.</translation>
    </message>
    <message>
        <source>Fields that are neither of a release nor of STREETS with the same values ({n}): {names}</source>
        <translation>Felder, die weder zu einer Veröffentlichung noch mit denselben Werten zu STREETS gehören ({n}): {names}</translation>
    </message>
    <message>
        <source>Fields that are not of a release ({n}); without STREETS nobody knows if they are public: {names}</source>
        <translation>Felder, die nicht zu einer Veröffentlichung gehören; ohne STREETS ist nicht bekannt, ob sie öffentlich sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Drop them, or give the STREETS they come from.</source>
        <translation>Entfernen Sie sie, oder geben Sie die STREETS an, aus denen sie stammen.</translation>
    </message>
    <message>
        <source>Texts that tell a count below {k} ({n}): {names}</source>
        <translation>Texte, die eine Anzahl unter {k} verraten ({n}): {names}</translation>
    </message>
    <message>
        <source>Write &quot;none or withheld&quot; for every segment without a published count.</source>
        <translation>Schreiben Sie &quot;none or withheld&quot; für jeden Abschnitt ohne veröffentlichte Anzahl.</translation>
    </message>
    <message>
        <source>Segments with a low_sample ({n}), which tells how few people there are.</source>
        <translation>Abschnitte mit einem low_sample, das verrät, wie wenige Personen dort gemeldet haben: {n}.</translation>
    </message>
    <message>
        <source>Publish what aggregateandwithhold makes, unchanged.</source>
        <translation>Veröffentlichen Sie das Ergebnis von aggregateandwithhold unverändert.</translation>
    </message>
    <message>
        <source>Segments that say another count in words than in numbers ({n}): {names}</source>
        <translation>Abschnitte, die in Worten eine andere Anzahl nennen als in Zahlen ({n}): {names}</translation>
    </message>
    <message>
        <source>No table with a segment id and a count was recognised.</source>
        <translation>Es wurde keine Tabelle mit einer Abschnittskennung und einer Anzahl erkannt.</translation>
    </message>
    <message>
        <source>Name the fields in SEGMENT_ID and COUNT_FIELD.</source>
        <translation>Nennen Sie die Felder in SEGMENT_ID und COUNT_FIELD.</translation>
    </message>
    <message>
        <source>Counts between 1 and {most} ({n}): {names}</source>
        <translation>Anzahlen zwischen 1 und {most} ({n}): {names}</translation>
    </message>
    <message>
        <source>Withhold these counts: publish what aggregateandwithhold makes under this policy.</source>
        <translation>Halten Sie diese Anzahlen zurück: Veröffentlichen Sie das Ergebnis, das aggregateandwithhold mit diesem Regelwerk liefert.</translation>
    </message>
    <message>
        <source>Counts that are not whole, or not rounded as the policy says ({n}): {names}</source>
        <translation>Anzahlen, die nicht ganzzahlig oder nicht gerundet sind, wie das Regelwerk es verlangt ({n}): {names}</translation>
    </message>
    <message>
        <source>Aggregate and publish under the same policy.</source>
        <translation>Aggregieren und veröffentlichen Sie mit demselben Regelwerk.</translation>
    </message>
    <message>
        <source>Counts between 1 and {most}: {n}.</source>
        <translation>Anzahlen zwischen 1 und {most}: {n}.</translation>
    </message>
    <message>
        <source>Remove them.</source>
        <translation>Entfernen Sie sie.</translation>
    </message>
    <message>
        <source>No field of counts was recognised.</source>
        <translation>Es wurde kein Feld mit Anzahlen erkannt.</translation>
    </message>
    <message>
        <source>Name it in COUNT_FIELD.</source>
        <translation>Nennen Sie es in COUNT_FIELD.</translation>
    </message>
    <message>
        <source>Breakdowns that cannot be read as numbers by category, perhaps cut off ({n}): {names}</source>
        <translation>Aufschlüsselungen, die nicht als Zahlen je Kategorie lesbar und vielleicht abgeschnitten sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Write them in a format that holds long texts: GeoJSON, GeoPackage, FlatGeobuf or CSV.</source>
        <translation>Schreiben Sie sie in einem Format, das lange Texte fasst: GeoJSON, GeoPackage, FlatGeobuf oder CSV.</translation>
    </message>
    <message>
        <source>Breakdowns with a cell between 1 and {cell} ({n}): {names}</source>
        <translation>Aufschlüsselungen mit einer Zelle zwischen 1 und {cell} ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns that leave 1 to {cell} over, count minus cells ({n}): {names}</source>
        <translation>Aufschlüsselungen, die zwischen 1 und {cell} Meldungen übrig lassen, Anzahl minus Zellen ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns that do not fit their count: more than it, or rounded otherwise ({n}): {names}</source>
        <translation>Aufschlüsselungen, die nicht zu ihrer Anzahl passen, weil sie mehr Meldungen enthalten oder anders gerundet sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns of segments with fewer than {small} reports ({n}): {names}</source>
        <translation>Aufschlüsselungen von Abschnitten mit weniger als {small} Meldungen ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns of segments without a published count ({n}): {names}</source>
        <translation>Aufschlüsselungen von Abschnitten ohne veröffentlichte Anzahl ({n}): {names}</translation>
    </message>
    <message>
        <source>Withhold these breakdowns, or aggregate and check under one and the same policy.</source>
        <translation>Halten Sie diese Aufschlüsselungen zurück, oder aggregieren und prüfen Sie mit demselben Regelwerk.</translation>
    </message>
    <message>
        <source>Breakdowns of one category only, which tell what everybody there reported ({n}): {names}</source>
        <translation>Aufschlüsselungen mit nur einer Kategorie, die damit verraten, was dort alle gemeldet haben ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns that can be inverted: too few categories for what their rest holds ({n}): {names}</source>
        <translation>Aufschlüsselungen, die sich zurückrechnen lassen, weil sich ihr Rest auf zu wenige Kategorien verteilt ({n}): {names}</translation>
    </message>
    <message>
        <source>Breakdowns that somebody can invert who knows that the categories named in this release ({categories}) are all there are ({n}): {names}</source>
        <translation>Aufschlüsselungen, die zurückrechnen kann, wer weiß, dass es nur die in dieser Veröffentlichung genannten {categories} Kategorien gibt ({n}): {names}</translation>
    </message>
    <message>
        <source>Merge rare categories into a broader one before aggregating.</source>
        <translation>Fassen Sie seltene Kategorien vor dem Aggregieren zu einer allgemeineren zusammen.</translation>
    </message>
    <message>
        <source>No breakdown by category was recognised.</source>
        <translation>Es wurde keine Aufschlüsselung nach Kategorie erkannt.</translation>
    </message>
    <message>
        <source>If the release has one, name its field in BREAKDOWN_FIELD.</source>
        <translation>Wenn die Veröffentlichung eine hat, nennen Sie ihr Feld in BREAKDOWN_FIELD.</translation>
    </message>
    <message>
        <source>Segments with different breakdowns in two places ({n}): {names}</source>
        <translation>Abschnitte, die an zwei Stellen unterschiedliche Aufschlüsselungen haben ({n}): {names}</translation>
    </message>
    <message>
        <source>Publish segments and breakdown of one and the same run.</source>
        <translation>Veröffentlichen Sie Abschnitte und Aufschlüsselung aus demselben Lauf.</translation>
    </message>
    <message>
        <source>The release has no geometry that was recognised.</source>
        <translation>In der Veröffentlichung wurde keine Geometrie erkannt.</translation>
    </message>
    <message>
        <source>A file with coordinates does not say in which CRS they are.</source>
        <translation>Eine Datei mit Koordinaten gibt deren KBS nicht an.</translation>
    </message>
    <message>
        <source>Write the file with its CRS, or in EPSG:4326.</source>
        <translation>Schreiben Sie die Datei mit ihrem KBS oder in EPSG:4326.</translation>
    </message>
    <message>
        <source>Reports that lie on a published vertex which is a public one of STREETS: {n}.</source>
        <translation>Meldungen auf veröffentlichten Stützpunkten, von denen jeder durch STREETS bereits öffentlich ist: {n}.</translation>
    </message>
    <message>
        <source>COINCIDENT 1 is on: move or drop these vertices, leave these reports out, or choose COINCIDENT 0.</source>
        <translation>COINCIDENT 1 ist gewählt: Verschieben oder entfernen Sie diese Stützpunkte, lassen Sie diese Meldungen aus, oder wählen Sie COINCIDENT 0.</translation>
    </message>
    <message>
        <source>Give the public STREETS: a vertex that they have is no leak.</source>
        <translation>Geben Sie die öffentlichen STREETS an: Ein Stützpunkt, der dort vorkommt, ist kein Leck.</translation>
    </message>
    <message>
        <source>These vertices are not in STREETS: publish the geometry of STREETS.</source>
        <translation>Diese Stützpunkte kommen in STREETS nicht vor: Veröffentlichen Sie die Geometrie von STREETS.</translation>
    </message>
    <message>
        <source>Reports that lie on a published vertex: {n}. Segments ({segments}): {names}</source>
        <translation>Meldungen, die auf veröffentlichten Stützpunkten liegen: {n}. Abschnitte dieser Stützpunkte ({segments}): {names}</translation>
    </message>
    <message>
        <source>Published vertices that are not in STREETS: {n}.</source>
        <translation>Veröffentlichte Stützpunkte, die in STREETS nicht vorkommen: {n}.</translation>
    </message>
    <message>
        <source>Publish the geometry of STREETS, unchanged; give the STREETS the release was made with.</source>
        <translation>Veröffentlichen Sie die Geometrie von STREETS unverändert; geben Sie die STREETS an, mit denen die Veröffentlichung erstellt wurde.</translation>
    </message>
    <message>
        <source>Vertices with more than {decimals} decimals: {n}. Features ({segments}): {names}</source>
        <translation>Stützpunkte mit mehr als {decimals} Nachkommastellen: {n}. Objekte dieser Stützpunkte ({segments}): {names}</translation>
    </message>
    <message>
        <source>Round the coordinates; publishrelease writes 6 decimals of degrees.</source>
        <translation>Runden Sie die Koordinaten; publishrelease schreibt Grad mit 6 Nachkommastellen.</translation>
    </message>
    <message>
        <source>Reports whose coordinates stand in the metadata: {n}.</source>
        <translation>Meldungen, deren Koordinaten in den Metadaten stehen: {n}.</translation>
    </message>
    <message>
        <source>Remove the coordinates from title, licence, source, note, and names.</source>
        <translation>Entfernen Sie die Koordinaten aus Titel, Lizenz, Quelle, Hinweis und Namen.</translation>
    </message>
    <message>
        <source>REPORTS are not given.</source>
        <translation>REPORTS ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Give the raw reports in REPORTS; they are only compared, never written.</source>
        <translation>Geben Sie die Rohmeldungen in REPORTS an; sie werden nur verglichen, nie geschrieben.</translation>
    </message>
    <message>
        <source>No report in REPORTS has coordinates.</source>
        <translation>Keine Meldung in REPORTS hat Koordinaten.</translation>
    </message>
    <message>
        <source>Give the raw reports as points.</source>
        <translation>Geben Sie die Rohmeldungen als Punkte an.</translation>
    </message>
    <message>
        <source>This version cannot test it.</source>
        <translation>Diese Version kann das nicht prüfen.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Es wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Numbers that count something else ({n}), since with the published counts they have no solution: {names}</source>
        <translation>Zahlen, die etwas anderes zählen, denn mit den veröffentlichten Anzahlen gehen sie nicht auf ({n}): {names}</translation>
    </message>
    <message>
        <source>Group totals ({names}) are printed; this version checks the overall total only.</source>
        <translation>Gesamtzahlen von Gruppen ({names}) sind enthalten; diese Version prüft nur die Gesamtzahl über alles.</translation>
    </message>
    <message>
        <source>Publish the overall total only.</source>
        <translation>Veröffentlichen Sie nur die Gesamtzahl über alles.</translation>
    </message>
    <message>
        <source>A total is printed; how many segments have no count is not known.</source>
        <translation>Eine Gesamtzahl ist enthalten; wie viele Abschnitte keine Anzahl haben, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Give the STREETS of the release.</source>
        <translation>Geben Sie die STREETS der Veröffentlichung an.</translation>
    </message>
    <message>
        <source>The total {name} leaves {left} for the segments without a count ({n}): an outsider infers {low} to {high} for each of them.</source>
        <translation>{name} lässt auf den Abschnitten ohne Anzahl ({n}) zusammen {left} Meldungen übrig: Außenstehende schließen für jeden von ihnen auf {low} bis {high}.</translation>
    </message>
    <message>
        <source>Remove this number, or publish the total of the published segments (PUBLISH_TOTAL 1) only.</source>
        <translation>Entfernen Sie diese Zahl, oder veröffentlichen Sie nur die Gesamtzahl der veröffentlichten Abschnitte (PUBLISH_TOTAL 1).</translation>
    </message>
    <message>
        <source>Rows read: {rows}. The file says that it holds {provider}.</source>
        <translation>Gelesene Zeilen: {rows}. Laut Datei enthält sie aber {provider}.</translation>
    </message>
    <message>
        <source>Write the file anew: deleted rows may still be in it.</source>
        <translation>Schreiben Sie die Datei neu: Gelöschte Zeilen können noch darin stehen.</translation>
    </message>
    <message>
        <source>Rows that repeat the segment id of another row: {n}.</source>
        <translation>Zeilen, die die Abschnittskennung einer anderen Zeile wiederholen: {n}.</translation>
    </message>
    <message>
        <source>Publish one row per segment: the difference of two is a count too.</source>
        <translation>Veröffentlichen Sie eine Zeile je Abschnitt: Auch die Differenz zweier Zeilen ist eine Anzahl.</translation>
    </message>
    <message>
        <source>Features read back: {rows} of {expected} that were written.</source>
        <translation>Geschriebene Objekte: {expected}. Zurückgelesen wurden {rows}.</translation>
    </message>
    <message>
        <source>Publish again, into another folder or format.</source>
        <translation>Veröffentlichen Sie erneut, in einen anderen Ordner oder ein anderes Format.</translation>
    </message>
    <message>
        <source>{rows} of {total} rows of {name} were used: a filter or a selection is on.</source>
        <translation>{rows} von {total} Zeilen von {name} wurden verwendet: Ein Filter oder eine Auswahl ist aktiv.</translation>
    </message>
    <message>
        <source>Take filter and selection off, unless you mean it.</source>
        <translation>Heben Sie Filter und Auswahl auf, wenn sie nicht beabsichtigt sind.</translation>
    </message>
    <message>
        <source>Take them out of the release, or look at them yourself.</source>
        <translation>Nehmen Sie sie aus der Veröffentlichung heraus, oder sehen Sie sie selbst durch.</translation>
    </message>
    <message>
        <source>There is no manifest.json that can be read.</source>
        <translation>Es gibt keine lesbare manifest.json.</translation>
    </message>
    <message>
        <source>Give the folder of a release that publishrelease wrote.</source>
        <translation>Geben Sie den Ordner einer Veröffentlichung an, die publishrelease geschrieben hat.</translation>
    </message>
    <message>
        <source>manifest.json lists no files with their checksums.</source>
        <translation>manifest.json führt keine Dateien mit ihren Prüfsummen auf.</translation>
    </message>
    <message>
        <source>Files changed after the manifest ({n}): {names}</source>
        <translation>Dateien, die nach dem Manifest geändert wurden ({n}): {names}</translation>
    </message>
    <message>
        <source>Files that are not in the manifest ({n}): {names}</source>
        <translation>Dateien, die nicht im Manifest stehen ({n}): {names}</translation>
    </message>
    <message>
        <source>Files of the manifest that are missing ({n}): {names}</source>
        <translation>Dateien des Manifests, die fehlen ({n}): {names}</translation>
    </message>
    <message>
        <source>Publish again; take out what does not belong to the release.</source>
        <translation>Veröffentlichen Sie erneut; nehmen Sie heraus, was nicht zur Veröffentlichung gehört.</translation>
    </message>
    <message>
        <source>Zeros are shown ({zero} segments), so the {n} that are missing or have no count are known to have few reports: {names}</source>
        <translation>Abschnitte mit einer Null: {zero}. Also haben die Abschnitte, die fehlen oder keine Anzahl zeigen, wenige Meldungen ({n}): {names}</translation>
    </message>
    <message>
        <source>Segments of STREETS are missing ({n}) while others stand there without a count: {names}</source>
        <translation>Abschnitte von STREETS, die fehlen, während andere ohne Anzahl aufgeführt sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Publish all segments of STREETS, or only those with a count (ZEROS 2).</source>
        <translation>Veröffentlichen Sie alle Abschnitte von STREETS oder nur die mit einer Anzahl (ZEROS 2).</translation>
    </message>
    <message>
        <source>Zeros are printed; whether segments are missing is not known.</source>
        <translation>Nullen sind enthalten; ob Abschnitte fehlen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Aggregate with ZEROS 0 (zero and withheld look the same) or ZEROS 2 (both are left out).</source>
        <translation>Aggregieren Sie mit ZEROS 0 (Null und zurückgehalten sehen gleich aus) oder ZEROS 2 (beide werden ausgelassen).</translation>
    </message>
    <message>
        <source>Segments without a count ({n}) are told apart, or named as zero or withheld, by {names}.</source>
        <translation>Abschnitte ohne Anzahl ({n}), die durch {names} unterscheidbar oder ausdrücklich als Null oder zurückgehalten bezeichnet sind.</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}. Is the disk full, or the folder read-only?</source>
        <translation>{file} konnte nicht geschrieben werden: {why}. Ist der Datenträger voll oder der Ordner schreibgeschützt?</translation>
    </message>
    <message>
        <source>RELEASE: {file} does not exist. Give a folder, its manifest.json, or a data file.</source>
        <translation>RELEASE: {file} ist nicht vorhanden. Geben Sie einen Ordner, dessen manifest.json oder eine Datendatei an.</translation>
    </message>
    <message>
        <source>RELEASE: {file} holds no data file that can be read. Known are GeoJSON, GeoPackage, FlatGeobuf, CSV and Shapefile.</source>
        <translation>RELEASE: {file} enthält keine lesbare Datendatei. Bekannt sind GeoJSON, GeoPackage, FlatGeobuf, CSV und Shapedatei.</translation>
    </message>
    <message>
        <source>{parameter}: no table of RELEASE has a field {field}. They have: {present}.</source>
        <translation>{parameter}: Keine Tabelle von RELEASE hat ein Feld {field}. Vorhanden sind: {present}.</translation>
    </message>
    <message>
        <source>FOLDER: {folder} is a whole disk. Give a folder on it.</source>
        <translation>FOLDER: {folder} ist ein ganzes Laufwerk. Geben Sie einen Ordner darauf an.</translation>
    </message>
    <message>
        <source>FOLDER: {folder} cannot be used: {why}.</source>
        <translation>FOLDER: {folder} kann nicht verwendet werden: {why}.</translation>
    </message>
    <message>
        <source>FOLDER: {folder} may not be written to. Choose another folder.</source>
        <translation>FOLDER: {folder} darf nicht beschrieben werden. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>FOLDER: {folder} is a file. Give a folder.</source>
        <translation>FOLDER: {folder} ist eine Datei. Geben Sie einen Ordner an.</translation>
    </message>
    <message>
        <source>FOLDER: {folder} is not empty ({n} entries). Choose another one, or set OVERWRITE.</source>
        <translation>FOLDER: {folder} ist nicht leer (Einträge: {n}). Wählen Sie einen anderen, oder setzen Sie OVERWRITE.</translation>
    </message>
    <message>
        <source>FOLDER: {folder} cannot be written: {why}.</source>
        <translation>FOLDER: {folder} kann nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The release cannot be put into {folder}: {why}. Is a file in it open elsewhere? The folder is as it was.</source>
        <translation>Die Veröffentlichung kann nicht in {folder} abgelegt werden: {why}. Ist eine Datei darin anderswo geöffnet? Der Ordner ist unverändert.</translation>
    </message>
    <message>
        <source>{n} vertices of the segments have no place in {crs}. Repair their geometry first.</source>
        <translation>Stützpunkte der Abschnitte, die keinen Ort in {crs} haben: {n}. Reparieren Sie zuerst ihre Geometrie.</translation>
    </message>
    <message>
        <source>SEGMENTS holds a geometry that is neither line nor polygon. Publish street segments or areas.</source>
        <translation>SEGMENTS enthält eine Geometrie, die weder Linie noch Polygon ist. Veröffentlichen Sie Straßenabschnitte oder Flächen.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}. Is it damaged, or of another format than its ending says?</source>
        <translation>{file} kann nicht gelesen werden: {why}. Ist die Datei beschädigt, oder hat sie ein anderes Format, als ihre Endung angibt?</translation>
    </message>
    <message>
        <source>a feature that is no JSON object</source>
        <translation>ein Feature ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>a geometry that is none</source>
        <translation>eine Geometrie ist keine</translation>
    </message>
    <message>
        <source>a geometry that is no well-known text</source>
        <translation>eine Geometrie ist kein Well-known Text (WKT)</translation>
    </message>
    <message>
        <source>rows are missing</source>
        <translation>Zeilen fehlen</translation>
    </message>
    <message>
        <source>Publish a release</source>
        <translation>Veröffentlichung herausgeben</translation>
    </message>
    <message>
        <source>Segments in the release</source>
        <translation>Abschnitte in der Veröffentlichung</translation>
    </message>
    <message>
        <source>{name} is empty. A release says what it is, under which licence, and from which source.</source>
        <translation>{name} ist leer. Eine Veröffentlichung sagt, was sie ist, unter welcher Lizenz sie steht und aus welcher Quelle sie stammt.</translation>
    </message>
    <message>
        <source>FOLDER is not given. Give one, or set CHECK_ONLY.</source>
        <translation>FOLDER ist nicht angegeben. Geben Sie einen Ordner an, oder setzen Sie CHECK_ONLY.</translation>
    </message>
    <message>
        <source>{name} is PRIVATE and lies in FOLDER, the folder of the release. Choose another folder.</source>
        <translation>{name} ist PRIVATE und liegt in FOLDER, dem Ordner der Veröffentlichung. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Reading segments, streets and reports</source>
        <translation>Abschnitte, Straßen und Meldungen lesen</translation>
    </message>
    <message>
        <source>Writing, reading back and checking</source>
        <translation>Schreiben, zurücklesen und prüfen</translation>
    </message>
    <message>
        <source>Writing the findings</source>
        <translation>Befunde schreiben</translation>
    </message>
    <message>
        <source>PUBLISHED of aggregateandwithhold.</source>
        <translation>PUBLISHED von aggregateandwithhold.</translation>
    </message>
    <message>
        <source>Raw reports, for the tripwire</source>
        <translation>Rohmeldungen, zum Abgleich</translation>
    </message>
    <message>
        <source>Never released: every published vertex is compared with them.</source>
        <translation>Werden nie veröffentlicht: Jeder veröffentlichte Stützpunkt wird mit ihnen verglichen.</translation>
    </message>
    <message>
        <source>Gives the geometry. Without it a vertex on a report always stops the release.</source>
        <translation>Liefert die Geometrie. Ohne diesen Layer hält ein Stützpunkt auf einer Meldung die Veröffentlichung immer auf.</translation>
    </message>
    <message>
        <source>Last release (not tested yet)</source>
        <translation>Letzte Veröffentlichung (wird noch nicht geprüft)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Folder of the release</source>
        <translation>Ordner der Veröffentlichung</translation>
    </message>
    <message>
        <source>Replace what is in the folder</source>
        <translation>Inhalt des Ordners ersetzen</translation>
    </message>
    <message>
        <source>Check only: release nothing, and do not fail on a leak</source>
        <translation>Nur prüfen: nichts veröffentlichen und bei einem Leck nicht fehlschlagen</translation>
    </message>
    <message>
        <source>Verify a release</source>
        <translation>Veröffentlichung prüfen</translation>
    </message>
    <message>
        <source>Reads a release from disk, ours or anybody&apos;s, and looks for what would give a person away.

Counts and breakdowns below their floors, breakdowns and totals that can be inverted, zero segments that can be told from withheld ones, forbidden attributes, published vertices on reports, coordinates in the metadata, too many decimals, files that were changed after their manifest. RELEASE is a folder, its manifest.json, or a data file: GeoJSON, GeoPackage, FlatGeobuf, CSV, Shapefile.

A rule that lacks its input is not tested, never passed: give REPORTS for the tripwire, STREETS for zeros and totals, SNAPPED with CATEGORY and CONTRIBUTOR to count again. The run fails on a leak, unless FAIL_ON_FINDING is off. No finding means: none of these rules found anything under this policy against these layers.</source>
        <translation>Liest eine eigene oder fremde Veröffentlichung vom Datenträger und sucht, was eine Person verraten würde.

Gesucht werden: Anzahlen und Aufschlüsselungen unter ihren Mindestzahlen, Aufschlüsselungen und Gesamtzahlen, die sich zurückrechnen lassen, Abschnitte ohne Meldungen, die von zurückgehaltenen zu unterscheiden sind, verbotene Attribute, veröffentlichte Stützpunkte auf Meldungen, Koordinaten in den Metadaten, zu viele Nachkommastellen, Dateien, die nach ihrem Manifest geändert wurden. RELEASE ist ein Ordner, dessen manifest.json oder eine Datendatei: GeoJSON, GeoPackage, FlatGeobuf, CSV, Shapedatei.

Eine Regel, der ihre Eingabe fehlt, gilt als nicht geprüft, nie als bestanden: Geben Sie REPORTS für den Abgleich mit den Meldungen an, STREETS für Nullen und Gesamtzahlen, SNAPPED mit CATEGORY und CONTRIBUTOR zum Nachzählen. Bei einem Leck schlägt der Lauf fehl, außer FAIL_ON_FINDING ist ausgeschaltet. Kein Befund bedeutet: Keine dieser Regeln hat unter diesem Regelwerk beim Vergleich mit diesen Layern etwas gefunden.</translation>
    </message>
    <message>
        <source>{name} is PRIVATE and lies in the release that is checked. Choose another folder.</source>
        <translation>{name} ist PRIVATE und liegt in der Veröffentlichung, die geprüft wird. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Reading the release</source>
        <translation>Veröffentlichung lesen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Empty: recognised by its name.</source>
        <translation>Leer: wird am Namen erkannt.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Path of a folder, of its manifest.json, or of a data file.</source>
        <translation>Pfad eines Ordners, seiner manifest.json oder einer Datendatei.</translation>
    </message>
    <message>
        <source>Field of segment ids</source>
        <translation>Feld der Abschnittskennungen</translation>
    </message>
    <message>
        <source>Field of counts</source>
        <translation>Feld der Anzahlen</translation>
    </message>
    <message>
        <source>Field of breakdowns</source>
        <translation>Feld der Aufschlüsselungen</translation>
    </message>
    <message>
        <source>Raw reports</source>
        <translation>Rohmeldungen</translation>
    </message>
    <message>
        <source>Snapped reports, to count again</source>
        <translation>Zugeordnete Meldungen, zum Nachzählen</translation>
    </message>
    <message>
        <source>Files that go out with it (not tested yet)</source>
        <translation>Dateien, die mit herausgegeben werden (werden noch nicht geprüft)</translation>
    </message>
    <message>
        <source>Fail on a leak</source>
        <translation>Bei einem Leck fehlschlagen</translation>
    </message>
    <message>
        <source>Fail on a rule that could not be tested</source>
        <translation>Bei einer Regel fehlschlagen, die nicht geprüft werden konnte</translation>
    </message>
    <message>
        <source>SEGMENTS: {n} of {rows} segment ids are not in STREETS. Give the STREETS and the SEGMENT_ID the segments were aggregated with.</source>
        <translation>SEGMENTS: {n} von {rows} Abschnittskennungen kommen in STREETS nicht vor. Geben Sie die STREETS und die SEGMENT_ID an, mit denen die Abschnitte aggregiert wurden.</translation>
    </message>
    <message>
        <source>{layer} has no field {missing}. Give the output of aggregateandwithhold.</source>
        <translation>{layer} hat kein Feld {missing}. Geben Sie die Ausgabe von aggregateandwithhold an.</translation>
    </message>
    <message>
        <source>{layer}: reports without a place, with which nothing can be compared: {n}.</source>
        <translation>{layer}: {n} Meldungen haben keinen Ort, deshalb kann nichts mit ihnen verglichen werden.</translation>
    </message>
    <message>
        <source>{layer} has no field segment_id. Give the output of snaptosegments.</source>
        <translation>{layer} hat kein Feld segment_id. Geben Sie die Ausgabe von snaptosegments an.</translation>
    </message>
    <message>
        <source>{layer} has no field segment_id. Give WITHHELD of aggregateandwithhold.</source>
        <translation>{layer} hat kein Feld segment_id. Geben Sie WITHHELD von aggregateandwithhold an.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Released: {folder}</source>
        <translation>Veröffentlicht: {folder}</translation>
    </message>
    <message>
        <source>FOLDER held more than a release. All of it is kept in {kept}.</source>
        <translation>FOLDER enthielt mehr als eine Veröffentlichung. Der gesamte frühere Inhalt liegt jetzt in {kept}.</translation>
    </message>
    <message>
        <source>The former release could not be removed altogether. Remove {left} yourself.</source>
        <translation>Die frühere Veröffentlichung konnte nicht vollständig entfernt werden. Entfernen Sie {left} selbst.</translation>
    </message>
    <message>
        <source>Stops the release, unless the vertex is a public one of STREETS</source>
        <translation>Hält die Veröffentlichung auf, außer der Stützpunkt ist durch STREETS bereits öffentlich</translation>
    </message>
    <message>
        <source>Always stops the release</source>
        <translation>Hält die Veröffentlichung immer auf</translation>
    </message>
    <message>
        <source>A published vertex on a report</source>
        <translation>Ein veröffentlichter Stützpunkt auf einer Meldung</translation>
    </message>
    <message>
        <source>Comma separated. Empty: the values that occur.</source>
        <translation>Durch Kommas getrennt. Leer: die vorkommenden Werte.</translation>
    </message>
    <message>
        <source>published counts below the floor, or not rounded as the policy says</source>
        <translation>veröffentlichte Anzahlen unter der Mindestzahl oder nicht so gerundet, wie es das Regelwerk vorgibt</translation>
    </message>
    <message>
        <source>breakdowns by category with a part below the floor, of too few reports, or cut off</source>
        <translation>Aufschlüsselungen nach Kategorie, von denen ein Teil unter der Mindestzahl liegt, die auf zu wenigen Meldungen beruhen oder abgeschnitten sind</translation>
    </message>
    <message>
        <source>breakdowns from which a hidden category can be worked out</source>
        <translation>Aufschlüsselungen, aus denen sich eine verborgene Kategorie erschließen lässt</translation>
    </message>
    <message>
        <source>categories that are named in very few segments</source>
        <translation>Kategorien, die nur in sehr wenigen Abschnitten genannt sind</translation>
    </message>
    <message>
        <source>attributes of a person or a single report, unknown fields, counts hidden in text</source>
        <translation>Attribute einer Person oder einer einzelnen Meldung, unbekannte Felder, in Text versteckte Anzahlen</translation>
    </message>
    <message>
        <source>published vertices that lie on a report</source>
        <translation>veröffentlichte Stützpunkte, die auf einer Meldung liegen</translation>
    </message>
    <message>
        <source>counts and breakdowns that the reports do not give when counted again</source>
        <translation>Anzahlen und Aufschlüsselungen, die sich beim Nachzählen nicht aus den Meldungen ergeben</translation>
    </message>
    <message>
        <source>coordinates of a report in the metadata</source>
        <translation>Koordinaten einer Meldung in den Metadaten</translation>
    </message>
    <message>
        <source>coordinates with more decimals than declared</source>
        <translation>Koordinaten mit mehr Nachkommastellen als angegeben</translation>
    </message>
    <message>
        <source>segments without reports that can be told from withheld ones</source>
        <translation>Abschnitte ohne Meldungen, die von zurückgehaltenen zu unterscheiden sind</translation>
    </message>
    <message>
        <source>totals from which a withheld count can be worked out</source>
        <translation>Gesamtzahlen, aus denen sich eine zurückgehaltene Anzahl erschließen lässt</translation>
    </message>
    <message>
        <source>rates, shares or intervals from which a small count can be worked out</source>
        <translation>Raten, Anteile oder Intervalle, aus denen sich eine kleine Anzahl erschließen lässt</translation>
    </message>
    <message>
        <source>small differences to the last release</source>
        <translation>kleine Unterschiede zur letzten Veröffentlichung</translation>
    </message>
    <message>
        <source>columns or filters that the last release did not have</source>
        <translation>Spalten oder Filter, die die letzte Veröffentlichung nicht hatte</translation>
    </message>
    <message>
        <source>leftovers inside a file: deleted rows, tables nobody needs, styles</source>
        <translation>Überreste in einer Datei: gelöschte Zeilen, nicht benötigte Tabellen, Stile</translation>
    </message>
    <message>
        <source>e-mail addresses, times, contributors or coordinates in texts and accompanying files</source>
        <translation>E-Mail-Adressen, Zeiten, meldende Personen oder Koordinaten in Texten und Begleitdateien</translation>
    </message>
    <message>
        <source>rows of a file, or of its source, that were not checked</source>
        <translation>Zeilen einer Datei oder ihrer Quelle, die nicht geprüft wurden</translation>
    </message>
    <message>
        <source>files that were changed after the manifest, are missing or not in it</source>
        <translation>Dateien, die nach dem Manifest geändert wurden, fehlen oder nicht darin stehen</translation>
    </message>
    <message>
        <source>1: no leak was found; 0: there are leaks</source>
        <translation>1: kein Leck gefunden; 0: es gibt Lecks</translation>
    </message>
    <message>
        <source>Leaks</source>
        <translation>Lecks</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Rules that could not be tested</source>
        <translation>Regeln, die nicht geprüft werden konnten</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Findings as JSON</source>
        <translation>Befunde als JSON</translation>
    </message>
    <message>
        <source>the log above; give REPORT_HTML or FINDINGS to keep them</source>
        <translation>im Protokoll oben; geben Sie REPORT_HTML oder FINDINGS an, um sie zu behalten</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>reports (people: not tested)</source>
        <translation>Meldungen (Personen: nicht geprüft)</translation>
    </message>
    <message>
        <source>not stated; taken for reports</source>
        <translation>nicht angegeben; als Meldungen gewertet</translation>
    </message>
    <message>
        <source>zero and withheld segments look the same</source>
        <translation>Abschnitte ohne Meldungen und zurückgehaltene sehen gleich aus</translation>
    </message>
    <message>
        <source>zeros are published</source>
        <translation>Nullen werden veröffentlicht</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>Abschnitte ohne Meldungen und zurückgehaltene werden ausgelassen</translation>
    </message>
    <message>
        <source>multiples of {n}</source>
        <translation>auf Vielfache von {n}</translation>
    </message>
    <message>
        <source>Floors count</source>
        <translation>Mindestzahlen zählen</translation>
    </message>
    <message>
        <source>Smallest published count</source>
        <translation>Kleinste veröffentlichte Anzahl</translation>
    </message>
    <message>
        <source>No breakdown below</source>
        <translation>Keine Aufschlüsselung unter</translation>
    </message>
    <message>
        <source>Smallest cell of a breakdown</source>
        <translation>Kleinste Zelle einer Aufschlüsselung</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Largest share of two contributors</source>
        <translation>Höchster Anteil von zwei meldenden Personen</translation>
    </message>
    <message>
        <source>not limited</source>
        <translation>nicht begrenzt</translation>
    </message>
    <message>
        <source>This page may name segments that are withheld. Do not publish it.</source>
        <translation>Diese Seite kann zurückgehaltene Abschnitte nennen. Veröffentlichen Sie sie nicht.</translation>
    </message>
    <message>
        <source>PRIVATE</source>
        <translation>PRIVATE</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Do not publish: it leaks.</source>
        <translation>Nicht veröffentlichen: Es gibt mindestens ein Leck.</translation>
    </message>
    <message>
        <source>No leak was found.</source>
        <translation>Es wurde kein Leck gefunden.</translation>
    </message>
    <message>
        <source>Nothing was released; the folder is as it was. Put the leaks right and publish again.</source>
        <translation>Es wurde nichts veröffentlicht; der Ordner ist unverändert. Schließen Sie die Lecks, und veröffentlichen Sie erneut.</translation>
    </message>
    <message>
        <source>Put the leaks right and check again.</source>
        <translation>Schließen Sie die Lecks, und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>Leak</source>
        <translation>Leck</translation>
    </message>
    <message>
        <source>Each of these can give somebody away. A single one stops a release.</source>
        <translation>Jedes davon kann eine Person verraten. Schon ein einziges hält eine Veröffentlichung auf.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>These do not stop a release. Look at each of them and decide whether it may stay.</source>
        <translation>Warnungen halten eine Veröffentlichung nicht auf. Sehen Sie sich jede an, und entscheiden Sie, ob sie hinnehmbar ist.</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Nothing is known about these. Not tested is not passed.</source>
        <translation>Hierüber ist nichts bekannt. Nicht geprüft ist nicht dasselbe wie bestanden.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>No leak and no warning, but good to know.</source>
        <translation>Weder Leck noch Warnung, aber gut zu wissen.</translation>
    </message>
    <message>
        <source>These were looked for, and nothing was found.</source>
        <translation>Danach wurde gesucht, und es wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Policy in force</source>
        <translation>Geltendes Regelwerk</translation>
    </message>
    <message>
        <source>Files that were checked</source>
        <translation>Geprüfte Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>What no check can close</source>
        <translation>Was bei jeder Prüfung offen bleibt</translation>
    </message>
    <message>
        <source>Repeat visitors: somebody who reported on many segments leaves a pattern over the whole map.</source>
        <translation>Wiederholt meldende Personen: Wer auf vielen Abschnitten gemeldet hat, hinterlässt ein Muster über die ganze Karte.</translation>
    </message>
    <message>
        <source>Confirming a known address: somebody who already suspects a person can find a count that fits.</source>
        <translation>Bestätigen einer bekannten Adresse: Wer bereits eine bestimmte Person vermutet, kann eine Anzahl finden, die dazu passt.</translation>
    </message>
    <message>
        <source>A missing count does not mean &quot;no incidents here&quot;. Say so beside every map.</source>
        <translation>Eine fehlende Anzahl bedeutet nicht „hier gab es keine Vorfälle“. Schreiben Sie das neben jede Karte.</translation>
    </message>
    <message>
        <source>Read and decided</source>
        <translation>Gelesen und entschieden</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Writes a release and lets it out only when no rule finds a leak in the written files, read back from disk.

Into FOLDER go the segments, the breakdown and the totals if given, metadata.json, README.txt and manifest.json with checksums. Raw REPORTS are never written: they are only compared with every published vertex and with the metadata. Give STREETS: geometry is taken from there, and a vertex that is public there may lie on a report.

On a leak the run fails, FOLDER stays as it was, and findings and report say what was found, where, and what to do. What could not be tested is listed as not tested. CHECK_ONLY does everything but release. No leak means: none of the tested rules found one; repeat visitors and the confirming of a known address stay open.</source>
        <translation>Schreibt eine Veröffentlichung und gibt sie nur heraus, wenn keine Regel in den geschriebenen, vom Datenträger zurückgelesenen Dateien ein Leck findet.

In FOLDER kommen die Abschnitte, die Aufschlüsselung und die Gesamtzahlen, falls angegeben, sowie metadata.json, README.txt und manifest.json mit Prüfsummen. Die Rohmeldungen (REPORTS) werden nie geschrieben: Sie werden nur mit jedem veröffentlichten Stützpunkt und mit den Metadaten verglichen. Geben Sie STREETS an: Von dort wird die Geometrie übernommen, und ein Stützpunkt, der dort öffentlich ist, darf auf einer Meldung liegen.

Bei einem Leck schlägt der Lauf fehl, FOLDER bleibt unverändert, und Befunde und Bericht sagen, was wo gefunden wurde und was zu tun ist. Was nicht geprüft werden konnte, wird als nicht geprüft aufgeführt. CHECK_ONLY tut alles außer veröffentlichen. Kein Leck bedeutet: Keine der geprüften Regeln hat eines gefunden; offen bleiben das Muster wiederholt meldender Personen und das Bestätigen einer bekannten Adresse.</translation>
    </message>
    <message>
        <source>{name} is given {n} times; give it once.</source>
        <translation>{name} ist {n}-mal angegeben; geben Sie es einmal an.</translation>
    </message>
    <message>
        <source>Not released. Leaks: {leaks}{rules}. FOLDER is as it was. The findings are in: {where}.</source>
        <translation>Nicht veröffentlicht. Lecks: {leaks}{rules}. FOLDER ist, wie er war. Die Befunde stehen in: {where}.</translation>
    </message>
    <message>
        <source>Leaks: {leaks}{rules}. Rules not tested: {not_tested}. The findings are in: {where}.</source>
        <translation>Lecks: {leaks}{rules}. Nicht geprüfte Regeln: {not_tested}. Die Befunde stehen in: {where}.</translation>
    </message>
    <message>
        <source>Totals that differ from what their reports give: {n}.</source>
        <translation>Gesamtzahlen, die von dem abweichen, was ihre Meldungen ergeben: {n}.</translation>
    </message>
    <message>
        <source>Publish segments and totals of one and the same run.</source>
        <translation>Veröffentlichen Sie Abschnitte und Gesamtzahlen ein und desselben Laufs.</translation>
    </message>
    <message>
        <source>Breakdowns that can be inverted unless reports without a category are in their rest ({n}): {names}</source>
        <translation>Aufschlüsselungen, die sich auflösen lassen, wenn keine Meldungen ohne Kategorie in ihrem Rest sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Whether breakdowns can be inverted ({n}) depends on what this check does not know.</source>
        <translation>Ob sich Aufschlüsselungen auflösen lassen ({n}), hängt von etwas ab, das diese Prüfung nicht kennt.</translation>
    </message>
    <message>
        <source>List every possible category in CATEGORIES; verifyrelease also takes SNAPPED and CATEGORY.</source>
        <translation>Führen Sie in CATEGORIES jede mögliche Kategorie auf; verifyrelease nimmt auch SNAPPED und CATEGORY.</translation>
    </message>
    <message>
        <source>Numbers between 1 and {most} that may be counts, under: {names}</source>
        <translation>Zahlen zwischen 1 und {most}, die Anzahlen sein können, unter: {names}</translation>
    </message>
    <message>
        <source>Withhold small numbers in them too.</source>
        <translation>Halten Sie auch dort kleine Zahlen zurück.</translation>
    </message>
    <message>
        <source>The release declares {decimals} decimals; {due} are due.</source>
        <translation>Die Veröffentlichung nennt {decimals} Nachkommastellen; vorgesehen sind {due}.</translation>
    </message>
    <message>
        <source>manifest.json cannot be read.</source>
        <translation>manifest.json kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>the driver does not say why</source>
        <translation>der Treiber nennt keinen Grund</translation>
    </message>
    <message>
        <source>BREAKDOWN of aggregateandwithhold, of the same run.</source>
        <translation>BREAKDOWN von aggregateandwithhold, aus demselben Lauf.</translation>
    </message>
    <message>
        <source>TOTALS of aggregateandwithhold, of the same run.</source>
        <translation>TOTALS von aggregateandwithhold, aus demselben Lauf.</translation>
    </message>
    <message>
        <source>WITHHELD of aggregateandwithhold: none of them may show a count. Never released.</source>
        <translation>WITHHELD von aggregateandwithhold: Keiner dieser Abschnitte darf eine Anzahl zeigen. Wird nie veröffentlicht.</translation>
    </message>
    <message>
        <source>Every published vertex and the metadata are compared with them.</source>
        <translation>Jeder veröffentlichte Stützpunkt und die Metadaten werden mit ihnen verglichen.</translation>
    </message>
    <message>
        <source>The public streets: they show which segments are missing and which attributes are public.</source>
        <translation>Die öffentlichen Straßen: Sie zeigen, welche Abschnitte fehlen und welche Attribute öffentlich sind.</translation>
    </message>
    <message>
        <source>Output of snaptosegments, without the reports that were left out by decision.</source>
        <translation>Ausgabe von snaptosegments, ohne die Meldungen, die durch Entscheidung ausgelassen wurden.</translation>
    </message>
    <message>
        <source>ZEROS {zeros} does not fit SEGMENTS: {n} of {rows} segments were made with another one. Give the ZEROS they were aggregated with.</source>
        <translation>ZEROS {zeros} passt nicht zu SEGMENTS: {n} von {rows} Abschnitten sind mit einem anderen Wert entstanden. Geben Sie das ZEROS an, mit dem sie aggregiert wurden.</translation>
    </message>
    <message>
        <source>CATEGORIES lists no category. Leave it empty, or list every one.</source>
        <translation>CATEGORIES führt keine Kategorie auf. Lassen Sie es leer, oder führen Sie jede auf.</translation>
    </message>
    <message>
        <source>{name} is a field of {layer}, which is not given.</source>
        <translation>{name} ist ein Feld von {layer}; dieser Layer ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Categories that are named in fewer than {k} segments, where they stand out ({n}): {names}</source>
        <translation>Kategorien, die in weniger als {k} Abschnitten genannt sind und dort auffallen ({n}): {names}</translation>
    </message>
    <message>
        <source>Look for rates, shares, percentages and intervals: with a published denominator the count follows from them.</source>
        <translation>Achten Sie auf Raten, Anteile, Prozentwerte und Intervalle: Mit einem veröffentlichten Nenner ergibt sich daraus die Anzahl.</translation>
    </message>
    <message>
        <source>Compare with the last release: no count may have changed by 1 to k - 1, no segment may have come or gone.</source>
        <translation>Vergleichen Sie mit der letzten Veröffentlichung: Keine Anzahl darf sich um 1 bis k - 1 geändert haben, kein Abschnitt darf hinzugekommen oder weggefallen sein.</translation>
    </message>
    <message>
        <source>Compare with the last release: a new column, category, filter or street file makes a third release of the two.</source>
        <translation>Vergleichen Sie mit der letzten Veröffentlichung: Eine neue Spalte, Kategorie, ein neuer Filter oder eine neue Straßendatei macht aus beiden eine dritte Veröffentlichung.</translation>
    </message>
    <message>
        <source>Look for layers, tables and styles that nobody needs, and for -wal and -shm files beside a GeoPackage.</source>
        <translation>Achten Sie auf Layer, Tabellen und Stile, die niemand braucht, und auf -wal- und -shm-Dateien neben einem GeoPackage.</translation>
    </message>
    <message>
        <source>Look for names, addresses, dates, times and ids in texts, and for places in maps and PDFs that go out with it.</source>
        <translation>Achten Sie auf Namen, Adressen, Daten, Uhrzeiten und Kennungen in Texten und auf Orte in Karten und PDFs, die mit hinausgehen.</translation>
    </message>
    <message>
        <source>Version of Near Miss</source>
        <translation>Version von Near Miss</translation>
    </message>
    <message>
        <source>Report of the gate</source>
        <translation>Bericht der Prüfschranke</translation>
    </message>
    <message>
        <source>Passed the gate</source>
        <translation>Prüfschranke bestanden</translation>
    </message>
    <message>
        <source>No leak was found by the rules that were tested.</source>
        <translation>Die geprüften Regeln haben kein Leck gefunden.</translation>
    </message>
    <message>
        <source>Under this policy, against the layers that were given. Look at warnings and at what was not tested.</source>
        <translation>Das gilt unter diesem Regelwerk und gegenüber den angegebenen Layern. Sehen Sie sich die Warnungen an und das, was nicht geprüft wurde.</translation>
    </message>
    <message>
        <source>What is said here holds for files with these checksums, and for no others (the manifest holds them too).</source>
        <translation>Was hier steht, gilt für Dateien mit diesen Prüfsummen und für keine anderen (sie stehen auch im Manifest).</translation>
    </message>
    <message>
        <source>Rare combinations: a category that is rare in the whole city may be recognised on a segment.</source>
        <translation>Seltene Kombinationen: Eine Kategorie, die in der ganzen Stadt selten ist, kann auf einem Abschnitt wiedererkannt werden.</translation>
    </message>
    <message>
        <source>Segments with a low_sample that is neither true nor false: {n}.</source>
        <translation>Abschnitte mit einem low_sample, das weder wahr noch falsch ist: {n}.</translation>
    </message>
    <message>
        <source>Segment ids of the release that are not in STREETS ({n}): {names}</source>
        <translation>Kennungen von Abschnitten der Veröffentlichung, die nicht in STREETS sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Give the STREETS of the release, and their field of ids in STREETS_ID.</source>
        <translation>Geben Sie die STREETS der Veröffentlichung an und in STREETS_ID ihr Feld mit den Kennungen.</translation>
    </message>
    <message>
        <source>Counts that are no number ({n}): {names}</source>
        <translation>Anzahlen, die keine Zahl sind ({n}): {names}</translation>
    </message>
    <message>
        <source>Counts below zero ({n}): {names}</source>
        <translation>Anzahlen unter null ({n}): {names}</translation>
    </message>
    <message>
        <source>Leave a count empty where none is published.</source>
        <translation>Lassen Sie eine Anzahl leer, wo keine veröffentlicht wird.</translation>
    </message>
    <message>
        <source>Segments with two counts that differ ({n}): {names}</source>
        <translation>Abschnitte mit zwei verschiedenen Anzahlen ({n}): {names}</translation>
    </message>
    <message>
        <source>Publish one count per segment: the difference of two is a count too.</source>
        <translation>Veröffentlichen Sie eine Anzahl je Abschnitt: Auch die Differenz zweier ist eine Anzahl.</translation>
    </message>
    <message>
        <source>The release has no metadata, only names of files.</source>
        <translation>Die Veröffentlichung hat keine Metadaten, nur Dateinamen.</translation>
    </message>
    <message>
        <source>Files that were not read as data ({n}), so nothing is known about what they hold: {names}</source>
        <translation>Dateien, die nicht als Daten gelesen wurden ({n}); über ihren Inhalt ist nichts bekannt: {names}</translation>
    </message>
    <message>
        <source>FlatGeobuf holds no segment without a geometry, and there are {n}</source>
        <translation>FlatGeobuf kann keinen Abschnitt ohne Geometrie enthalten, und es gibt {n}</translation>
    </message>
    <message>
        <source>{name} holds line breaks or characters that are not seen ({n}). Write it in one plain line.</source>
        <translation>{name} enthält Zeilenumbrüche oder Zeichen, die man nicht sieht ({n}). Schreiben Sie es in eine einfache Zeile.</translation>
    </message>
    <message>
        <source>Numbers about a whole layer; no row is about one record.</source>
        <translation>Zahlen über einen ganzen Layer; keine Zeile betrifft einen einzelnen Datensatz.</translation>
    </message>
    <message>
        <source>Decimals or grid</source>
        <translation>Dezimalstellen oder Gitter</translation>
    </message>
    <message>
        <source>Width of a cell (m)</source>
        <translation>Breite einer Zelle (m)</translation>
    </message>
    <message>
        <source>Height of a cell (m)</source>
        <translation>Höhe einer Zelle (m)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Distinct locations</source>
        <translation>Verschiedene Orte</translation>
    </message>
    <message>
        <source>Locations with one record</source>
        <translation>Orte mit einem Datensatz</translation>
    </message>
    <message>
        <source>Classes of location and quasi-identifiers</source>
        <translation>Klassen aus Ort und Quasi-Identifikatoren</translation>
    </message>
    <message>
        <source>Classes of one</source>
        <translation>Einerklassen</translation>
    </message>
    <message>
        <source>Records in classes of one</source>
        <translation>Datensätze in Einerklassen</translation>
    </message>
    <message>
        <source>Share of records in classes of one</source>
        <translation>Anteil der Datensätze in Einerklassen</translation>
    </message>
    <message>
        <source>Smallest class</source>
        <translation>Kleinste Klasse</translation>
    </message>
    <message>
        <source>Size of its class</source>
        <translation>Größe der eigenen Klasse</translation>
    </message>
    <message>
        <source>Records at its location</source>
        <translation>Datensätze am selben Ort</translation>
    </message>
    <message>
        <source>{parameter}: {text} is no precision. Write grid:1 (metres) or decimals:3 (of degrees).</source>
        <translation>{parameter}: {text} ist keine Genauigkeit. Schreiben Sie grid:1 (Meter) oder decimals:3 (von Grad).</translation>
    </message>
    <message>
        <source>{parameter}: {word} is no number of decimals. Give whole numbers, 0 to {most}.</source>
        <translation>{parameter}: {word} ist keine Anzahl von Dezimalstellen. Geben Sie ganze Zahlen von 0 bis {most} an.</translation>
    </message>
    <message>
        <source>Uniqueness by precision</source>
        <translation>Einmaligkeit nach Genauigkeit</translation>
    </message>
    <message>
        <source>Counts the records that are alone at their location, and alone with what else an attacker may know of them, at each precision at which locations could be published.

Decimals are those of longitude and latitude, rounded half to even; grid cells are in metres of the working CRS. Quasi-identifiers are fields an attacker may know, such as month and category; NULL is a value of its own. With a contributor, the smallest class (k_min) and the classes of one count people; rows stay records.

k_min 1 means that somebody can be singled out at that precision. A larger one only tells that the fields given here single nobody out: an attacker may know others. Records without a location are not measured; the log says how many.</source>
        <translation>Zählt die Datensätze, die an ihrem Ort allein sind oder zusammen mit dem, was ein Angreifer sonst über sie wissen kann, und zwar für jede Genauigkeit, mit der Orte veröffentlicht werden könnten.

Dezimalstellen sind die von Länge und Breite, Hälften zur geraden Ziffer gerundet; Gitterzellen sind in Metern des Arbeits-KBS. Quasi-Identifikatoren sind Felder, die ein Angreifer kennen kann, etwa Monat und Kategorie; NULL ist ein eigener Wert. Mit einem Feld für die meldende Person zählen die kleinste Klasse (k_min) und die Einerklassen Personen; rows bleiben Datensätze.

k_min 1 heißt, dass bei dieser Genauigkeit jemand herausgegriffen werden kann. Ein größerer Wert sagt nur, dass die hier angegebenen Felder niemanden herausgreifen: Ein Angreifer kann andere kennen. Datensätze ohne Ort werden nicht gemessen; das Protokoll nennt ihre Zahl.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Quasi-identifiers</source>
        <translation>Quasi-Identifikatoren</translation>
    </message>
    <message>
        <source>Fields an attacker may know. Without any, locations alone are measured.</source>
        <translation>Felder, die ein Angreifer kennen kann. Ohne solche werden nur die Orte gemessen.</translation>
    </message>
    <message>
        <source>Decimals of longitude and latitude</source>
        <translation>Dezimalstellen von Länge und Breite</translation>
    </message>
    <message>
        <source>Grid cells (metres)</source>
        <translation>Gitterzellen (Meter)</translation>
    </message>
    <message>
        <source>Precision of the annotated points and the numbers</source>
        <translation>Genauigkeit der ergänzten Punkte und der Zahlen</translation>
    </message>
    <message>
        <source>grid:1 (metres) or decimals:3 (of degrees).</source>
        <translation>grid:1 (Meter) oder decimals:3 (von Grad).</translation>
    </message>
    <message>
        <source>Annotated points</source>
        <translation>Ergänzte Punkte</translation>
    </message>
    <message>
        <source>Records in</source>
        <translation>Datensätze der Eingabe</translation>
    </message>
    <message>
        <source>Reading points</source>
        <translation>Punkte lesen</translation>
    </message>
    <message>
        <source>Counting classes</source>
        <translation>Klassen zählen</translation>
    </message>
    <message>
        <source>{layer}: none of its {rows} rows has a location that can be used, so nothing can be measured. Check its geometries and its CRS.</source>
        <translation>{layer}: Keine der {rows} Zeilen hat einen brauchbaren Ort, also kann nichts gemessen werden. Prüfen Sie die Geometrien und das KBS.</translation>
    </message>
    <message>
        <source>{layer}: {n} of {rows} rows have no usable location: not measured.</source>
        <translation>{layer}: {n} von {rows} Zeilen haben keinen brauchbaren Ort: nicht gemessen.</translation>
    </message>
    <message>
        <source>The contributor of {n} of {rows} records is unknown: in a class they add no person beside a known one, else one.</source>
        <translation>Bei {n} von {rows} Datensätzen ist die meldende Person unbekannt: In einer Klasse zählen sie neben einer bekannten keine Person, sonst eine.</translation>
    </message>
    <message>
        <source>Contributor (the person behind a record)</source>
        <translation>Meldende Person (die hinter einem Datensatz steht)</translation>
    </message>
    <message>
        <source>With it classes count people; without it records, and people are not tested.</source>
        <translation>Damit zählen Klassen Personen, ohne es Datensätze; Personen sind dann nicht geprüft.</translation>
    </message>
    <message>
        <source>CONTRIBUTOR is not given: classes count records, and several records of one person look like several people. People are not tested.</source>
        <translation>CONTRIBUTOR ist nicht angegeben: Klassen zählen Datensätze, und mehrere Datensätze einer Person sehen wie mehrere Personen aus. Personen sind nicht geprüft.</translation>
    </message>
    <message>
        <source>Decimals, or metres</source>
        <translation>Stellen oder Meter</translation>
    </message>
    <message>
        <source>No filter is given. Give DIMENSIONS, TIME or LOCATION: what a reader can filter by.</source>
        <translation>Es ist kein Filter angegeben. Geben Sie DIMENSIONS, TIME oder LOCATION an: wonach sich die Veröffentlichung filtern lässt.</translation>
    </message>
    <message>
        <source>{n} filters are too many to combine. Give at most {most}.</source>
        <translation>{n} Filter sind zu viele, um sie zu kombinieren. Geben Sie höchstens {most} an.</translation>
    </message>
    <message>
        <source>{n} filters have {wanted} combinations; at most {most} are measured. Set MAX_DEPTH to {fits} or less (but not 0), or give fewer filters.</source>
        <translation>{n} Filter haben {wanted} Kombinationen; höchstens {most} werden gemessen. Setzen Sie MAX_DEPTH auf {fits} oder weniger (aber nicht 0), oder geben Sie weniger Filter an.</translation>
    </message>
    <message>
        <source>DECISIONS: none of the {n} record ids to leave out is in {layer}, so no report would be left out. Is REPORT_ID the field that record_id stands for?</source>
        <translation>DECISIONS: Keine der {n} auszulassenden Kennungen kommt in {layer} vor, also würde keine Meldung ausgelassen. Ist REPORT_ID das Feld, auf das sich die record_id bezieht?</translation>
    </message>
    <message>
        <source>{parameter}: {value:g} is no threshold of k. Give whole numbers from 1 on.</source>
        <translation>{parameter}: {value:g} ist keine Schwelle für k. Geben Sie ganze Zahlen ab 1 an.</translation>
    </message>
    <message>
        <source>{parameter}: {text} is not ascending. Write the smallest first and each once, for example 5,10.</source>
        <translation>{parameter}: {text} ist nicht aufsteigend. Schreiben Sie die kleinste Zahl zuerst und jede nur einmal, zum Beispiel 5,10.</translation>
    </message>
    <message>
        <source>{parameter}: &apos;{word}&apos; is no number. Write numbers with commas between them, for example 25,50.</source>
        <translation>{parameter}: „{word}“ ist keine Zahl. Schreiben Sie Zahlen mit Kommas dazwischen, zum Beispiel 25,50.</translation>
    </message>
    <message>
        <source>{parameter}: {size} metres cannot be the side of a cell. Give {low:g} to {high:.0f} metres with at most 3 decimals, for example 100 or 12.5.</source>
        <translation>{parameter}: {size} Meter können nicht die Seite einer Zelle sein. Geben Sie {low:g} bis {high:.0f} Meter mit höchstens 3 Dezimalstellen an, zum Beispiel 100 oder 12.5.</translation>
    </message>
    <message>
        <source>alone at its location</source>
        <translation>allein an seinem Ort</translation>
    </message>
    <message>
        <source>one of {n} people at its location</source>
        <translation>eine von {n} Personen an seinem Ort</translation>
    </message>
    <message>
        <source>one of {n} records at its location</source>
        <translation>einer von {n} Datensätzen an seinem Ort</translation>
    </message>
    <message>
        <source>only record with its {fields} at its location</source>
        <translation>einziger Datensatz an seinem Ort mit seinen Werten in {fields}</translation>
    </message>
    <message>
        <source>one of {n} people with its {fields} at its location</source>
        <translation>eine von {n} Personen an seinem Ort mit seinen Werten in {fields}</translation>
    </message>
    <message>
        <source>one of {n} records with its {fields} at its location</source>
        <translation>einer von {n} Datensätzen an seinem Ort mit seinen Werten in {fields}</translation>
    </message>
    <message>
        <source>only person with its {fields} at its location</source>
        <translation>einzige Person an seinem Ort mit seinen Werten in {fields}</translation>
    </message>
    <message>
        <source>no candidate within {m} m</source>
        <translation>kein Kandidat innerhalb von {m} m</translation>
    </message>
    <message>
        <source>1 candidate within {m} m</source>
        <translation>1 Kandidat innerhalb von {m} m</translation>
    </message>
    <message>
        <source>{n} candidates within {m} m</source>
        <translation>{n} Kandidaten innerhalb von {m} m</translation>
    </message>
    <message>
        <source>only record with its {fields} within {m} m</source>
        <translation>einziger Datensatz innerhalb von {m} m mit seinen Werten in {fields}</translation>
    </message>
    <message>
        <source>only person with its {fields} within {m} m</source>
        <translation>einzige Person innerhalb von {m} m mit seinen Werten in {fields}</translation>
    </message>
    <message>
        <source>fewer than {n} other records within {m} m</source>
        <translation>weniger als {n} andere Datensätze innerhalb von {m} m</translation>
    </message>
    <message>
        <source>no other record within {m} m</source>
        <translation>kein anderer Datensatz innerhalb von {m} m</translation>
    </message>
    <message>
        <source>one of {n} records of one person</source>
        <translation>einer von {n} Datensätzen einer Person</translation>
    </message>
    <message>
        <source>{label}: its nearest subject is {km:.1f} km from the nearest point, so every k would be zero. Does it cover the same place, and is its CRS ({crs}) right?</source>
        <translation>{label}: Das nächstgelegene Subjekt ist {km:.1f} km vom nächstgelegenen Punkt entfernt, also wäre jedes k null. Deckt der Layer denselben Ort ab, und ist sein KBS ({crs}) das richtige?</translation>
    </message>
    <message>
        <source>{name}: {n} of {rows} rows have no usable location, and a {ending} file cannot hold them (it drops them or puts them at 0, 0). Write a .gpkg or .geojson file, or leave these rows out first.</source>
        <translation>{name}: {n} von {rows} Zeilen haben keinen brauchbaren Ort, und eine {ending}-Datei kann sie nicht enthalten (sie verwirft sie oder setzt sie auf 0, 0). Schreiben Sie eine .gpkg- oder .geojson-Datei, oder lassen Sie diese Zeilen vorher aus.</translation>
    </message>
    <message>
        <source>{found} of {points} coordinates have the digits asked for</source>
        <translation>{found} von {points} Koordinaten haben die verlangten Stellen</translation>
    </message>
    <message>
        <source>Audit report</source>
        <translation>Prüfbericht</translation>
    </message>
    <message>
        <source>Measures how exposed a point dataset is and writes the report that goes next to it, for the agreement about the data and for whoever has to sign it.

It says what was audited, how many records are alone at each precision, how many candidates each point leaves, the smallest cells of all filters, which records carry the risk (ids and reasons), what attributes give away, what the gate finds in a release, and what was decided; and what was not measured, because an input was missing. With RELEASE it audits the output too, not only the input.

Every number names its attacker. A low risk holds for an attacker who knows no more than that. The page needs no other file and no network, and it is PRIVATE: it lists ids of records at risk, though no coordinate and no attribute value of one.</source>
        <translation>Misst, wie angreifbar Punktdaten sind, und schreibt den Bericht, der zu ihnen gehört: für die Vereinbarung über die Daten und für alle, die sie unterschreiben müssen.

Er sagt, was geprüft wurde, wie viele Datensätze bei jeder Genauigkeit allein sind, wie viele Kandidaten jeder Punkt lässt, wie klein die kleinsten Zellen aller Filter sind, welche Datensätze das Risiko tragen (Kennungen und Gründe), was Attribute verraten, was die Prüfschranke in einer Veröffentlichung findet und was entschieden wurde; und was nicht gemessen wurde, weil eine Eingabe fehlte. Mit RELEASE prüft er auch die Ausgabe, nicht nur die Eingabe.

Jede Zahl nennt ihren Angreifer. Ein niedriges Risiko gilt für einen Angreifer, der nicht mehr als das weiß. Die Seite braucht keine andere Datei und kein Netz, und sie ist PRIVATE: Sie führt Kennungen gefährdeter Datensätze auf, aber keine ihrer Koordinaten und keinen ihrer Attributwerte.</translation>
    </message>
    <message>
        <source>Record id</source>
        <translation>Kennung des Datensatzes</translation>
    </message>
    <message>
        <source>Without it feature ids are used, which change with the file.</source>
        <translation>Ohne dieses Feld werden Objektkennungen verwendet, die sich mit der Datei ändern.</translation>
    </message>
    <message>
        <source>Category (one more quasi-identifier)</source>
        <translation>Kategorie (ein weiterer Quasi-Identifikator)</translation>
    </message>
    <message>
        <source>One more quasi-identifier, by month (UTC).</source>
        <translation>Ein weiterer Quasi-Identifikator, nach Monat (UTC).</translation>
    </message>
    <message>
        <source>Release to audit</source>
        <translation>Zu prüfende Veröffentlichung</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Date of the report</source>
        <translation>Datum des Berichts</translation>
    </message>
    <message>
        <source>Year-month-day. Empty: today.</source>
        <translation>Jahr-Monat-Tag. Leer: heute.</translation>
    </message>
    <message>
        <source>The same numbers as JSON</source>
        <translation>Dieselben Zahlen als JSON</translation>
    </message>
    <message>
        <source>Cells of one</source>
        <translation>Einerzellen</translation>
    </message>
    <message>
        <source>Smallest cell</source>
        <translation>Kleinste Zelle</translation>
    </message>
    <message>
        <source>Smallest k (at AT_RADIUS)</source>
        <translation>Kleinstes k (bei AT_RADIUS)</translation>
    </message>
    <message>
        <source>Points with fewer candidates than K (at AT_RADIUS)</source>
        <translation>Punkte mit weniger Kandidaten als K (bei AT_RADIUS)</translation>
    </message>
    <message>
        <source>Records with a risk above 1/K</source>
        <translation>Datensätze mit einem Risiko über 1/K</translation>
    </message>
    <message>
        <source>What was not measured</source>
        <translation>Was nicht gemessen wurde</translation>
    </message>
    <message>
        <source>Nothing is asked for. Give REPORT_HTML or REPORT_JSON.</source>
        <translation>Es ist keine Ausgabe verlangt. Geben Sie REPORT_HTML oder REPORT_JSON an.</translation>
    </message>
    <message>
        <source>Not measured: {what} ({why}).</source>
        <translation>Nicht gemessen: {what} ({why}).</translation>
    </message>
    <message>
        <source>Counting candidates</source>
        <translation>Kandidaten zählen</translation>
    </message>
    <message>
        <source>Counting cells</source>
        <translation>Zellen zählen</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge bilden</translation>
    </message>
    <message>
        <source>Checking the release</source>
        <translation>Veröffentlichung prüfen</translation>
    </message>
    <message>
        <source>{field} (month)</source>
        <translation>{field} (Monat)</translation>
    </message>
    <message>
        <source>DATE: {text} is no date. Write year-month-day, for example 2026-11-30.</source>
        <translation>DATE: {text} ist kein Datum. Schreiben Sie Jahr-Monat-Tag, zum Beispiel 2026-11-30.</translation>
    </message>
    <message>
        <source>Radius of candidates</source>
        <translation>Radius der Kandidaten</translation>
    </message>
    <message>
        <source>Location precision of classes and cells</source>
        <translation>Genauigkeit der Orte in Klassen und Zellen</translation>
    </message>
    <message>
        <source>How many records to list</source>
        <translation>Wie viele Datensätze aufgeführt werden</translation>
    </message>
    <message>
        <source>The uncertainty that your release admits to.</source>
        <translation>Die Unsicherheit, die Ihre Veröffentlichung einräumt.</translation>
    </message>
    <message>
        <source>1 m: locations as they are. Else the precision you publish.</source>
        <translation>1 m: Orte, wie sie sind. Sonst die Genauigkeit, die Sie veröffentlichen.</translation>
    </message>
    <message>
        <source>Diversity of a sensitive field</source>
        <translation>Vielfalt eines sensiblen Feldes</translation>
    </message>
    <message>
        <source>Measures what a class of records tells of a sensitive field even when nobody is alone in it. When all ten records of a class say the same, whoever knows that somebody is one of them knows what that one said.

A class holds the records that agree in the quasi-identifiers, which an attacker may know. distinct_l counts its different sensitive values; entropy_l is how many there are in effect when few of them dominate; t_distance is how far their shares are from those in all records, 0 to 1. NULL is a value of its own.

A class is unsafe with fewer than L distinct values, or farther than T from the whole. A class that is not only tells that these fields leave its members&apos; value open against somebody who knows the quasi-identifiers and nothing else. Small classes are far from the whole by chance: look at class_size too.</source>
        <translation>Misst, was eine Klasse von Datensätzen über ein sensibles Feld verrät, auch wenn niemand darin allein ist. Sagen alle zehn Datensätze einer Klasse dasselbe, dann genügt es zu wissen, dass jemand dazugehört, um zu wissen, was diese Person gesagt hat.

Eine Klasse enthält die Datensätze, die in den Quasi-Identifikatoren übereinstimmen, die ein Angreifer kennen kann. distinct_l zählt ihre verschiedenen sensiblen Werte; entropy_l sagt, wie viele es der Wirkung nach sind, wenn wenige davon überwiegen; t_distance sagt, wie weit ihre Anteile von denen in allen Datensätzen entfernt sind, 0 bis 1. NULL ist ein eigener Wert.

Eine Klasse ist unsicher, wenn sie weniger als L verschiedene Werte hat oder weiter als T von der Gesamtheit entfernt ist. Ist sie es nicht, so sagt das nur, dass diese Felder den Wert ihrer Mitglieder gegenüber jemandem offen lassen, der die Quasi-Identifikatoren kennt und sonst nichts. Kleine Klassen sind schon durch Zufall weit von der Gesamtheit entfernt: Sehen Sie sich auch class_size an.</translation>
    </message>
    <message>
        <source>Records (points or a table)</source>
        <translation>Datensätze (Punkte oder eine Tabelle)</translation>
    </message>
    <message>
        <source>Sensitive field</source>
        <translation>Sensibles Feld</translation>
    </message>
    <message>
        <source>Its value harms if learnt. Not one of the quasi-identifiers.</source>
        <translation>Sein Wert schadet, wenn er bekannt wird. Keiner der Quasi-Identifikatoren.</translation>
    </message>
    <message>
        <source>Distinct values that are enough</source>
        <translation>Verschiedene Werte, die genügen</translation>
    </message>
    <message>
        <source>Distance to the whole that is allowed</source>
        <translation>Erlaubter Abstand zur Gesamtheit</translation>
    </message>
    <message>
        <source>Diversity by class</source>
        <translation>Vielfalt nach Klasse</translation>
    </message>
    <message>
        <source>Annotated records</source>
        <translation>Ergänzte Datensätze</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Fewest distinct sensitive values</source>
        <translation>Wenigste verschiedene sensible Werte</translation>
    </message>
    <message>
        <source>Largest distance to the whole</source>
        <translation>Größter Abstand zur Gesamtheit</translation>
    </message>
    <message>
        <source>Classes that give their value away</source>
        <translation>Klassen, die ihren Wert verraten</translation>
    </message>
    <message>
        <source>{name} is not given. Give a field of INPUT.</source>
        <translation>{name} ist nicht angegeben. Geben Sie ein Feld von INPUT an.</translation>
    </message>
    <message>
        <source>Reading records</source>
        <translation>Datensätze lesen</translation>
    </message>
    <message>
        <source>Candidates within a radius (k)</source>
        <translation>Kandidaten in einem Radius (k)</translation>
    </message>
    <message>
        <source>Without SUBJECT: each row is a candidate of its own.</source>
        <translation>Ohne SUBJECT: Jede Zeile ist ein eigener Kandidat.</translation>
    </message>
    <message>
        <source>Radii (metres)</source>
        <translation>Radien (Meter)</translation>
    </message>
    <message>
        <source>Thresholds of k</source>
        <translation>Schwellen für k</translation>
    </message>
    <message>
        <source>Radius of the numbers and of below_k</source>
        <translation>Radius der Zahlen und von below_k</translation>
    </message>
    <message>
        <source>k by radius</source>
        <translation>k nach Radius</translation>
    </message>
    <message>
        <source>Points with k</source>
        <translation>Punkte mit k</translation>
    </message>
    <message>
        <source>Median k (at AT_RADIUS)</source>
        <translation>Median von k (bei AT_RADIUS)</translation>
    </message>
    <message>
        <source>Rows of the auxiliary layer</source>
        <translation>Zeilen des Hilfslayers</translation>
    </message>
    <message>
        <source>Distinct places of the auxiliary layer</source>
        <translation>Verschiedene Orte des Hilfslayers</translation>
    </message>
    <message>
        <source>Smallest k of a catchment</source>
        <translation>Kleinstes k eines Einzugsbereichs</translation>
    </message>
    <message>
        <source>Points whose largest disc leaves the auxiliary layer</source>
        <translation>Punkte, deren größter Kreis über den Hilfslayer hinausreicht</translation>
    </message>
    <message>
        <source>Points below k = {k}</source>
        <translation>Punkte unter k = {k}</translation>
    </message>
    <message>
        <source>Smallest k</source>
        <translation>Kleinstes k</translation>
    </message>
    <message>
        <source>Largest k</source>
        <translation>Größtes k</translation>
    </message>
    <message>
        <source>Candidates within {m:g} m</source>
        <translation>Kandidaten innerhalb von {m:g} m</translation>
    </message>
    <message>
        <source>No point has a candidate within {m:g} m. Does the auxiliary layer cover them?</source>
        <translation>Kein Punkt hat einen Kandidaten innerhalb von {m:g} m. Deckt der Hilfslayer sie ab?</translation>
    </message>
    <message>
        <source>Uniqueness in the neighbourhood</source>
        <translation>Einmaligkeit in der Umgebung</translation>
    </message>
    <message>
        <source>Counts for each record how many others are near it, and how many of them share its attributes. A record that is unlike everything near it waits only for somebody who knows the place roughly and one of its attributes.

Near is within the radius, or among the nearest neighbours where their number is given (those as far away as the last of them count too). NULL is a value.

same_attributes includes the record itself, so 1 is unlike everything near it. The attribute that the fewest share is named: it is the one to coarsen. Records are counted, not people: several reports of one person make each of them look less unique than the person is.</source>
        <translation>Zählt zu jedem Datensatz, wie viele andere in der Nähe liegen und wie viele davon seine Attribute teilen. Ein Datensatz, der anders als alles in der Nähe ist, wartet nur auf jemanden, der den Ort ungefähr kennt und eines seiner Attribute.

In der Nähe heißt innerhalb des Radius oder, wo ihre Zahl angegeben ist, unter den nächsten Nachbarn (wer so weit entfernt ist wie der letzte von ihnen, zählt mit). NULL ist ein Wert.

same_attributes zählt den Datensatz selbst mit, also heißt 1: anders als alles in der Nähe. Das Attribut, das die wenigsten teilen, wird genannt: Dieses ist zu vergröbern. Datensätze werden gezählt, nicht Personen: Mehrere Meldungen einer Person lassen jede davon weniger einmalig aussehen, als die Person es ist.</translation>
    </message>
    <message>
        <source>Nearest neighbours, instead of the radius</source>
        <translation>Nächste Nachbarn, statt des Radius</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Fields an attacker may know.</source>
        <translation>Felder, die ein Angreifer kennen kann.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>0: the radius decides.</source>
        <translation>0: Der Radius entscheidet.</translation>
    </message>
    <message>
        <source>Uniqueness near each record</source>
        <translation>Einmaligkeit in der Nähe jedes Datensatzes</translation>
    </message>
    <message>
        <source>Records unlike everything near them</source>
        <translation>Datensätze, die anders als alles in der Nähe sind</translation>
    </message>
    <message>
        <source>Comparing with what is near</source>
        <translation>Mit allem in der Nähe vergleichen</translation>
    </message>
    <message>
        <source>Rank records by risk</source>
        <translation>Datensätze nach Risiko ordnen</translation>
    </message>
    <message>
        <source>Lists the records that carry the most risk of re-identification, the worst first, each with its reasons in words: alone at its location, few candidates near it, unlike everything around it, far from all others.

The risk is the larger of 1/class size (records that share its quasi-identifiers and its location at the precision you intend to publish) and 1/candidates (subjects of the auxiliary layer within the radius). It is a lower bound: an attacker may use both, and may know more. Without an auxiliary layer candidates are not tested. No candidate at all is a reason, but not a risk: the auxiliary layer may be incomplete there.

A risk of 1 singles the record out. A low one says that the fields and the layer given here do not. Decide for each record: leave it out, generalise it, or keep it and say why.</source>
        <translation>Führt die Datensätze auf, die das größte Risiko einer Re-Identifizierung tragen, die schlimmsten zuerst, jeden mit seinen Gründen in Worten: allein an seinem Ort, wenige Kandidaten in der Nähe, anders als alles ringsum, weit von allen anderen entfernt.

Das Risiko ist der größere Wert von 1/Klassengröße (Datensätze, die seine Quasi-Identifikatoren teilen und seinen Ort mit der Genauigkeit, die Sie veröffentlichen wollen) und 1/Kandidaten (Subjekte des Hilfslayers innerhalb des Radius). Es ist eine Untergrenze: Ein Angreifer kann beides nutzen und kann mehr wissen. Ohne Hilfslayer sind Kandidaten nicht geprüft. Gar kein Kandidat ist ein Grund, aber kein Risiko: Der Hilfslayer kann dort unvollständig sein.

Ein Risiko von 1 greift den Datensatz heraus. Ein niedriges sagt, dass die hier angegebenen Felder und der Layer das nicht tun. Entscheiden Sie für jeden Datensatz: Lassen Sie ihn aus, verallgemeinern Sie ihn, oder behalten Sie ihn und sagen Sie, warum.</translation>
    </message>
    <message>
        <source>Records at risk</source>
        <translation>Gefährdete Datensätze</translation>
    </message>
    <message>
        <source>All records by risk</source>
        <translation>Alle Datensätze nach Risiko</translation>
    </message>
    <message>
        <source>People with such a record</source>
        <translation>Personen mit einem solchen Datensatz</translation>
    </message>
    <message>
        <source>Expected re-identifications by class (sum of 1/class size)</source>
        <translation>Erwartete Re-Identifizierungen nach Klasse (Summe von 1/Klassengröße)</translation>
    </message>
    <message>
        <source>Expected re-identifications by candidates (sum of 1/candidates)</source>
        <translation>Erwartete Re-Identifizierungen nach Kandidaten (Summe von 1/Kandidaten)</translation>
    </message>
    <message>
        <source>Records without a candidate</source>
        <translation>Datensätze ohne Kandidaten</translation>
    </message>
    <message>
        <source>Isolated records</source>
        <translation>Isolierte Datensätze</translation>
    </message>
    <message>
        <source>AUXILIARY is not given: candidates are not tested, the risk is that of classes alone.</source>
        <translation>AUXILIARY ist nicht angegeben: Kandidaten sind nicht geprüft, das Risiko ist allein das der Klassen.</translation>
    </message>
    <message>
        <source>Location precision (grid cell)</source>
        <translation>Genauigkeit der Orte (Gitterzelle)</translation>
    </message>
    <message>
        <source>Radius of records like it</source>
        <translation>Radius gleicher Datensätze</translation>
    </message>
    <message>
        <source>The precision you intend to publish.</source>
        <translation>Die Genauigkeit, die Sie veröffentlichen wollen.</translation>
    </message>
    <message>
        <source>Reduce the precision of locations</source>
        <translation>Genauigkeit der Orte verringern</translation>
    </message>
    <message>
        <source>Decimals of degrees</source>
        <translation>Dezimalstellen von Grad</translation>
    </message>
    <message>
        <source>Grid in metres</source>
        <translation>Gitter in Metern</translation>
    </message>
    <message>
        <source>Coordinates become</source>
        <translation>Rundung der Koordinaten</translation>
    </message>
    <message>
        <source>3 decimals are about 111 m to the north. For the first method.</source>
        <translation>3 Dezimalstellen sind etwa 111 m nach Norden. Für das erste Verfahren.</translation>
    </message>
    <message>
        <source>Side of a grid cell</source>
        <translation>Seite einer Gitterzelle</translation>
    </message>
    <message>
        <source>Points move to the middle of their cell. For the second method.</source>
        <translation>Punkte rücken in die Mitte ihrer Zelle. Für das zweite Verfahren.</translation>
    </message>
    <message>
        <source>Points at reduced precision</source>
        <translation>Punkte mit verringerter Genauigkeit</translation>
    </message>
    <message>
        <source>Mean distance a record is moved (m)</source>
        <translation>Mittlere Verschiebung eines Datensatzes (m)</translation>
    </message>
    <message>
        <source>Largest distance a record is moved (m)</source>
        <translation>Größte Verschiebung eines Datensatzes (m)</translation>
    </message>
    <message>
        <source>Looking for fields that tell the location</source>
        <translation>Felder suchen, die den Ort verraten</translation>
    </message>
    <message>
        <source>{precision}: the smallest class holds {k_min}; {n} of {rows} records are in classes below {k}.</source>
        <translation>{precision}: Die kleinste Klasse enthält {k_min}; {n} von {rows} Datensätzen sind in Klassen unter {k}.</translation>
    </message>
    <message>
        <source>{layer}: at none of 6 to 0 decimals does every class hold {k}. The best is {best}, where the smallest class holds {k_min} and {n} of {rows} records are in classes below {k}. Give fewer quasi-identifiers, make them coarser or leave these records out. Nothing is written.</source>
        <translation>{layer}: Bei keiner von 6 bis 0 Dezimalstellen enthält jede Klasse {k}. Am besten ist {best}: Dort enthält die kleinste Klasse {k_min}, und {n} von {rows} Datensätzen sind in Klassen unter {k}. Geben Sie weniger Quasi-Identifikatoren an, vergröbern Sie sie, oder lassen Sie diese Datensätze aus. Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>{precision}: cells of {width} m by {height} m. A location moves by {half} m at most (half the diagonal, at the middle latitude); these move by {mean} m in the mean and {largest} m at most.</source>
        <translation>{precision}: Zellen von {width} m mal {height} m. Ein Ort verschiebt sich um höchstens {half} m (die halbe Diagonale, bei mittlerer Breite); diese verschieben sich um {mean} m im Mittel und höchstens {largest} m.</translation>
    </message>
    <message>
        <source>The smallest class holds {k_min}: {n} of {rows} records are in classes below {k} at this precision. Rounding alone does not protect them.</source>
        <translation>Die kleinste Klasse enthält {k_min}: {n} von {rows} Datensätzen sind bei dieser Genauigkeit in Klassen unter {k}. Rundung allein schützt sie nicht.</translation>
    </message>
    <message>
        <source>OUTPUT: a CSV file holds no geometry, so coordinates are in the fields {x} and {y}, in {crs}.</source>
        <translation>OUTPUT: Eine CSV-Datei enthält keine Geometrie, deshalb stehen die Koordinaten in den Feldern {x} und {y}, in {crs}.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>{layer}: heights and measures (Z, M) are dropped: they can single a record out.</source>
        <translation>{layer}: Höhen und Messwerte (Z, M) entfallen: Sie können einen Datensatz herausgreifen.</translation>
    </message>
    <message>
        <source>{layer}: {n} of {rows} rows have a geometry that is not one usable point (several parts, or not finite). It is not written: they are in OUTPUT without one.</source>
        <translation>{layer}: {n} von {rows} Zeilen haben eine Geometrie, die nicht genau ein brauchbarer Punkt ist (mehrere Teile oder nicht endlich). Sie wird nicht geschrieben: Diese Zeilen stehen ohne Geometrie in OUTPUT.</translation>
    </message>
    <message>
        <source>OUTPUT: a {ending} file cannot say that its coordinates are in {crs}, and would be read in the wrong place. Write a .gpkg or .fgb file, or reproject INPUT to a projected CRS in metres first.</source>
        <translation>OUTPUT: Eine {ending}-Datei kann nicht angeben, dass ihre Koordinaten in {crs} sind, und würde am falschen Ort gelesen. Schreiben Sie eine .gpkg- oder .fgb-Datei, oder reprojizieren Sie INPUT zuerst in ein projiziertes KBS in Metern.</translation>
    </message>
    <message>
        <source>Smallest cell of all filters</source>
        <translation>Kleinste Zelle aller Filter</translation>
    </message>
    <message>
        <source>Counts the records in every cell that the filters of a release can reach, in every combination. A map that is fine as a whole may show one record once it is filtered by month and category.

Give every field a reader can filter by, the time in the bins it is published in, and the location at the precision it is published at. NULL is a value of its own. With a contributor, cells count people.

A smallest cell of 1 means that somebody can be singled out. The private output of records says by which sets of filters: those are what to coarsen. Its SUDA score sums (A - j)! over the sets of j of the A filters.

A large smallest cell only tells that the filters given here single nobody out. MAX_DEPTH limits what is enumerated, not the numbers, the cells and smallest_cell: they are those of all filters together.</source>
        <translation>Zählt die Datensätze in jeder Zelle, die sich mit den Filtern einer Veröffentlichung erreichen lässt, in jeder Kombination. Eine Karte, die als Ganzes in Ordnung ist, kann einen einzelnen Datensatz zeigen, sobald sie nach Monat und Kategorie gefiltert wird.

Geben Sie jedes Feld an, nach dem sich filtern lässt, die Zeit so grob, wie sie veröffentlicht wird, und den Ort mit der Genauigkeit, mit der er veröffentlicht wird. NULL ist ein eigener Wert. Mit einem Feld für die meldende Person zählen Zellen Personen.

Eine kleinste Zelle von 1 heißt, dass jemand herausgegriffen werden kann. Die private Ausgabe der Datensätze sagt, durch welche Mengen von Filtern: Diese sind zu vergröbern. Der SUDA-Wert darin summiert (A - j)! über die Mengen aus j der A Filter.

Ist die kleinste Zelle groß, so sagt das nur, dass die hier angegebenen Filter niemanden herausgreifen. MAX_DEPTH begrenzt, was aufgezählt wird, nicht die Zahlen, die Zellen und smallest_cell: Sie gelten für alle Filter zusammen.</translation>
    </message>
    <message>
        <source>Combine at most this many filters</source>
        <translation>Höchstens so viele Filter kombinieren</translation>
    </message>
    <message>
        <source>0: all. More than 10 filters need a limit.</source>
        <translation>0: alle. Mehr als 10 Filter brauchen eine Grenze.</translation>
    </message>
    <message>
        <source>Cells by combination</source>
        <translation>Zellen nach Kombination</translation>
    </message>
    <message>
        <source>Cells below K</source>
        <translation>Zellen unter K</translation>
    </message>
    <message>
        <source>Records with what singles them out</source>
        <translation>Datensätze mit dem, was sie herausgreift</translation>
    </message>
    <message>
        <source>Cells of all filters together</source>
        <translation>Zellen aller Filter zusammen</translation>
    </message>
    <message>
        <source>Records in cells below K</source>
        <translation>Datensätze in Zellen unter K</translation>
    </message>
    <message>
        <source>SUBSETS, minimal_unique_sets and suda stop at {depth} of {n} filters (MAX_DEPTH). The numbers, CELLS and smallest_cell are those of all {n} together.</source>
        <translation>SUBSETS, minimal_unique_sets und suda enden bei {depth} von {n} Filtern (MAX_DEPTH). Die Zahlen, CELLS und smallest_cell gelten für alle {n} zusammen.</translation>
    </message>
    <message>
        <source>left out by decision</source>
        <translation>durch Entscheidung ausgelassen</translation>
    </message>
    <message>
        <source>outside the range of the CRS</source>
        <translation>außerhalb des Gültigkeitsbereichs des KBS</translation>
    </message>
    <message>
        <source>selected features only</source>
        <translation>nur ausgewählte Objekte</translation>
    </message>
    <message>
        <source>How many people or addresses an attacker could confuse with each record</source>
        <translation>Wie viele Personen oder Adressen ein Angreifer mit jedem Datensatz verwechseln könnte</translation>
    </message>
    <message>
        <source>no auxiliary layer was given</source>
        <translation>es wurde kein Hilfslayer angegeben</translation>
    </message>
    <message>
        <source>Give AUXILIARY, the most complete one you can get, and AUXILIARY_NAME.</source>
        <translation>Geben Sie AUXILIARY an, den vollständigsten Layer, den Sie bekommen können, und AUXILIARY_NAME.</translation>
    </message>
    <message>
        <source>Candidates on the street segment of each record (catchment)</source>
        <translation>Kandidaten am Straßenabschnitt jedes Datensatzes (Einzugsbereich)</translation>
    </message>
    <message>
        <source>no streets were given, or no record is near one</source>
        <translation>es wurden keine Straßen angegeben, oder kein Datensatz liegt in der Nähe von einer</translation>
    </message>
    <message>
        <source>Give STREETS and SEGMENT_ID.</source>
        <translation>Geben Sie STREETS und SEGMENT_ID an.</translation>
    </message>
    <message>
        <source>What attributes give away</source>
        <translation>Was Attribute verraten</translation>
    </message>
    <message>
        <source>no QUASI_IDENTIFIERS, CATEGORY or TIME was given</source>
        <translation>QUASI_IDENTIFIERS, CATEGORY und TIME wurden nicht angegeben</translation>
    </message>
    <message>
        <source>Give every field an attacker may know.</source>
        <translation>Geben Sie jedes Feld an, das ein Angreifer kennen kann.</translation>
    </message>
    <message>
        <source>People: several records of one person look like several people</source>
        <translation>Personen: Mehrere Datensätze einer Person sehen wie mehrere Personen aus</translation>
    </message>
    <message>
        <source>CONTRIBUTOR was not given, so records were counted</source>
        <translation>CONTRIBUTOR wurde nicht angegeben, deshalb wurden Datensätze gezählt</translation>
    </message>
    <message>
        <source>Give CONTRIBUTOR.</source>
        <translation>Geben Sie CONTRIBUTOR an.</translation>
    </message>
    <message>
        <source>the person behind {n} records is unknown</source>
        <translation>die Person hinter {n} Datensätzen ist unbekannt</translation>
    </message>
    <message>
        <source>Some of the people</source>
        <translation>Ein Teil der Personen</translation>
    </message>
    <message>
        <source>Some of the records</source>
        <translation>Ein Teil der Datensätze</translation>
    </message>
    <message>
        <source>What the time of a record gives away, beyond the fields that were given</source>
        <translation>Was die Zeit eines Datensatzes über die angegebenen Felder hinaus verrät</translation>
    </message>
    <message>
        <source>TIME was not given</source>
        <translation>TIME wurde nicht angegeben</translation>
    </message>
    <message>
        <source>Give TIME, or a field of months among QUASI_IDENTIFIERS.</source>
        <translation>Geben Sie TIME an oder ein Feld mit Monaten unter QUASI_IDENTIFIERS.</translation>
    </message>
    <message>
        <source>no cell of the map holds {k} or more</source>
        <translation>keine Zelle der Karte enthält {k} oder mehr</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>What goes out: this report is about the data that went in</source>
        <translation>Was hinausgeht: Dieser Bericht betrifft die Daten, die hineingingen</translation>
    </message>
    <message>
        <source>RELEASE was not given</source>
        <translation>RELEASE wurde nicht angegeben</translation>
    </message>
    <message>
        <source>Give RELEASE, the folder that is to be published.</source>
        <translation>Geben Sie RELEASE an, den Ordner, der veröffentlicht werden soll.</translation>
    </message>
    <message>
        <source>Some rules about the release</source>
        <translation>Einige Regeln zur Veröffentlichung</translation>
    </message>
    <message>
        <source>Decisions about single records</source>
        <translation>Entscheidungen über einzelne Datensätze</translation>
    </message>
    <message>
        <source>DECISIONS was not given</source>
        <translation>DECISIONS wurde nicht angegeben</translation>
    </message>
    <message>
        <source>Give the table in which they are written down, if there is one.</source>
        <translation>Geben Sie die Tabelle an, in der sie festgehalten sind, falls es eine gibt.</translation>
    </message>
    <message>
        <source>one layer at one time does not show them</source>
        <translation>ein einzelner Layer zu einem einzelnen Zeitpunkt zeigt sie nicht</translation>
    </message>
    <message>
        <source>Look at them by hand before they go out.</source>
        <translation>Sehen Sie sie selbst durch, bevor sie hinausgehen.</translation>
    </message>
    <message>
        <source>A k of {k} means that an attacker who knows no more than a section says cannot tell a record from {others} others. It does not mean that these are equally likely.</source>
        <translation>Ein k von {k} heißt, dass ein Angreifer, der nicht mehr weiß, als ein Teil dieses Berichts sagt, einen Datensatz nicht von {others} anderen unterscheiden kann. Es heißt nicht, dass diese gleich wahrscheinlich sind.</translation>
    </message>
    <message>
        <source>1 divided by k is a lower bound of the risk, not the risk itself.</source>
        <translation>1 geteilt durch k ist eine Untergrenze des Risikos, nicht das Risiko selbst.</translation>
    </message>
    <message>
        <source>Risk is a distribution: look at the smallest k and the count below the threshold first.</source>
        <translation>Risiko ist eine Verteilung: Sehen Sie sich zuerst das kleinste k und die Anzahl unter der Schwelle an.</translation>
    </message>
    <message>
        <source>Candidates depend on the auxiliary layer. A complete address file gives other numbers than a partial one; the named one is what was measured.</source>
        <translation>Kandidaten hängen vom Hilfslayer ab. Eine vollständige Adressdatei ergibt andere Zahlen als eine unvollständige; gemessen wurde mit der genannten.</translation>
    </message>
    <message>
        <source>Measure again after every change: of the data, of a field, of a filter, of the precision.</source>
        <translation>Messen Sie nach jeder Änderung erneut: der Daten, eines Feldes, eines Filters, der Genauigkeit.</translation>
    </message>
    <message>
        <source>location ({m:g} m)</source>
        <translation>Ort ({m:g} m)</translation>
    </message>
    <message>
        <source>Somebody who knows where a record is, to the precision of the row, and nothing else.</source>
        <translation>Jemand, der weiß, wo ein Datensatz liegt, mit der Genauigkeit der Zeile, und sonst nichts.</translation>
    </message>
    <message>
        <source>Somebody who knows {fields} of a record.</source>
        <translation>Jemand, der von einem Datensatz {fields} kennt.</translation>
    </message>
    <message>
        <source>Somebody who knows {fields} of a record, or who looks up who is near it in: {name}.</source>
        <translation>Jemand, der von einem Datensatz {fields} kennt oder der nachschlägt, wer in seiner Nähe ist, in: {name}.</translation>
    </message>
    <message>
        <source>Somebody who knows one attribute of a record, and perhaps roughly ({m:g} m) where it happened.</source>
        <translation>Jemand, der ein Attribut eines Datensatzes kennt und vielleicht ungefähr ({m:g} m) weiß, wo es geschah.</translation>
    </message>
    <message>
        <source>Somebody who knows where a person was.</source>
        <translation>Jemand, der weiß, wo eine Person war.</translation>
    </message>
    <message>
        <source>points have fewer than {k} candidates within {m:g} m; the smallest k is {low:g}</source>
        <translation>Punkten haben weniger als {k} Kandidaten innerhalb von {m:g} m; das kleinste k ist {low:g}</translation>
    </message>
    <message>
        <source>leaks in the release; {n} rules were not tested</source>
        <translation>Lecks in der Veröffentlichung; nicht geprüfte Regeln: {n}</translation>
    </message>
    <message>
        <source>cells of {fields} hold one person; the smallest cell holds {low}</source>
        <translation>Zellen aus {fields} enthalten nur eine Person; die kleinste Zelle enthält {low}</translation>
    </message>
    <message>
        <source>cells of {fields} hold one record; the smallest cell holds {low}</source>
        <translation>Zellen aus {fields} enthalten nur einen Datensatz; die kleinste Zelle enthält {low}</translation>
    </message>
    <message>
        <source>This page names records at risk and where the data are thin. Do not publish it.</source>
        <translation>Diese Seite nennt gefährdete Datensätze und zeigt, wo die Daten dünn sind. Veröffentlichen Sie sie nicht.</translation>
    </message>
    <message>
        <source>Skip to the headline numbers</source>
        <translation>Zu den wichtigsten Zahlen springen</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Against whom:</source>
        <translation>Angreifer:</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>von {n}</translation>
    </message>
    <message>
        <source>{n} decimals</source>
        <translation>{n} Dezimalstellen</translation>
    </message>
    <message>
        <source>grid of {n} m</source>
        <translation>Gitter von {n} m</translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation>{n} oder mehr</translation>
    </message>
    <message>
        <source>Bold with a triangle: below {k}.</source>
        <translation>Fett mit Dreieck: unter {k}.</translation>
    </message>
    <message>
        <source>below {k}</source>
        <translation>unter {k}</translation>
    </message>
    <message>
        <source>What was audited</source>
        <translation>Was geprüft wurde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>Die Daten</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Date of the audit</source>
        <translation>Datum der Prüfung</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Gelesene Zeilen</translation>
    </message>
    <message>
        <source>Records measured</source>
        <translation>Gemessene Datensätze</translation>
    </message>
    <message>
        <source>Not measured: {why}</source>
        <translation>Nicht gemessen: {why}</translation>
    </message>
    <message>
        <source>Rows in the source without selection and filter</source>
        <translation>Zeilen der Quelle ohne Auswahl und Filter</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>{n} rows were not read: this report says nothing about them.</source>
        <translation>{n} Zeilen wurden nicht gelesen: Dieser Bericht sagt nichts über sie.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>KBS</translation>
    </message>
    <message>
        <source>Classes count</source>
        <translation>Klassen zählen</translation>
    </message>
    <message>
        <source>records; people were not tested, and several records of one person look like several people</source>
        <translation>Datensätze; Personen wurden nicht geprüft, und mehrere Datensätze einer Person sehen wie mehrere Personen aus</translation>
    </message>
    <message>
        <source>Records whose person is unknown</source>
        <translation>Datensätze, deren Person unbekannt ist</translation>
    </message>
    <message>
        <source>Auxiliary layer: what the attacker joins with</source>
        <translation>Hilfslayer: womit der Angreifer verknüpft</translation>
    </message>
    <message>
        <source>Places in it</source>
        <translation>Orte darin</translation>
    </message>
    <message>
        <source>CRS of the auxiliary layer</source>
        <translation>KBS des Hilfslayers</translation>
    </message>
    <message>
        <source>Field of its subjects</source>
        <translation>Feld seiner Subjekte</translation>
    </message>
    <message>
        <source>Field of its weights</source>
        <translation>Feld seiner Gewichte</translation>
    </message>
    <message>
        <source>Points whose largest disc leaves it</source>
        <translation>Punkte, deren größter Kreis über ihn hinausreicht</translation>
    </message>
    <message>
        <source>Release that was checked</source>
        <translation>Geprüfte Veröffentlichung</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Where the records are</source>
        <translation>Wo die Datensätze liegen</translation>
    </message>
    <message>
        <source>{n} records lie in cells with fewer than {k}: their cells are not shown.</source>
        <translation>{n} Datensätze liegen in Zellen mit weniger als {k}: Ihre Zellen werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Headline numbers</source>
        <translation>Die wichtigsten Zahlen</translation>
    </message>
    <message>
        <source>Not measured: {n}</source>
        <translation>Nicht gemessen: {n}</translation>
    </message>
    <message>
        <source>Nothing is known about these. Not measured does not mean no risk.</source>
        <translation>Hierüber ist nichts bekannt. Nicht gemessen heißt nicht, dass es kein Risiko gibt.</translation>
    </message>
    <message>
        <source>There is no number to show.</source>
        <translation>Es gibt keine Zahl zu zeigen.</translation>
    </message>
    <message>
        <source>How many records are alone when locations are given at a precision. A class is the records that agree in location and in the quasi-identifiers: {fields}.</source>
        <translation>Wie viele Datensätze allein sind, wenn Orte mit einer bestimmten Genauigkeit angegeben werden. Eine Klasse sind die Datensätze, die im Ort und in den Quasi-Identifikatoren übereinstimmen: {fields}.</translation>
    </message>
    <message>
        <source>How many records are alone when locations are given at a precision. No quasi-identifier was given: an attacker who knows more than the location finds more of them.</source>
        <translation>Wie viele Datensätze allein sind, wenn Orte mit einer bestimmten Genauigkeit angegeben werden. Es wurde kein Quasi-Identifikator angegeben: Ein Angreifer, der mehr als den Ort kennt, findet mehr davon.</translation>
    </message>
    <message>
        <source>Uniqueness at each precision</source>
        <translation>Einmaligkeit bei jeder Genauigkeit</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Größe einer Zelle</translation>
    </message>
    <message>
        <source>Candidates by radius</source>
        <translation>Kandidaten nach Radius</translation>
    </message>
    <message>
        <source>How many subjects of the auxiliary layer (k) an attacker cannot tell apart around each of {n} points. K is {k}. Where k is 0, nobody was found nearby: either the layer has a gap, or the point is far from everybody.</source>
        <translation>Wie viele Subjekte des Hilfslayers (k) ein Angreifer um jeden von {n} Punkten nicht unterscheiden kann. K ist {k}. Wo k 0 ist, wurde niemand in der Nähe gefunden: Entweder hat der Layer eine Lücke, oder der Punkt ist von allen weit entfernt.</translation>
    </message>
    <message>
        <source>Candidates of the points, by radius</source>
        <translation>Kandidaten der Punkte, nach Radius</translation>
    </message>
    <message>
        <source>Points below {k}</source>
        <translation>Punkte unter {k}</translation>
    </message>
    <message>
        <source>Points without a candidate</source>
        <translation>Punkte ohne Kandidaten</translation>
    </message>
    <message>
        <source>5th percentile</source>
        <translation>5. Perzentil</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Smallest cells</source>
        <translation>Kleinste Zellen</translation>
    </message>
    <message>
        <source>The smallest group that each combination of filters reaches. Who is alone in a cell is singled out by it.</source>
        <translation>Die kleinste Gruppe, die jede Kombination von Filtern erreicht. Wer in einer Zelle allein ist, wird durch sie herausgegriffen.</translation>
    </message>
    <message>
        <source>Cells of each combination of filters</source>
        <translation>Zellen jeder Kombination von Filtern</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Records in cells below {k}</source>
        <translation>Datensätze in Zellen unter {k}</translation>
    </message>
    <message>
        <source>Cells below {k}</source>
        <translation>Zellen unter {k}</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Sizes of the cells of all filters together</source>
        <translation>Größen der Zellen aller Filter zusammen</translation>
    </message>
    <message>
        <source>Size of the cell</source>
        <translation>Größe der Zelle</translation>
    </message>
    <message>
        <source>Records in them</source>
        <translation>Datensätze darin</translation>
    </message>
    <message>
        <source>Records at the highest risk</source>
        <translation>Datensätze mit dem höchsten Risiko</translation>
    </message>
    <message>
        <source>The risk is the larger of 1/class size and 1/candidates. It is a lower bound: an attacker may use both.</source>
        <translation>Das Risiko ist der größere Wert von 1/Klassengröße und 1/Kandidaten. Es ist eine Untergrenze: Ein Angreifer kann beides nutzen.</translation>
    </message>
    <message>
        <source>Risk of all records</source>
        <translation>Risiko aller Datensätze</translation>
    </message>
    <message>
        <source>Records with a risk above 1/{k}</source>
        <translation>Datensätze mit einem Risiko über 1/{k}</translation>
    </message>
    <message>
        <source>Highest risk</source>
        <translation>Höchstes Risiko</translation>
    </message>
    <message>
        <source>Records, the highest risk first</source>
        <translation>Datensätze, das höchste Risiko zuerst</translation>
    </message>
    <message>
        <source>No record is listed.</source>
        <translation>Es ist kein Datensatz aufgeführt.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Risk (at least)</source>
        <translation>Risiko (mindestens)</translation>
    </message>
    <message>
        <source>Class size</source>
        <translation>Klassengröße</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Distance to others</source>
        <translation>Abstand zu anderen</translation>
    </message>
    <message>
        <source>Each attribute by itself: rare values single a record out without a location. Nearby means within {radius} m.</source>
        <translation>Jedes Attribut für sich: Seltene Werte greifen einen Datensatz ohne Ort heraus. In der Nähe heißt innerhalb von {radius} m.</translation>
    </message>
    <message>
        <source>Attributes and their rare values</source>
        <translation>Attribute und ihre seltenen Werte</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Records of its rarest value</source>
        <translation>Datensätze des seltensten Werts</translation>
    </message>
    <message>
        <source>Records of values below {k}</source>
        <translation>Datensätze mit Werten seltener als {k}</translation>
    </message>
    <message>
        <source>Values with one record</source>
        <translation>Werte mit einem Datensatz</translation>
    </message>
    <message>
        <source>Records unlike all others nearby</source>
        <translation>Datensätze anders als alle in der Nähe</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Records without a value</source>
        <translation>Datensätze ohne Wert</translation>
    </message>
    <message>
        <source>No attribute is listed.</source>
        <translation>Es ist kein Attribut aufgeführt.</translation>
    </message>
    <message>
        <source>Findings about the release</source>
        <translation>Befunde zur Veröffentlichung</translation>
    </message>
    <message>
        <source>Look at warnings and at what was not tested. Not tested is not passed.</source>
        <translation>Sehen Sie sich die Warnungen an und das, was nicht geprüft wurde. Nicht geprüft ist nicht dasselbe wie bestanden.</translation>
    </message>
    <message>
        <source>The release in numbers</source>
        <translation>Die Veröffentlichung in Zahlen</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>no count is published</source>
        <translation>keine Anzahl ist veröffentlicht</translation>
    </message>
    <message>
        <source>What was decided about single records. Left out: {left_out}. Kept: {kept}.</source>
        <translation>Was über einzelne Datensätze entschieden wurde. Ausgelassen: {left_out}. Behalten: {kept}.</translation>
    </message>
    <message>
        <source>Decisions about records</source>
        <translation>Entscheidungen über Datensätze</translation>
    </message>
    <message>
        <source>The table of decisions has no row.</source>
        <translation>Die Tabelle der Entscheidungen hat keine Zeile.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>auslassen</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Everything that this report can measure was measured. That is not everything an attacker can do.</source>
        <translation>Alles, was dieser Bericht messen kann, wurde gemessen. Das ist nicht alles, was ein Angreifer tun kann.</translation>
    </message>
    <message>
        <source>Not measured, and what it takes</source>
        <translation>Nicht gemessen, und was es dazu braucht</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>How to run it again</source>
        <translation>Noch einmal ausführen</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>Wie das zu lesen ist</translation>
    </message>
    <message>
        <source>K = {k}</source>
        <translation>K = {k}</translation>
    </message>
    <message>
        <source>Points by number of candidates within {radius} m</source>
        <translation>Punkte nach Zahl der Kandidaten innerhalb von {radius} m</translation>
    </message>
    <message>
        <source>{total} points by their number of candidates within {radius} m. {items}.</source>
        <translation>{total} Punkte nach Zahl ihrer Kandidaten innerhalb von {radius} m. {items}.</translation>
    </message>
    <message>
        <source>{label} candidates: {n} points</source>
        <translation>{label} Kandidaten: {n} Punkte</translation>
    </message>
    <message>
        <source>fewer than {k} candidates</source>
        <translation>weniger als {k} Kandidaten</translation>
    </message>
    <message>
        <source>{k} candidates or more</source>
        <translation>{k} Kandidaten oder mehr</translation>
    </message>
    <message>
        <source>Cells of all filters together, by size</source>
        <translation>Zellen aller Filter zusammen, nach Größe</translation>
    </message>
    <message>
        <source>{total} cells with {records} records, by size. {items}.</source>
        <translation>{total} Zellen mit {records} Datensätzen, nach Größe. {items}.</translation>
    </message>
    <message>
        <source>size {label}: {n} cells</source>
        <translation>Größe {label}: {n} Zellen</translation>
    </message>
    <message>
        <source>smaller than {k}</source>
        <translation>kleiner als {k}</translation>
    </message>
    <message>
        <source>{k} or more</source>
        <translation>{k} oder mehr</translation>
    </message>
    <message>
        <source>Share of records that are alone, by precision</source>
        <translation>Anteil der Datensätze, die allein sind, nach Genauigkeit</translation>
    </message>
    <message>
        <source>{label}: {alone} alone at their location, {unique} in classes of one</source>
        <translation>{label}: {alone} allein an ihrem Ort, {unique} in Einerklassen</translation>
    </message>
    <message>
        <source>records alone at their location</source>
        <translation>Datensätze allein an ihrem Ort</translation>
    </message>
    <message>
        <source>records in classes of one</source>
        <translation>Datensätze in Einerklassen</translation>
    </message>
    <message>
        <source>{radius} m: smallest k {k_min}, median {k_median}, {below} points ({share}) below {k}</source>
        <translation>{radius} m: kleinstes k {k_min}, Median {k_median}, {below} Punkte ({share}) unter {k}</translation>
    </message>
    <message>
        <source>smallest k</source>
        <translation>kleinstes k</translation>
    </message>
    <message>
        <source>share of points below {k}</source>
        <translation>Anteil der Punkte unter {k}</translation>
    </message>
    <message>
        <source>k, on an axis of growing steps</source>
        <translation>k, auf einer Achse mit wachsenden Schritten</translation>
    </message>
    <message>
        <source>Share of points below {k}</source>
        <translation>Anteil der Punkte unter {k}</translation>
    </message>
    <message>
        <source>Radius (m)</source>
        <translation>Radius (m)</translation>
    </message>
    <message>
        <source>Records by cells of {cell} m</source>
        <translation>Datensätze nach Zellen von {cell} m</translation>
    </message>
    <message>
        <source>{columns} by {lines} cells of {cell} m, north at the top. {items}. {n} records lie in cells with fewer than {k}: these cells look empty.</source>
        <translation>{columns} mal {lines} Zellen von {cell} m, Norden oben. {items}. {n} Datensätze liegen in Zellen mit weniger als {k}: Diese Zellen sehen leer aus.</translation>
    </message>
    <message>
        <source>{n} cells with {label} records</source>
        <translation>{n} Zellen mit {label} Datensätzen</translation>
    </message>
    <message>
        <source>{label} records</source>
        <translation>{label} Datensätze</translation>
    </message>
    <message>
        <source>no record, or fewer than {k}</source>
        <translation>kein Datensatz oder weniger als {k}</translation>
    </message>
    <message>
        <source>AUXILIARY_NAME is empty. Say what the auxiliary layer is and of which date, for example &quot;City address file, 2026-10-01&quot;: a number of candidates means nothing without it.</source>
        <translation>AUXILIARY_NAME ist leer. Geben Sie an, was der Hilfslayer ist und welchen Stand er hat, zum Beispiel „Adressdatei der Stadt, 2026-10-01“: Ohne diese Angabe bedeutet eine Zahl von Kandidaten nichts.</translation>
    </message>
    <message>
        <source>SUBJECT is unknown in {n} of {rows} rows of {layer}: they add no candidate beside a known one, else one.</source>
        <translation>SUBJECT ist in {n} von {rows} Zeilen von {layer} unbekannt: Sie zählen neben einem bekannten keinen Kandidaten, sonst einen.</translation>
    </message>
    <message>
        <source>AUXILIARY is not given: k counts other reports, not candidates. How many people or addresses an attacker could confuse with each point is not tested.</source>
        <translation>AUXILIARY ist nicht angegeben: k zählt andere Meldungen, nicht Kandidaten. Wie viele Personen oder Adressen ein Angreifer mit jedem Punkt verwechseln könnte, ist nicht geprüft.</translation>
    </message>
    <message>
        <source>{layer}: none of its {rows} rows has a location that can be used, so there is no candidate to count. Check its geometries and its CRS ({crs}).</source>
        <translation>{layer}: Keine der {rows} Zeilen hat einen brauchbaren Ort, also gibt es keinen Kandidaten zu zählen. Prüfen Sie die Geometrien und das KBS ({crs}).</translation>
    </message>
    <message>
        <source>{layer}: {n} of {rows} rows have no usable location: no candidates.</source>
        <translation>{layer}: {n} von {rows} Zeilen haben keinen brauchbaren Ort: keine Kandidaten.</translation>
    </message>
    <message>
        <source>Candidates: {name}; {rows} rows at {places} places, {crs}.</source>
        <translation>Kandidaten: {name}; {rows} Zeilen an {places} Orten, {crs}.</translation>
    </message>
    <message>
        <source>{name} covers only part of the points: the largest disc of {n} of {points} points leaves its extent, so their k may be too small because data is missing there.</source>
        <translation>{name} deckt nur einen Teil der Punkte ab: Der größte Kreis von {n} von {points} Punkten reicht über die Ausdehnung hinaus, deshalb kann ihr k zu klein sein, weil dort Daten fehlen.</translation>
    </message>
    <message>
        <source>WEIGHT: {n} of {rows} rows of {layer} hold no number. Choose a numeric field.</source>
        <translation>WEIGHT: {n} von {rows} Zeilen von {layer} enthalten keine Zahl. Wählen Sie ein numerisches Feld.</translation>
    </message>
    <message>
        <source>WEIGHT is NULL in {n} of {rows} rows of {layer}: they count as no candidate.</source>
        <translation>WEIGHT ist in {n} von {rows} Zeilen von {layer} NULL: Sie zählen als kein Kandidat.</translation>
    </message>
    <message>
        <source>{n} of {rows} points have no segment within {m:g} m: no catchment is measured for them.</source>
        <translation>{n} von {rows} Punkten haben keinen Abschnitt innerhalb von {m:g} m: Für sie wird kein Einzugsbereich gemessen.</translation>
    </message>
    <message>
        <source>DECISIONS: {n} record ids to leave out are not in {layer}. Nothing is left out for them: is REPORT_ID the right field?</source>
        <translation>DECISIONS: {n} auszulassende Kennungen kommen in {layer} nicht vor. Für sie wird nichts ausgelassen: Ist REPORT_ID das richtige Feld?</translation>
    </message>
    <message>
        <source>Filters (fields)</source>
        <translation>Filter (Felder)</translation>
    </message>
    <message>
        <source>Every field a reader of the release can filter, group or search by.</source>
        <translation>Jedes Feld, nach dem sich die Veröffentlichung filtern, gruppieren oder durchsuchen lässt.</translation>
    </message>
    <message>
        <source>One more filter, in UTC. A field that already holds months or years is a filter.</source>
        <translation>Ein weiterer Filter, in UTC. Ein Feld, das bereits Monate oder Jahre enthält, ist ein Filter.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Decimals of longitude and latitude (empty: 4), or metres of a grid (empty: 1).</source>
        <translation>Dezimalstellen von Länge und Breite (leer: 4) oder Meter eines Gitters (leer: 1).</translation>
    </message>
    <message>
        <source>For example a segment or a district.</source>
        <translation>Zum Beispiel ein Abschnitt oder ein Stadtteil.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>LOCATION is a field, but LOCATION_FIELD is not given. Give the field, or choose another.</source>
        <translation>LOCATION ist ein Feld, aber LOCATION_FIELD ist nicht angegeben. Geben Sie das Feld an, oder wählen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>{n} of {rows} records have no time that can be read: they share one class, NULL, of their own.</source>
        <translation>{n} von {rows} Datensätzen haben keine lesbare Zeit: Sie teilen sich eine eigene Klasse, NULL.</translation>
    </message>
    <message>
        <source>{layer} holds no points ({shape}), so LOCATION cannot be taken from them. Choose none, or the field that names the location.</source>
        <translation>{layer} enthält keine Punkte ({shape}), deshalb kann LOCATION nicht von ihnen genommen werden. Wählen Sie „Keine“ oder das Feld, das den Ort nennt.</translation>
    </message>
    <message>
        <source>{name} is given, but LOCATION does not use it: ignored.</source>
        <translation>{name} ist angegeben, aber LOCATION verwendet es nicht: Es wird ignoriert.</translation>
    </message>
    <message>
        <source>Radius (m); empty: catchment</source>
        <translation>Radius (m); leer: Einzugsbereich</translation>
    </message>
    <message>
        <source>5th percentile of k</source>
        <translation>5. Perzentil von k</translation>
    </message>
    <message>
        <source>Median k</source>
        <translation>Median von k</translation>
    </message>
    <message>
        <source>Mean k</source>
        <translation>Mittelwert von k</translation>
    </message>
    <message>
        <source>Candidates on its street segment</source>
        <translation>Kandidaten am selben Straßenabschnitt</translation>
    </message>
    <message>
        <source>Fewer candidates than K</source>
        <translation>Weniger Kandidaten als K</translation>
    </message>
    <message>
        <source>Filters in combination</source>
        <translation>Kombinierte Filter</translation>
    </message>
    <message>
        <source>How many filters</source>
        <translation>Wie viele Filter</translation>
    </message>
    <message>
        <source>Share of records in cells below K</source>
        <translation>Anteil der Datensätze in Zellen unter K</translation>
    </message>
    <message>
        <source>Smallest sets of filters that single it out</source>
        <translation>Kleinste Mengen von Filtern, die herausgreifen</translation>
    </message>
    <message>
        <source>SUDA score</source>
        <translation>SUDA-Wert</translation>
    </message>
    <message>
        <source>Other records near it</source>
        <translation>Andere Datensätze in der Nähe</translation>
    </message>
    <message>
        <source>Records near it with its attributes</source>
        <translation>Datensätze in der Nähe mit denselben Attributen</translation>
    </message>
    <message>
        <source>Unlike everything near it</source>
        <translation>Anders als alles in der Nähe</translation>
    </message>
    <message>
        <source>Attribute that fewest share</source>
        <translation>Attribut, das die wenigsten teilen</translation>
    </message>
    <message>
        <source>Rank by risk</source>
        <translation>Rang nach Risiko</translation>
    </message>
    <message>
        <source>Candidates near it</source>
        <translation>Kandidaten in der Nähe</translation>
    </message>
    <message>
        <source>Nearest candidate (m)</source>
        <translation>Nächstgelegener Kandidat (m)</translation>
    </message>
    <message>
        <source>Records like it nearby</source>
        <translation>Gleiche Datensätze in der Nähe</translation>
    </message>
    <message>
        <source>Distance to other records (m)</source>
        <translation>Abstand zu anderen Datensätzen (m)</translation>
    </message>
    <message>
        <source>Distance to other places (m)</source>
        <translation>Abstand zu anderen Orten (m)</translation>
    </message>
    <message>
        <source>Records of its contributor</source>
        <translation>Datensätze der meldenden Person</translation>
    </message>
    <message>
        <source>Why it is at risk</source>
        <translation>Warum gefährdet</translation>
    </message>
    <message>
        <source>Distinct sensitive values</source>
        <translation>Verschiedene sensible Werte</translation>
    </message>
    <message>
        <source>Entropy l (effective number of values)</source>
        <translation>Entropie l (wirksame Zahl der Werte)</translation>
    </message>
    <message>
        <source>Distance to the whole (t)</source>
        <translation>Abstand zur Gesamtheit (t)</translation>
    </message>
    <message>
        <source>Gives its sensitive value away</source>
        <translation>Verrät den sensiblen Wert</translation>
    </message>
    <message>
        <source>{layer}: its coordinates look like degrees, but its CRS {crs} is not in degrees: everything would lie within a few metres, and every k would be enormous. Set the layer&apos;s CRS to the one it is really in (Layer &gt; Set CRS of Layer(s)).</source>
        <translation>{layer}: Die Koordinaten sehen wie Grad aus, aber das KBS {crs} ist nicht in Grad: Alles läge innerhalb weniger Meter, und jedes k wäre riesig. Setzen Sie das KBS des Layers auf das, in dem er wirklich ist (Layer &gt; KBS von Layer(n) setzen).</translation>
    </message>
    <message>
        <source>{parameter}: field {field} of {layer} is of type {type}, which holds no single values to compare. Take what matters out of it into fields of their own, for example with the field calculator.</source>
        <translation>{parameter}: Das Feld {field} von {layer} ist vom Typ {type}, der keine einzelnen Werte zum Vergleichen enthält. Übernehmen Sie daraus, worauf es ankommt, in eigene Felder, zum Beispiel mit dem Feldrechner.</translation>
    </message>
    <message>
        <source>Field {field} is given twice: in {one} and in {other}. Give it once.</source>
        <translation>Das Feld {field} ist zweimal angegeben: in {one} und in {other}. Geben Sie es einmal an.</translation>
    </message>
    <message>
        <source>Smallest k that is enough</source>
        <translation>Kleinstes k, das genügt</translation>
    </message>
    <message>
        <source>What is below counts as at risk.</source>
        <translation>Was darunter liegt, gilt als gefährdet.</translation>
    </message>
    <message>
        <source>Auxiliary layer (addresses, people)</source>
        <translation>Hilfslayer (Adressen, Personen)</translation>
    </message>
    <message>
        <source>What an attacker joins with. Take the most complete one you can get.</source>
        <translation>Womit ein Angreifer verknüpft. Nehmen Sie den vollständigsten, den Sie bekommen können.</translation>
    </message>
    <message>
        <source>Rows of one subject are one candidate, wherever they lie.</source>
        <translation>Zeilen eines Subjekts sind ein Kandidat, wo sie auch liegen.</translation>
    </message>
    <message>
        <source>How many candidates a point stands for. NULL counts as none; negative is refused.</source>
        <translation>Für wie viele Kandidaten ein Punkt steht. NULL zählt als keiner; negative Werte werden abgelehnt.</translation>
    </message>
    <message>
        <source>Anybody who has the release, the public streets, and time to compare.</source>
        <translation>Jeder, der die Veröffentlichung, die öffentlichen Straßen und Zeit zum Vergleichen hat.</translation>
    </message>
    <message>
        <source>{field} ({rows} rows)</source>
        <translation>{field} ({rows} Zeilen)</translation>
    </message>
    <message>
        <source>Fields hold the exact location, or more digits of it than are written: {fields}. They are kept: remove them, or the rounding protects nobody.</source>
        <translation>Felder, die den genauen Ort enthalten oder mehr Stellen davon, als geschrieben werden: {fields}. Sie werden behalten: Entfernen Sie sie, sonst schützt die Rundung niemanden.</translation>
    </message>
    <message>
        <source>Fields are named like coordinates, and their values were not recognised: {fields}. They may hold the location in another form. Look at them before anybody gets the file.</source>
        <translation>Felder, die wie Koordinaten heißen und deren Werte nicht erkannt wurden: {fields}. Sie können den Ort in anderer Form enthalten. Sehen Sie sie sich an, bevor jemand die Datei bekommt.</translation>
    </message>
    <message>
        <source>fewer than {n} records of other people within {m} m</source>
        <translation>weniger als {n} Datensätze anderer Personen innerhalb von {m} m</translation>
    </message>
    <message>
        <source>Counts how many subjects of an auxiliary layer (addresses, people) an attacker could confuse with each point: those within each radius, and those on the same street segment.

Take the radius that your release admits to: the rounding cell, the masking radius, the snap distance. Rows of one subject are one candidate; without SUBJECT, rows at one place are one. WEIGHT lets a point stand for several households.

A low k means that few people fit the point; k_min is what an attacker gets at the worst one. 1/k is a lower bound of the risk unless all candidates are equally likely: somebody who also knows when or why a person was there finds them sooner. The auxiliary layer decides the number, so it is named and dated; a partial one gives a smaller k, one with duplicates a larger. Without it other reports are counted, which says nothing about candidates.</source>
        <translation>Zählt, wie viele Subjekte eines Hilfslayers (Adressen, Personen) ein Angreifer mit jedem Punkt verwechseln könnte: die innerhalb jedes Radius und die am selben Straßenabschnitt.

Nehmen Sie den Radius, den Ihre Veröffentlichung einräumt: die Zelle der Rundung, den Radius der Maskierung, den Abstand beim Zuordnen. Zeilen eines Subjekts sind ein Kandidat; ohne SUBJECT sind Zeilen am selben Ort einer. Mit WEIGHT steht ein Punkt für mehrere Haushalte.

Ein niedriges k heißt, dass wenige Personen zu dem Punkt passen; k_min ist, was ein Angreifer am schlechtesten Punkt erreicht. 1/k ist eine Untergrenze des Risikos, außer wenn alle Kandidaten gleich wahrscheinlich sind: Wer auch weiß, wann oder warum jemand dort war, findet die Person eher. Der Hilfslayer bestimmt die Zahl, deshalb wird er mit Namen und Stand genannt; ein unvollständiger ergibt ein kleineres k, einer mit Dubletten ein größeres. Ohne ihn werden andere Meldungen gezählt, und das sagt nichts über Kandidaten.</translation>
    </message>
    <message>
        <source>Count subjects at one place separately</source>
        <translation>Subjekte am selben Ort einzeln zählen</translation>
    </message>
    <message>
        <source>CONTRIBUTOR changes nothing where AUXILIARY is given: its subjects are counted.</source>
        <translation>CONTRIBUTOR ändert nichts, wenn AUXILIARY angegeben ist: Gezählt werden dessen Subjekte.</translation>
    </message>
    <message>
        <source>Within {m:g} m: the smallest k is {low:g}, the median {median:g}; {n} of {rows} points have fewer than {k}.</source>
        <translation>Innerhalb von {m:g} m: kleinstes k {low:g}, Median {median:g}; {n} von {rows} Punkten haben weniger als {k}.</translation>
    </message>
    <message>
        <source>With subjects at one place counted once (COUNT_STACKED false): smallest k {low:g}, {n} points below {k}.</source>
        <translation>Wenn Subjekte am selben Ort einmal zählen (COUNT_STACKED false): kleinstes k {low:g}, {n} Punkte unter {k}.</translation>
    </message>
    <message>
        <source>With subjects at one place counted separately (COUNT_STACKED true): smallest k {low:g}, {n} points below {k}.</source>
        <translation>Wenn Subjekte am selben Ort einzeln zählen (COUNT_STACKED true): kleinstes k {low:g}, {n} Punkte unter {k}.</translation>
    </message>
    <message>
        <source>Records that share their attributes with fewer than K near them</source>
        <translation>Datensätze, die ihre Attribute mit weniger als K in der Nähe teilen</translation>
    </message>
    <message>
        <source>{n} of {rows} records share their attributes with fewer than {k} near them (themselves included); the fewest: {low}.</source>
        <translation>{n} von {rows} Datensätzen teilen ihre Attribute mit weniger als {k} in der Nähe (sie selbst eingeschlossen); die wenigsten: {low}.</translation>
    </message>
    <message>
        <source>Isolation: distance to which nearest other record (5: the fifth)</source>
        <translation>Abgelegenheit: Abstand zum wievielten anderen Datensatz (5: zum fünften)</translation>
    </message>
    <message>
        <source>Isolated: farther than this from that record</source>
        <translation>Abgelegen: weiter als dies von jenem Datensatz</translation>
    </message>
    <message>
        <source>Rounds locations to decimals of longitude and latitude, or to a grid in metres of the working CRS, half to even. The written coordinates have these digits and no more; heights and measures (Z, M) are dropped.

The last method tries 6, 5, 4, 3, 2, 1 and 0 decimals and takes the first at which every class of location and quasi-identifiers holds K records, or people with a contributor. It says what that costs in metres. Where none passes, nothing is written and the error says what was reached.

K_MIN is the smallest class at the precision that is written. Below K somebody can be singled out in spite of the rounding; a larger one only tells that the fields given here single nobody out. Fields that tell the exact location anyway are named in the log, and not removed.

Rows without one usable point are written without a geometry. A CSV file gets the coordinates as fields. The output still has one row per record: it is PRIVATE.</source>
        <translation>Rundet Orte auf Dezimalstellen von Länge und Breite oder auf ein Gitter in Metern des Arbeits-KBS, Hälften zur geraden Ziffer. Die geschriebenen Koordinaten haben diese Stellen und nicht mehr; Höhen und Messwerte (Z, M) entfallen.

Das letzte Verfahren probiert 6, 5, 4, 3, 2, 1 und 0 Dezimalstellen und nimmt die erste Rundung, bei der jede Klasse aus Ort und Quasi-Identifikatoren K Datensätze enthält, mit einem Feld für die meldende Person K Personen. Es sagt, was das in Metern kostet. Wo keine genügt, wird nichts geschrieben, und der Fehler sagt, was erreicht wurde.

K_MIN ist die kleinste Klasse bei der Genauigkeit, die geschrieben wird. Unter K kann jemand trotz der Rundung herausgegriffen werden; ein größerer Wert sagt nur, dass die hier angegebenen Felder niemanden herausgreifen. Felder, die den genauen Ort dennoch verraten, werden im Protokoll genannt und nicht entfernt.

Zeilen ohne genau einen brauchbaren Punkt werden ohne Geometrie geschrieben. Eine CSV-Datei erhält die Koordinaten als Felder. Die Ausgabe hat weiterhin eine Zeile je Datensatz: Sie ist PRIVATE.</translation>
    </message>
    <message>
        <source>The finest decimals that pass (6 to 0)</source>
        <translation>Die feinsten Dezimalstellen, die genügen (6 bis 0)</translation>
    </message>
    <message>
        <source>Give the person of every record. Unknown ones add no person to a class beside a known one, else one.</source>
        <translation>Geben Sie zu jedem Datensatz die Person an. Unbekannte zählen in einer Klasse neben einer bekannten keine Person, sonst eine.</translation>
    </message>
    <message>
        <source>rows without a usable location, or left out by decision: {n}</source>
        <translation>Zeilen ohne brauchbaren Ort oder durch Entscheidung weggelassen: {n}</translation>
    </message>
    <message>
        <source>Look at the counts under what was audited, and at their geometries.</source>
        <translation>Sehen Sie sich die Zahlen unter „Was geprüft wurde“ und die Geometrien an.</translation>
    </message>
    <message>
        <source>a filter or a selection hides rows of the source: {n}</source>
        <translation>Ein Filter oder eine Auswahl verbirgt Zeilen der Quelle: {n}</translation>
    </message>
    <message>
        <source>Run it again without, unless only these rows are published.</source>
        <translation>Wiederholen Sie den Lauf ohne, außer wenn nur diese Zeilen veröffentlicht werden.</translation>
    </message>
    <message>
        <source>Records that were not read</source>
        <translation>Datensätze, die nicht gelesen wurden</translation>
    </message>
    <message>
        <source>Nothing: a map would show single records.</source>
        <translation>Nichts: Eine Karte würde einzelne Datensätze zeigen.</translation>
    </message>
    <message>
        <source>rules of the gate that lacked their input, or that this version does not have: {n}</source>
        <translation>Regeln der Prüfschranke, denen Eingaben fehlten oder die es in dieser Version nicht gibt: {n}</translation>
    </message>
    <message>
        <source>See the findings; nearmiss:verifyrelease takes more inputs. Look by hand for the rest.</source>
        <translation>Siehe die Befunde; nearmiss:verifyrelease nimmt mehr Eingaben. Sehen Sie den Rest von Hand durch.</translation>
    </message>
    <message>
        <source>Several records of one person together, former releases, maps and rasters made from the data</source>
        <translation>Mehrere Datensätze einer Person zusammen, frühere Veröffentlichungen, Karten und Raster aus den Daten</translation>
    </message>
    <message>
        <source>No number here holds against an attacker who knows more than what its section names.</source>
        <translation>Keine Zahl hier gilt gegen einen Angreifer, der mehr weiß, als ihr Abschnitt nennt.</translation>
    </message>
    <message>
        <source>Somebody who knows where a record is, to the precision of the row, and its {fields}.</source>
        <translation>Jemand, der weiß, wo ein Datensatz liegt, mit der Genauigkeit der Zeile, und seine Werte in {fields} kennt.</translation>
    </message>
    <message>
        <source>Somebody who knows only the place of a record, as exactly as the radius says, and looks up who is near in: {name}. 1/k is a lower bound of their chance.</source>
        <translation>Jemand, der nur den Ort eines Datensatzes kennt, so genau, wie der Radius es sagt, und nachschlägt, wer in der Nähe ist, in: {name}. 1/k ist eine Untergrenze seiner Chance.</translation>
    </message>
    <message>
        <source>Anybody who can filter what is published by {fields}: every combination is a question they can ask.</source>
        <translation>Jeder, der das Veröffentlichte nach {fields} filtern kann: Jede Kombination ist eine Frage, die sich stellen lässt.</translation>
    </message>
    <message>
        <source>records have a risk above 1 in {k}; the highest risk is {risk:.2g}</source>
        <translation>Datensätzen haben ein Risiko über 1/{k}; das höchste Risiko ist {risk:.2g}</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>on the same street segment ({n} points)</source>
        <translation>am selben Straßenabschnitt ({n} Punkte)</translation>
    </message>
    <message>
        <source>Expected re-identifications by class</source>
        <translation>Erwartete Re-Identifikationen nach Klassen</translation>
    </message>
    <message>
        <source>Expected re-identifications by candidates</source>
        <translation>Erwartete Re-Identifikationen nach Kandidaten</translation>
    </message>
    <message>
        <source>This was not measured, and nothing says why. Treat it as a risk.</source>
        <translation>Das wurde nicht gemessen, und nichts sagt, warum. Werten Sie es als Risiko.</translation>
    </message>
    <message>
        <source>This command makes the same report again from the same files and versions. A selection is not part of it, and a temporary layer has to be saved first. On Debian 12 the program is qgis_process.bin.</source>
        <translation>Dieser Befehl erstellt denselben Bericht noch einmal aus denselben Dateien mit denselben Versionen. Eine Auswahl gehört nicht dazu, und ein temporärer Layer muss vorher gespeichert werden. Unter Debian 12 heißt das Programm qgis_process.bin.</translation>
    </message>
    <message>
        <source>median k</source>
        <translation>Median von k</translation>
    </message>
    <message>
        <source>AUXILIARY_NAME is given, but AUXILIARY is not: ignored.</source>
        <translation>AUXILIARY_NAME ist angegeben, AUXILIARY aber nicht: ignoriert.</translation>
    </message>
    <message>
        <source>AUXILIARY is the same layer as INPUT: k counts reports, not the people who could be meant.</source>
        <translation>AUXILIARY ist derselbe Layer wie INPUT: k zählt Meldungen, nicht die Personen, die gemeint sein könnten.</translation>
    </message>
    <message>
        <source>COUNT_STACKED changes nothing where SUBJECT is given: ignored.</source>
        <translation>COUNT_STACKED ändert nichts, wenn SUBJECT angegeben ist: ignoriert.</translation>
    </message>
    <message>
        <source>AUXILIARY_NAME names no year. Say of which date {name} is: it decides who can be found.</source>
        <translation>AUXILIARY_NAME nennt kein Jahr. Sagen Sie, von welchem Stand {name} ist: Davon hängt ab, wer gefunden werden kann.</translation>
    </message>
    <message>
        <source>Farthest a street segment may be from a point or a subject</source>
        <translation>Größter Abstand eines Straßenabschnitts zu einem Punkt oder Subjekt</translation>
    </message>
    <message>
        <source>With streets the catchment is counted too: the subjects whose nearest segment is that of the point.</source>
        <translation>Mit Straßen wird auch der Einzugsbereich gezählt: die Subjekte, deren nächster Abschnitt der des Punktes ist.</translation>
    </message>
    <message>
        <source>Time is given by</source>
        <translation>Zeit angegeben nach</translation>
    </message>
    <message>
        <source>Location precision</source>
        <translation>Genauigkeit des Ortes</translation>
    </message>
    <message>
        <source>Field that names the location</source>
        <translation>Feld, das den Ort nennt</translation>
    </message>
    <message>
        <source>TIME: none of the {n} values of field {field} is a datetime, a date or ISO text such as 2026-03-01T08:15:00. Choose another field, or leave TIME empty; a field of months or years is given among the other fields.</source>
        <translation>TIME: Keiner der {n} Werte des Feldes {field} ist ein Datum mit Uhrzeit, ein Datum oder ISO-Text wie 2026-03-01T08:15:00. Wählen Sie ein anderes Feld oder lassen Sie TIME leer; ein Feld mit Monaten oder Jahren geben Sie bei den übrigen Feldern an.</translation>
    </message>
    <message>
        <source>Size of its cell by all filters</source>
        <translation>Größe der eigenen Zelle nach allen Filtern</translation>
    </message>
    <message>
        <source>Auxiliary layer: name and date</source>
        <translation>Hilfslayer: Name und Stand</translation>
    </message>
    <message>
        <source>What the auxiliary layer is and of which date. Required where the layer is given.</source>
        <translation>Was der Hilfslayer ist und von welchem Stand. Nötig, wo der Layer angegeben ist.</translation>
    </message>
    <message>
        <source>Auxiliary layer: subject (id of a person or an address)</source>
        <translation>Hilfslayer: Subjekt (Kennung einer Person oder Adresse)</translation>
    </message>
    <message>
        <source>Auxiliary layer: weight (households per point)</source>
        <translation>Hilfslayer: Gewicht (Haushalte je Punkt)</translation>
    </message>
    <message>
        <source>{parameter}: {value:g} is no radius. Give metres, {least:g} to {most:.0f}.</source>
        <translation>{parameter}: {value:g} ist kein Radius. Geben Sie Meter an, {least:g} bis {most:.0f}.</translation>
    </message>
    <message>
        <source>WEIGHT: {n} of {rows} rows are negative, above {most:.0f} or not finite, so candidates cannot be counted. Correct them, or leave them empty where nobody lives.</source>
        <translation>WEIGHT: {n} von {rows} Zeilen sind negativ, größer als {most:.0f} oder nicht endlich, also können Kandidaten nicht gezählt werden. Berichtigen Sie sie oder lassen Sie sie leer, wo niemand wohnt.</translation>
    </message>
    <message>
        <source>{n} filters have too many combinations to count them all</source>
        <translation>{n} Filter haben zu viele Kombinationen, um alle zu zählen</translation>
    </message>
    <message>
        <source>Run nearmiss:smallestcell with the filters that are really offered.</source>
        <translation>Führen Sie nearmiss:smallestcell mit den Filtern aus, die wirklich angeboten werden.</translation>
    </message>
    <message>
        <source>Some combinations of filters</source>
        <translation>Einige Kombinationen von Filtern</translation>
    </message>
    <message>
        <source>locations hold one record, on a grid of {m:g} m</source>
        <translation>Orten enthalten nur einen Datensatz, auf einem Gitter von {m:g} m</translation>
    </message>
    <message>
        <source>Records are counted: several records of one person look like several people. People are not tested.</source>
        <translation>Gezählt werden Datensätze: Mehrere Datensätze einer Person sehen wie mehrere Personen aus. Personen sind nicht geprüft.</translation>
    </message>
    <message>
        <source>People behind them, at most</source>
        <translation>Personen dahinter, höchstens</translation>
    </message>
    <message>
        <source>{parameter}: {word} is no size of a grid cell. Give metres, {least:g} to {most:.0f}.</source>
        <translation>{parameter}: {word} ist keine Größe einer Gitterzelle. Geben Sie Meter an, {least:g} bis {most:.0f}.</translation>
    </message>
    <message>
        <source>no record of other people within {m} m</source>
        <translation>kein Datensatz anderer Personen innerhalb von {m} m</translation>
    </message>
    <message>
        <source>The release and the reports do not lie in the same place.</source>
        <translation>Die Veröffentlichung und die Meldungen liegen nicht am selben Ort.</translation>
    </message>
    <message>
        <source>Give the reports that the release was made of, in the CRS they are really in.</source>
        <translation>Geben Sie die Meldungen an, aus denen die Veröffentlichung gemacht wurde, in dem KBS, in dem sie wirklich sind.</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Streets withheld, and the share of the snapped reports that is lost, under each policy. Double-click one to choose it; then analyse again.</source>
        <translation>Zurückgehaltene Straßen und der Anteil der zugeordneten Meldungen, der verloren geht, je Regelwerk. Doppelklicken Sie auf eines, um es zu wählen; analysieren Sie danach erneut.</translation>
    </message>
    <message>
        <source>The same under other policies</source>
        <translation>Dasselbe mit anderen Regelwerken</translation>
    </message>
    <message>
        <source>{n} of {all} streets with reports are withheld</source>
        <translation>{n} von {all} Straßen mit Meldungen zurückgehalten</translation>
    </message>
    <message>
        <source>{share} of reports lost</source>
        <translation>{share} der Meldungen verloren</translation>
    </message>
    <message>
        <source>{n} record at high risk</source>
        <translation>{n} Datensatz mit hohem Risiko</translation>
    </message>
    <message>
        <source>{n} records at high risk</source>
        <translation>{n} Datensätze mit hohem Risiko</translation>
    </message>
    <message>
        <source>{n} leak</source>
        <translation>{n} Leck</translation>
    </message>
    <message>
        <source>{n} leaks</source>
        <translation>{n} Lecks</translation>
    </message>
    <message>
        <source>{n} not tested</source>
        <translation>{n} nicht geprüft</translation>
    </message>
    <message>
        <source>Points, one for each report. They are never released.</source>
        <translation>Punkte, einer je Meldung. Sie werden nie veröffentlicht.</translation>
    </message>
    <message>
        <source>Lines, one for each street segment: what is published.</source>
        <translation>Linien, eine je Straßenabschnitt: Das wird veröffentlicht.</translation>
    </message>
    <message>
        <source>Auxiliary layer: addresses, people</source>
        <translation>Hilfslayer: Adressen, Personen</translation>
    </message>
    <message>
        <source>… its name and date</source>
        <translation>… Name und Stand</translation>
    </message>
    <message>
        <source>How many people have to stand behind a published count.</source>
        <translation>Wie viele Personen hinter einer veröffentlichten Anzahl stehen müssen.</translation>
    </message>
    <message>
        <source>Selected reports only</source>
        <translation>Nur ausgewählte Meldungen</translation>
    </message>
    <message>
        <source>Analyse the reports that are selected now; with another selection it is out of date.</source>
        <translation>Die jetzt ausgewählten Meldungen analysieren; mit einer anderen Auswahl ist die Analyse veraltet.</translation>
    </message>
    <message>
        <source>Names the records in the list; without it you cannot decide on single records.</source>
        <translation>Benennt die Datensätze in der Liste; ohne dieses Feld können Sie nicht über einzelne Datensätze entscheiden.</translation>
    </message>
    <message>
        <source>Contributor: the person behind it</source>
        <translation>Meldende Person: wer dahintersteht</translation>
    </message>
    <message>
        <source>Category: hazard type</source>
        <translation>Kategorie: Art der Gefahr</translation>
    </message>
    <message>
        <source>Published as a breakdown where nobody can invert it; also a quasi-identifier.</source>
        <translation>Wird als Aufschlüsselung veröffentlicht, wo niemand sie zurückrechnen kann; auch ein Quasi-Identifikator.</translation>
    </message>
    <message>
        <source>Time: date or ISO text</source>
        <translation>Zeit: Datum oder ISO-Text</translation>
    </message>
    <message>
        <source>To find events that were submitted twice. It is not published.</source>
        <translation>Um Ereignisse zu finden, die zweimal eingesendet wurden. Wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Published beside the id.</source>
        <translation>Wird neben der Kennung veröffentlicht.</translation>
    </message>
    <message>
        <source>Subject: id of an address or a person</source>
        <translation>Subjekt: Kennung einer Adresse oder Person</translation>
    </message>
    <message>
        <source>Weight: households per address</source>
        <translation>Gewicht: Haushalte je Adresse</translation>
    </message>
    <message>
        <source>Further fields of the reports that an attacker may know.</source>
        <translation>Weitere Felder der Meldungen, die ein Angreifer kennen kann.</translation>
    </message>
    <message>
        <source>A report farther from every street is on none, and is not published.</source>
        <translation>Eine Meldung, die von jeder Straße weiter entfernt ist, liegt auf keiner und wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Two reports of one person this near, in place and in time, are one event.</source>
        <translation>Zwei Meldungen einer Person, die räumlich und zeitlich so nahe beieinander liegen, sind ein Ereignis.</translation>
    </message>
    <message>
        <source>Subjects of the auxiliary layer within it cannot be told from the target.</source>
        <translation>Subjekte des Hilfslayers innerhalb dieses Radius sind vom Ziel nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Grid of locations</source>
        <translation>Gitter der Orte</translation>
    </message>
    <message>
        <source>Records in one cell, with the same quasi-identifiers, are one class.</source>
        <translation>Datensätze in einer Zelle mit denselben Quasi-Identifikatoren sind eine Klasse.</translation>
    </message>
    <message>
        <source>The worst ones come first.</source>
        <translation>Die schlimmsten zuerst.</translation>
    </message>
    <message>
        <source>Keep, because…</source>
        <translation>Behalten, weil…</translation>
    </message>
    <message>
        <source>Why? The audit shows it.</source>
        <translation>Warum? Der Prüfbericht zeigt es.</translation>
    </message>
    <message>
        <source>The decisions could not be written: {why}.</source>
        <translation>Die Entscheidungen konnten nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>PRIVATE files beside the project could not be written: {why}.</source>
        <translation>PRIVATE-Dateien neben dem Projekt konnten nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>Decisions are kept beside the project file. Save the project to keep them.</source>
        <translation>Entscheidungen werden neben der Projektdatei aufbewahrt. Speichern Sie das Projekt, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Near Miss panel</source>
        <translation>Near-Miss-Bedienfeld</translation>
    </message>
    <message>
        <source>Near Miss panel: withheld segments and records at risk on the map, before anything leaves</source>
        <translation>Near-Miss-Bedienfeld: zurückgehaltene Abschnitte und gefährdete Datensätze auf der Karte, bevor etwas hinausgeht</translation>
    </message>
    <message>
        <source>Export a release</source>
        <translation>Veröffentlichung exportieren</translation>
    </message>
    <message>
        <source>The folder cannot be used: {why}.</source>
        <translation>Der Ordner kann nicht verwendet werden: {why}.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Cancelled: nothing was released.</source>
        <translation>Abgebrochen: Es wurde nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>Dateien, die geschrieben werden</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Weitere Dateien</translation>
    </message>
    <message>
        <source>These files will be written: {files}. Their first rows:</source>
        <translation>Diese Dateien werden geschrieben: {files}. Ihre ersten Zeilen:</translation>
    </message>
    <message>
        <source>metadata.json: title, licence, source, fields, policy, known risks.
README.txt: the same for people, and that a gap does not mean “no incidents here”.
manifest.json: checksums of the files, and what the gate found.

No report, no record id and no withheld count is written.</source>
        <translation>metadata.json: Titel, Lizenz, Quelle, Felder, Regelwerk, bekannte Risiken.
README.txt: dasselbe für Menschen, und dass eine Lücke nicht „hier gab es keine Vorfälle“ bedeutet.
manifest.json: Prüfsummen der Dateien, und was die Prüfschranke gefunden hat.

Keine Meldung, keine Kennung eines Datensatzes und keine zurückgehaltene Anzahl wird geschrieben.</translation>
    </message>
    <message>
        <source>A folder with files in it is refused otherwise.</source>
        <translation>Sonst wird ein Ordner, in dem Dateien liegen, abgelehnt.</translation>
    </message>
    <message>
        <source>Give a title.</source>
        <translation>Geben Sie einen Titel an.</translation>
    </message>
    <message>
        <source>Give a licence.</source>
        <translation>Geben Sie eine Lizenz an.</translation>
    </message>
    <message>
        <source>Give the source: who collected the reports.</source>
        <translation>Geben Sie die Quelle an: wer die Meldungen gesammelt hat.</translation>
    </message>
    <message>
        <source>Choose the folder of the release.</source>
        <translation>Wählen Sie den Ordner der Veröffentlichung.</translation>
    </message>
    <message>
        <source>What it is; everybody reads it.</source>
        <translation>Was es ist; alle lesen es.</translation>
    </message>
    <message>
        <source>What others may do with it.</source>
        <translation>Was andere damit tun dürfen.</translation>
    </message>
    <message>
        <source>Who collected the reports.</source>
        <translation>Wer die Meldungen gesammelt hat.</translation>
    </message>
    <message>
        <source>Anything else readers should know.</source>
        <translation>Was man sonst noch wissen sollte.</translation>
    </message>
    <message>
        <source>Format of the segments.</source>
        <translation>Format der Abschnitte.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A folder for this release alone. It is put in place whole, or left as it was.</source>
        <translation>Ein Ordner nur für diese Veröffentlichung. Sie wird dort vollständig abgelegt, oder er bleibt, wie er war.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Darauf verzichten</translation>
    </message>
    <message>
        <source>for example: Addresses, 2026</source>
        <translation>zum Beispiel: Adressen, 2026</translation>
    </message>
    <message>
        <source>no single reason</source>
        <translation>kein einzelner Grund</translation>
    </message>
    <message>
        <source>too few people: reports {reports}, people {people}</source>
        <translation>zu wenige Personen: Meldungen {reports}, Personen {people}</translation>
    </message>
    <message>
        <source>too few reports: {reports}</source>
        <translation>zu wenige Meldungen: {reports}</translation>
    </message>
    <message>
        <source>two people hold nearly all of its reports: reports {reports}, people {people}</source>
        <translation>fast alle Meldungen von zwei Personen: Meldungen {reports}, Personen {people}</translation>
    </message>
    <message>
        <source>withheld to protect others: reports {reports}</source>
        <translation>zum Schutz anderer zurückgehalten: Meldungen {reports}</translation>
    </message>
    <message>
        <source>Near Miss (PRIVATE)</source>
        <translation>Near Miss (PRIVATE)</translation>
    </message>
    <message>
        <source>Near Miss: public view</source>
        <translation>Near Miss: öffentliche Ansicht</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Erneut analysieren</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>The list fills while the analysis runs.</source>
        <translation>Die Liste füllt sich, während die Analyse läuft.</translation>
    </message>
    <message>
        <source>Complete the set-up above, then press Analyse.</source>
        <translation>Vervollständigen Sie oben die Einrichtung, und klicken Sie dann auf „Analysieren“.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Press Analyse: what needs a decision is listed here.</source>
        <translation>Klicken Sie auf „Analysieren“: Was zu entscheiden ist, wird hier aufgeführt.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>See on the map which street segments have to be withheld and which records carry the risk, before anything is exported.

1. Add a layer of reports (points) and one of streets (lines).
2. Choose them below, and a policy.
3. Press Analyse.</source>
        <translation>Sehen Sie auf der Karte, welche Straßenabschnitte zurückgehalten werden müssen und welche Datensätze das Risiko tragen, bevor etwas exportiert wird.

1. Fügen Sie einen Layer mit Meldungen (Punkte) und einen mit Straßen (Linien) hinzu.
2. Wählen Sie beide unten aus, dazu ein Regelwerk.
3. Klicken Sie auf „Analysieren“.</translation>
    </message>
    <message>
        <source>Try the sample city</source>
        <translation>Beispielstadt ausprobieren</translation>
    </message>
    <message>
        <source>Find out what has to be withheld, which records carry the risk, and what would leak.</source>
        <translation>Herausfinden, was zurückgehalten werden muss, welche Datensätze das Risiko tragen und welche Lecks es gäbe.</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the analysis.</source>
        <translation>Die Analyse abbrechen.</translation>
    </message>
    <message>
        <source>Zoom along</source>
        <translation>Mitzoomen</translation>
    </message>
    <message>
        <source>Move the map to the rows that are selected.</source>
        <translation>Die Karte zu den ausgewählten Zeilen bewegen.</translation>
    </message>
    <message>
        <source>Pick on map</source>
        <translation>Auf Karte wählen</translation>
    </message>
    <message>
        <source>Click a record or a segment on the map to select its row.</source>
        <translation>Klicken Sie auf der Karte auf einen Datensatz oder Abschnitt, um seine Zeile auszuwählen.</translation>
    </message>
    <message>
        <source>Public view</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Show exactly what the public will see; press again for the former view.</source>
        <translation>Genau das zeigen, was die Öffentlichkeit sehen wird; ein weiterer Klick bringt die vorige Ansicht zurück.</translation>
    </message>
    <message>
        <source>Open the reports of this analysis (PRIVATE) in the browser.</source>
        <translation>Die Berichte dieser Analyse (PRIVATE) im Browser öffnen.</translation>
    </message>
    <message>
        <source>Audit report: how exposed the reports are</source>
        <translation>Prüfbericht: wie angreifbar die Meldungen sind</translation>
    </message>
    <message>
        <source>Gate report: what would leak</source>
        <translation>Bericht der Prüfschranke: welche Lecks es gäbe</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Publish a release through the gate.</source>
        <translation>Eine Veröffentlichung durch die Prüfschranke herausgeben.</translation>
    </message>
    <message>
        <source>Show or hide: {kind}</source>
        <translation>Ein- oder ausblenden: {kind}</translation>
    </message>
    <message>
        <source>What needs a decision</source>
        <translation>Was zu entscheiden ist</translation>
    </message>
    <message>
        <source>Select rows to see them on the map; double-click or press Enter to go there.</source>
        <translation>Wählen Sie Zeilen aus, um sie auf der Karte zu sehen; ein Doppelklick oder die Eingabetaste führt dorthin.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Leave the selected records out of the release, from the next analysis on.</source>
        <translation>Die ausgewählten Datensätze aus der Veröffentlichung auslassen, ab der nächsten Analyse.</translation>
    </message>
    <message>
        <source>Generalise…</source>
        <translation>Verallgemeinern…</translation>
    </message>
    <message>
        <source>Make locations coarser: opens the algorithm, set up for these reports.</source>
        <translation>Orte vergröbern: öffnet den Algorithmus, für diese Meldungen eingerichtet.</translation>
    </message>
    <message>
        <source>Keep the selected records, and say why; the audit shows it.</source>
        <translation>Die ausgewählten Datensätze behalten und sagen, warum; der Prüfbericht zeigt es.</translation>
    </message>
    <message>
        <source>Undecide</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the decision on the selected records back.</source>
        <translation>Die Entscheidung über die ausgewählten Datensätze zurücknehmen.</translation>
    </message>
    <message>
        <source>{n} rows are selected.</source>
        <translation>{n} Zeilen sind ausgewählt.</translation>
    </message>
    <message>
        <source>Select a row to read its reason and to see it on the map.</source>
        <translation>Wählen Sie eine Zeile aus, um ihren Grund zu lesen und sie auf der Karte zu sehen.</translation>
    </message>
    <message>
        <source>leaks, which stop the export</source>
        <translation>Lecks, die den Export aufhalten</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>top-risk records</source>
        <translation>Datensätze mit dem höchsten Risiko</translation>
    </message>
    <message>
        <source>suppressed segments</source>
        <translation>zurückgehaltene Abschnitte</translation>
    </message>
    <message>
        <source>what was not tested</source>
        <translation>was nicht geprüft wurde</translation>
    </message>
    <message>
        <source>Candidate: counts</source>
        <translation>Kandidat: Anzahlen</translation>
    </message>
    <message>
        <source>PRIVATE: withheld</source>
        <translation>PRIVATE: zurückgehalten</translation>
    </message>
    <message>
        <source>PRIVATE: top-risk records</source>
        <translation>PRIVATE: höchstes Risiko</translation>
    </message>
    <message>
        <source>The algorithm {id} is not there.</source>
        <translation>Der Algorithmus {id} ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>other choices than those of the analysis</source>
        <translation>andere Einstellungen als bei der Analyse</translation>
    </message>
    <message>
        <source>decisions that are not applied yet</source>
        <translation>noch nicht angewendete Entscheidungen</translation>
    </message>
    <message>
        <source>Analyse first.</source>
        <translation>Analysieren Sie zuerst.</translation>
    </message>
    <message>
        <source>The analysis is not ready.</source>
        <translation>Die Analyse ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>The analysis was cancelled. Analyse again.</source>
        <translation>Die Analyse wurde abgebrochen. Analysieren Sie erneut.</translation>
    </message>
    <message>
        <source>Out of date: {why}. Analyse again.</source>
        <translation>Veraltet: {why}. Analysieren Sie erneut.</translation>
    </message>
    <message>
        <source>Not everything was tested: {steps} failed.</source>
        <translation>Nicht alles wurde geprüft. Fehlgeschlagen: {steps}.</translation>
    </message>
    <message>
        <source>The gate has not tested it.</source>
        <translation>Die Prüfschranke hat es nicht geprüft.</translation>
    </message>
    <message>
        <source>Open leaks: {n}. Close them and analyse again.</source>
        <translation>Offene Lecks: {n}. Schließen Sie sie, und analysieren Sie erneut.</translation>
    </message>
    <message>
        <source>“{layer}” was removed</source>
        <translation>„{layer}“ wurde entfernt</translation>
    </message>
    <message>
        <source>“{layer}” was edited</source>
        <translation>„{layer}“ wurde bearbeitet</translation>
    </message>
    <message>
        <source>The policy of this project is not known to this version. Choose one.</source>
        <translation>Diese Version kennt das Regelwerk dieses Projekts nicht. Wählen Sie eines.</translation>
    </message>
    <message>
        <source>Say what the auxiliary layer is and of which date, for example “Addresses, 2026”.</source>
        <translation>Geben Sie an, was der Hilfslayer ist und welchen Stand er hat, zum Beispiel „Adressen, 2026“.</translation>
    </message>
    <message>
        <source>The CRS of “{layer}” was {before} and is now {now}. Is that right?</source>
        <translation>Das KBS von „{layer}“ war {before} und ist jetzt {now}. Ist das richtig?</translation>
    </message>
    <message>
        <source>The layer “{name}” is not in the project any more, or cannot be read.</source>
        <translation>Der Layer „{name}“ ist nicht mehr im Projekt oder kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Choose the layer of reports (points).</source>
        <translation>Wählen Sie den Layer der Meldungen (Punkte).</translation>
    </message>
    <message>
        <source>Choose the layer of streets (lines).</source>
        <translation>Wählen Sie den Layer der Straßen (Linien).</translation>
    </message>
    <message>
        <source>“{layer}” has no coordinate reference system: set one (Layer &gt; Set CRS of Layer).</source>
        <translation>„{layer}“ hat kein Koordinatenbezugssystem: Setzen Sie eines (Layer &gt; KBS von Layer(n) setzen).</translation>
    </message>
    <message>
        <source>“{layer}” has edits that are not saved. Save or discard them first.</source>
        <translation>„{layer}“ hat Änderungen, die nicht gespeichert sind. Speichern oder verwerfen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>No report is selected. Select some, or analyse all of them.</source>
        <translation>Es ist keine Meldung ausgewählt. Wählen Sie welche aus, oder analysieren Sie alle.</translation>
    </message>
    <message>
        <source>“{layer}” has no field “{field}” any more: renamed or removed? Choose again.</source>
        <translation>„{layer}“ hat kein Feld „{field}“ mehr: umbenannt oder entfernt? Wählen Sie erneut.</translation>
    </message>
    <message>
        <source>“{layer}” has another source</source>
        <translation>„{layer}“ hat eine andere Datenquelle</translation>
    </message>
    <message>
        <source>the filter of “{layer}” was changed</source>
        <translation>der Filter von „{layer}“ wurde geändert</translation>
    </message>
    <message>
        <source>the CRS of “{layer}” was changed</source>
        <translation>das KBS von „{layer}“ wurde geändert</translation>
    </message>
    <message>
        <source>the fields of “{layer}” were changed</source>
        <translation>die Felder von „{layer}“ wurden geändert</translation>
    </message>
    <message>
        <source>another selection in “{layer}”</source>
        <translation>andere Auswahl in „{layer}“</translation>
    </message>
    <message>
        <source>“{layer}” had {before} rows and has {now}</source>
        <translation>„{layer}“ hatte {before} Zeilen und hat jetzt {now}</translation>
    </message>
    <message>
        <source>a file of “{layer}” is gone</source>
        <translation>eine Datei von „{layer}“ fehlt</translation>
    </message>
    <message>
        <source>the file of “{layer}” was changed at {when}</source>
        <translation>die Datei von „{layer}“ wurde um {when} geändert</translation>
    </message>
    <message>
        <source>Trial, not for release</source>
        <translation>Probelauf, nicht zur Veröffentlichung</translation>
    </message>
    <message>
        <source>DECISIONS leave out every record of {layer} that has a location ({n}), so nothing is left to measure. Is REPORT_ID the field that record_id stands for?</source>
        <translation>DECISIONS lässt jeden Datensatz von {layer} aus, der einen Ort hat ({n}), also bleibt nichts zu messen. Ist REPORT_ID das Feld, auf das sich die record_id bezieht?</translation>
    </message>
    <message>
        <source>Near Miss: opening the layers</source>
        <translation>Near Miss: Layer werden geöffnet</translation>
    </message>
    <message>
        <source>Opening the layers</source>
        <translation>Layer werden geöffnet</translation>
    </message>
    <message>
        <source>These layers cannot be read again: {names}.</source>
        <translation>Diese Layer lassen sich nicht noch einmal lesen: {names}.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Besides, {n} reports are on no street and not published.</source>
        <translation>Außerdem liegen {n} Meldungen an keiner Straße und werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The decisions in {file} cannot be read ({why}). Correct or remove the file.</source>
        <translation>Die Entscheidungen in {file} sind nicht lesbar ({why}). Berichtigen oder entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>its columns are not {names}</source>
        <translation>die Spalten sind nicht {names}</translation>
    </message>
    <message>
        <source>a row is not complete, or its decision is neither leave_out nor keep</source>
        <translation>eine Zeile ist unvollständig, oder ihre Entscheidung ist weder leave_out noch keep</translation>
    </message>
    <message>
        <source>The choices in this project cannot be read: they are guessed. Look at them.</source>
        <translation>Die Auswahl in diesem Projekt ist nicht lesbar und wurde geraten. Sehen Sie sie durch.</translation>
    </message>
    <message>
        <source>The decisions are in a temporary folder and go when QGIS closes: a project in a database or in the folder of a release has no place for them. Save the project as a file of its own.</source>
        <translation>Die Entscheidungen liegen in einem temporären Ordner und gehen verloren, wenn QGIS schließt: Ein Projekt in einer Datenbank oder im Ordner einer Veröffentlichung hat keinen Platz für sie. Speichern Sie das Projekt als eigene Datei.</translation>
    </message>
    <message>
        <source>Your project or your data lie in that folder. Choose one for the release alone.</source>
        <translation>In diesem Ordner liegen Ihr Projekt oder Ihre Daten. Wählen Sie einen nur für die Veröffentlichung.</translation>
    </message>
    <message>
        <source>To decide on single records choose a report id under More, and analyse with it.</source>
        <translation>Um über einzelne Datensätze zu entscheiden, wählen Sie unter „Mehr“ eine Kennung der Meldung und analysieren damit.</translation>
    </message>
    <message>
        <source>Records were decided on by the field “{field}”. Choose it again, or undecide there.</source>
        <translation>Über Datensätze wurde nach dem Feld „{field}“ entschieden. Wählen Sie es wieder, oder nehmen Sie die Entscheidungen dort zurück.</translation>
    </message>
    <message>
        <source>Decisions on a layer that is not in the project any more: {n}. They are not applied.</source>
        <translation>Entscheidungen zu einem Layer, der nicht mehr im Projekt ist: {n}. Sie werden nicht angewandt.</translation>
    </message>
    <message>
        <source>“{field}” is also the name of a field of ours. Copy it into a field of another name.</source>
        <translation>„{field}“ heißt auch ein eigenes Feld von Near Miss. Kopieren Sie es in ein Feld mit anderem Namen.</translation>
    </message>
    <message>
        <source>Sample addresses, 2026 (invented)</source>
        <translation>Beispieladressen, 2026 (erfunden)</translation>
    </message>
    <message>
        <source>Reports…</source>
        <translation>Berichte…</translation>
    </message>
    <message>
        <source>What if: other policies</source>
        <translation>Andere Regelwerke</translation>
    </message>
    <message>
        <source>Lost: snapped reports that no published count covers. At high risk: records (duplicates count once) with a risk above 1/K. Not tested: rules of the gate without an input, and what the audit could not measure.</source>
        <translation>Verloren: an Straßen gefundene Meldungen, die in keiner veröffentlichten Zahl enthalten sind. Mit hohem Risiko: Datensätze (Dubletten zählen einmal) mit einem Risiko über 1/K. Nicht geprüft: Regeln der Prüfschranke ohne Eingabe, und was der Prüfbericht nicht messen konnte.</translation>
    </message>
    <message>
        <source>PRIVATE layers: what they hold is in {file}. Never pass it on. Remove the group “Near Miss (PRIVATE)” before you give the project away.</source>
        <translation>Private Layer: Ihr Inhalt liegt in {file}. Geben Sie die Datei nie weiter. Entfernen Sie die Gruppe „Near Miss (PRIVATE)“, bevor Sie das Projekt weitergeben.</translation>
    </message>
    <message>
        <source>Not released: it would leak. The folder is as it was.</source>
        <translation>Nicht veröffentlicht: Es würde etwas verraten. Der Ordner ist unverändert.</translation>
    </message>
    <message>
        <source>The map shows something else than what the public will see.</source>
        <translation>Die Karte zeigt etwas anderes, als alle sehen werden.</translation>
    </message>
</context>
</TS>
