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
    <message>
        <source>ATTRIBUTES, {place}: {count} parts. Write raw field|released field|type, then weight, level and options where they are needed.</source>
        <translation>ATTRIBUTES, {place}: Zahl der Teile: {count}. Schreiben Sie Feld in RAW|Feld in ANON|Typ, dann Gewicht, Stufe und Optionen, wo sie gebraucht werden.</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: no field is given.</source>
        <translation>ATTRIBUTES, {place}: Es ist kein Feld angegeben.</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: unknown type {kind}. Did you mean {near}?</source>
        <translation>ATTRIBUTES, {place}: unbekannter Typ {kind}. Meinten Sie {near}?</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: unknown type {kind}. There are {kinds}.</source>
        <translation>ATTRIBUTES, {place}: unbekannter Typ {kind}. Es gibt {kinds}.</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: the level {text} is none of W, M and S.</source>
        <translation>ATTRIBUTES, {place}: Die Stufe {text} ist weder W noch M noch S.</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: {kind} has no option {word}. It has {options}.</source>
        <translation>ATTRIBUTES, {place}: {kind} hat keine Option {word}. Vorhanden sind: {options}.</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: {value} is no value of the option {name}.</source>
        <translation>ATTRIBUTES, {place}: {value} ist kein Wert der Option {name}.</translation>
    </message>
    <message>
        <source>No attribute is given. Write one line for each: raw field|released field|type, as in AGE|AGE|num.</source>
        <translation>Es ist kein Attribut angegeben. Schreiben Sie für jedes eine Zeile: Feld in RAW|Feld in ANON|Typ, zum Beispiel AGE|AGE|num.</translation>
    </message>
    <message>
        <source>ATTRIBUTES: {name} as {kind} is there twice. It would count twice.</source>
        <translation>ATTRIBUTES: {name} als {kind} ist zweimal angegeben. Es würde doppelt zählen.</translation>
    </message>
    <message>
        <source>All weights are 0. Every candidate would be tied.</source>
        <translation>Alle Gewichte sind 0. Alle Kandidaten wären gleichauf.</translation>
    </message>
    <message>
        <source>{count} candidate pairs are listed more than once. Every pair has to be there once.</source>
        <translation>{count} Kandidatenpaare sind mehr als einmal aufgeführt. Jedes Paar darf nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>{bands} bands do not divide {hashes} hashes. Give a divisor.</source>
        <translation>{hashes} Hashes lassen sich nicht auf {bands} Bänder aufteilen. Geben Sie einen Teiler an.</translation>
    </message>
    <message>
        <source>The {k} best candidates: give a number of 1 or more.</source>
        <translation>Die {k} besten Kandidaten: Geben Sie eine Zahl ab 1 an.</translation>
    </message>
    <message>
        <source>{name} is generalised in ANON: {share:.0%} of its known values are regions that hold values of RAW. Compared as {kind}, the shape of the text is measured and not the risk: the success looks several times too low. Use the type containment.</source>
        <translation>{name} ist in ANON verallgemeinert: {share:.0%} der bekannten Werte sind Bereiche, die Werte von RAW enthalten. Ein Vergleich als {kind} misst die Form des Textes und nicht das Risiko: Die Trefferquote sieht um ein Mehrfaches zu niedrig aus. Verwenden Sie den Typ containment.</translation>
    </message>
    <message>
        <source>{name} as {kind}: {count} values of {side} are no numbers. Use char or idf for text and categories, containment for published regions.</source>
        <translation>{name} als {kind}: {count} Werte von {side} sind keine Zahlen. Verwenden Sie char oder idf für Text und Kategorien, containment für veröffentlichte Bereiche.</translation>
    </message>
    <message>
        <source>{name} holds numbers as text; they were read as numbers.</source>
        <translation>{name} enthält Zahlen als Text; sie wurden als Zahlen gelesen.</translation>
    </message>
    <message>
        <source>location needs points in RAW and in ANON. For published areas use containment.</source>
        <translation>location braucht Punkte in RAW und in ANON. Verwenden Sie für veröffentlichte Flächen containment.</translation>
    </message>
    <message>
        <source>{records} released points share {places} places, as rounded ones do. Which raw point is nearest to the middle of a cell is chance, so the risks of single records are too: some 1, others 0. An attacker can round as well: attack once more with RAW rounded in the same way (Reduce precision). uncertainty= is for noise.</source>
        <translation>{records} veröffentlichte Punkte teilen sich {places} Orte, wie es gerundete tun. Welcher Rohpunkt der Mitte einer Zelle am nächsten liegt, ist Zufall, und damit sind es auch die Risiken einzelner Datensätze: manche 1, andere 0. Auch ein Angreifer kann runden: Greifen Sie noch einmal an, mit gleich gerundetem RAW (Genauigkeit der Orte verringern). uncertainty= ist für Rauschen.</translation>
    </message>
    <message>
        <source>{name} as count: {count} values are below 0, so it is no count. Use num.</source>
        <translation>{name} als count: {count} Werte liegen unter 0, also ist es keine Anzahl. Verwenden Sie num.</translation>
    </message>
    <message>
        <source>{name} as {kind}: {count} different values hold something that is no number between the separators. Use jaccard for sets of items, or give the right separator.</source>
        <translation>{name} als {kind}: {count} verschiedene Werte enthalten zwischen den Trennzeichen etwas, das keine Zahl ist. Verwenden Sie jaccard für Mengen von Dingen, oder geben Sie das richtige Trennzeichen an.</translation>
    </message>
    <message>
        <source>{name} as profile: {count} different values have nothing in any bin, so they have no shape. Give other bins, or shape=no to compare counts.</source>
        <translation>{name} als profile: {count} verschiedene Werte haben in keinem Intervall etwas, also haben sie keine Form. Geben Sie andere Intervalle an, oder shape=no, um Anzahlen zu vergleichen.</translation>
    </message>
    <message>
        <source>{widest} spreads {ratio:.3g} times as much as {narrowest} (weighted sd {wide:.4g} and {narrow:.4g}). It decides alone, and the others only break its ties, so the success may be too low. Use NORMALIZE = range, or other weights.</source>
        <translation>{widest} streut {ratio:.3g}-mal so stark wie {narrowest} (gewichtete Standardabweichung {wide:.4g} und {narrow:.4g}). Es entscheidet allein, und die übrigen entscheiden nur bei Gleichstand; die Trefferquote kann deshalb zu niedrig sein. Verwenden Sie NORMALIZE = range oder andere Gewichte.</translation>
    </message>
    <message>
        <source>Together the attributes find {together:.4f}, less than {name} alone ({alone:.4f}). The combination measures less risk than there is: report the higher one, and look for better weights.</source>
        <translation>Zusammen finden die Attribute {together:.4f}, weniger als {name} allein ({alone:.4f}). Die Kombination misst weniger Risiko, als es gibt: Geben Sie den höheren Wert an, und suchen Sie bessere Gewichte.</translation>
    </message>
    <message>
        <source>{name} is unknown in {raw} rows of RAW and {released} of ANON. There it scores as the average candidate: it neither helps nor rules out anybody.</source>
        <translation>{name} ist in {raw} Zeilen von RAW und {released} von ANON unbekannt. Dort zählt es wie der durchschnittliche Kandidat: Es hilft nicht und schließt niemanden aus.</translation>
    </message>
    <message>
        <source>Not measurable: no released record has its true one among the candidates. This is no success rate of 0 but the absence of a measurement. Do RAW_ID and ANON_ID name the same people?</source>
        <translation>Nicht messbar: Zu keinem veröffentlichten Datensatz ist der wahre unter den Kandidaten. Das ist keine Trefferquote von 0, sondern eine fehlende Messung. Bezeichnen RAW_ID und ANON_ID dieselben Personen?</translation>
    </message>
    <message>
        <source>{count} of {n} released records do not have their true one among the candidates. They count as not found, so the success is a lower bound.</source>
        <translation>Bei {count} von {n} veröffentlichten Datensätzen ist der wahre nicht unter den Kandidaten. Sie zählen als nicht gefunden, also ist die Trefferquote eine Untergrenze.</translation>
    </message>
    <message>
        <source>No raw record is contained in {count} of {n} released records. A hierarchy that is missing or named differently, or values that cannot be read, look the same: check them before you call these records safe.</source>
        <translation>In {count} von {n} veröffentlichten Datensätzen ist kein Rohdatensatz enthalten. Eine Hierarchie, die fehlt oder anders benannt ist, oder Werte, die nicht lesbar sind, sehen genauso aus: Prüfen Sie das, bevor Sie diese Datensätze sicher nennen.</translation>
    </message>
    <message>
        <source>Blocking leaves {count} of {n} released records without any candidate. They count as not found.</source>
        <translation>Blocking lässt {count} von {n} veröffentlichten Datensätzen keinen Kandidaten. Sie zählen als nicht gefunden.</translation>
    </message>
    <message>
        <source>A weight is below 0 or no number. It would turn a difference into a likeness.</source>
        <translation>Ein Gewicht liegt unter 0 oder ist keine Zahl. Es würde einen Unterschied zu einer Ähnlichkeit machen.</translation>
    </message>
    <message>
        <source>The tolerance of scoreboard is 0 or more.</source>
        <translation>Die Toleranz von scoreboard muss 0 oder mehr sein.</translation>
    </message>
    <message>
        <source>{attribute}: {rule} is no rule of containment. Give one of {rules}.</source>
        <translation>{attribute}: {rule} ist keine Regel von containment. Geben Sie eine von diesen an: {rules}.</translation>
    </message>
    <message>
        <source>{attribute}: {n} of {of} published values cannot be read as intervals or times, but the rule is interval. Use auto, which compares them as text, or correct the values.</source>
        <translation>{attribute}: {n} von {of} veröffentlichten Werten sind nicht als Intervalle oder Zeiten lesbar, aber die Regel ist interval. Verwenden Sie auto, das sie als Text vergleicht, oder korrigieren Sie die Werte.</translation>
    </message>
    <message>
        <source>TOP_K is &quot;{text}&quot;. Give whole numbers of 1 or more, for example 1,5,10.</source>
        <translation>TOP_K ist „{text}“. Geben Sie ganze Zahlen ab 1 an, zum Beispiel 1,5,10.</translation>
    </message>
    <message>
        <source>The ridge of Mahalanobis is 0 or more.</source>
        <translation>Der Ridge-Wert von Mahalanobis muss 0 oder mehr sein.</translation>
    </message>
    <message>
        <source>Mahalanobis needs two records with all numbers, and there are {n}.</source>
        <translation>Mahalanobis braucht zwei Datensätze mit allen Zahlen; vorhanden: {n}.</translation>
    </message>
    <message>
        <source>Mahalanobis: every number is the same for all records, so nothing tells them apart.</source>
        <translation>Mahalanobis: Jede Zahl ist bei allen Datensätzen gleich, also unterscheidet sie nichts.</translation>
    </message>
    <message>
        <source>Mahalanobis: two of the numbers go together exactly, so there is no distance. Leave one of them out.</source>
        <translation>Mahalanobis: Zwei der Zahlen hängen genau zusammen, also gibt es keinen Abstand. Lassen Sie eine davon weg.</translation>
    </message>
    <message>
        <source>PHI is the confidence from which a record is named: 0 or more.</source>
        <translation>PHI ist die Sicherheit, ab der ein Datensatz benannt wird: 0 oder mehr.</translation>
    </message>
    <message>
        <source>The sampling rate lies above 0 and at most at 1.</source>
        <translation>Die Stichprobenrate muss über 0 und höchstens bei 1 liegen.</translation>
    </message>
    <message>
        <source>MATCH = optimal holds all {pairs} pairs at once, and more than {max_pairs} are too many. Give BLOCK_ON or BLOCK_RADIUS, or use greedy, which is exact for any number.</source>
        <translation>MATCH = optimal hält alle {pairs} Paare gleichzeitig, und mehr als {max_pairs} sind zu viele. Geben Sie BLOCK_ON oder BLOCK_RADIUS an, oder verwenden Sie greedy, das für jede Zahl exakt ist.</translation>
    </message>
    <message>
        <source>NORMALIZE = rank needs all different scores at once, and there are too many. Use range or zscore.</source>
        <translation>NORMALIZE = rank braucht alle verschiedenen Ähnlichkeitswerte gleichzeitig, und es sind zu viele. Verwenden Sie range oder zscore.</translation>
    </message>
    <message>
        <source>alpha and beta of tversky are 0 or more: less would reward a difference.</source>
        <translation>alpha und beta von tversky müssen 0 oder mehr sein: Weniger würde einen Unterschied belohnen.</translation>
    </message>
    <message>
        <source>{hashes} hash functions: give 1 or more.</source>
        <translation>{hashes} Hashfunktionen: Geben Sie 1 oder mehr an.</translation>
    </message>
    <message>
        <source>ALPHA is {alpha}, and has to lie between 0 and 1.</source>
        <translation>ALPHA ist {alpha} und muss zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>{side} has no rows, so there is nothing to attack.</source>
        <translation>{side} hat keine Zeilen, also gibt es nichts anzugreifen.</translation>
    </message>
    <message>
        <source>{side}_ID: {lost} rows have no id and {twice} repeat one. Give a field that names each person once; several records of one person have to be made one row first.</source>
        <translation>{side}_ID: {lost} Zeilen haben keine Kennung, und {twice} wiederholen eine. Geben Sie ein Feld an, das jede Person einmal benennt; fassen Sie mehrere Datensätze einer Person vorher zu einer Zeile zusammen.</translation>
    </message>
    <message>
        <source>{name}: {count} different published values look like an interval but cannot be read, and hold nothing. Correct them: as they stand, their records seem out of reach.</source>
        <translation>{name}: {count} verschiedene veröffentlichte Werte sehen wie ein Intervall aus, sind aber nicht lesbar und enthalten nichts. Korrigieren Sie sie: So wirken ihre Datensätze unerreichbar.</translation>
    </message>
    <message>
        <source>containment of the geometry needs points in RAW and polygons in ANON.</source>
        <translation>containment der Geometrie braucht Punkte in RAW und Polygone in ANON.</translation>
    </message>
    <message>
        <source>No attribute ranks the true record better than chance: {names}. All are kept. The success says nothing about the release: this attack does not work on it.</source>
        <translation>Kein Attribut ordnet den wahren Datensatz besser ein als der Zufall: {names}. Alle werden behalten. Die Trefferquote sagt nichts über die Veröffentlichung: Dieser Angriff wirkt bei ihr nicht.</translation>
    </message>
    <message>
        <source>Left out, because they rank the true record no better than chance: {names}.</source>
        <translation>Ausgelassen, weil sie den wahren Datensatz nicht besser einordnen als der Zufall: {names}.</translation>
    </message>
    <message>
        <source>METHOD = mahalanobis needs an attribute of type num.</source>
        <translation>METHOD = mahalanobis braucht ein Attribut vom Typ num.</translation>
    </message>
    <message>
        <source>Mahalanobis leaves out {names}: the same for all records.</source>
        <translation>Mahalanobis lässt aus, weil bei allen Datensätzen gleich: {names}.</translation>
    </message>
    <message>
        <source>Mahalanobis is fragile here (condition number {condition:.0f}): the numbers go together closely, and the success may be far too low or too high. Compare with METHOD = weighted, and take the higher one.</source>
        <translation>Mahalanobis ist hier anfällig (Konditionszahl {condition:.0f}): Die Zahlen hängen eng zusammen, und die Trefferquote kann viel zu niedrig oder zu hoch sein. Vergleichen Sie mit METHOD = weighted, und nehmen Sie den höheren Wert.</translation>
    </message>
    <message>
        <source>There are no sets of {p} of {n} attributes. Give 1 to {n}.</source>
        <translation>Es gibt keine Mengen aus {p} von {n} Attributen. Geben Sie 1 bis {n} an.</translation>
    </message>
    <message>
        <source>{n} sets of attributes measure nothing. Give 1 or more.</source>
        <translation>{n} Mengen von Attributen messen nichts. Geben Sie 1 oder mehr an.</translation>
    </message>
    <message>
        <source>{value} is no tolerance. Give 0 (exact) or a little more.</source>
        <translation>{value} ist keine Toleranz. Geben Sie 0 (genau) oder etwas mehr an.</translation>
    </message>
    <message>
        <source>The hierarchy has {attributes}, and none of the fields {fields}. {similar} differs in upper and lower case only: write the names of the fields into its column attribute.</source>
        <translation>Die Hierarchie hat {attributes} und keines der Felder {fields}. {similar} unterscheidet sich nur in der Groß- und Kleinschreibung: Schreiben Sie die Namen der Felder in ihre Spalte attribute.</translation>
    </message>
    <message>
        <source>The hierarchy has {attributes}, and none of the fields {fields}. Write the names of the fields into its column attribute.</source>
        <translation>Die Hierarchie hat {attributes} und keines der Felder {fields}. Schreiben Sie die Namen der Felder in ihre Spalte attribute.</translation>
    </message>
    <message>
        <source>The hierarchy has no attribute {attribute}. It has {attributes}.</source>
        <translation>Die Hierarchie hat kein Attribut {attribute}. Vorhanden sind: {attributes}.</translation>
    </message>
    <message>
        <source>{attribute}: {levels} is no number of levels. Give 0, 1, 2, …</source>
        <translation>{attribute}: {levels} ist keine Anzahl von Stufen. Geben Sie 0, 1, 2, … an.</translation>
    </message>
    <message>
        <source>Hierarchy, line {line}: a value of {attribute} is its own parent.</source>
        <translation>Hierarchie, Zeile {line}: Ein Wert von {attribute} ist sich selbst übergeordnet.</translation>
    </message>
    <message>
        <source>Hierarchy, line {line}: a value of {attribute} gets a second parent; its first is in line {first}. A value can become only one coarser value.</source>
        <translation>Hierarchie, Zeile {line}: Ein Wert von {attribute} erhält einen zweiten übergeordneten Wert; der erste steht in Zeile {first}. Aus einem Wert kann nur ein gröberer werden.</translation>
    </message>
    <message>
        <source>Hierarchy: it says of no value what it becomes.</source>
        <translation>Hierarchie: Sie sagt von keinem Wert, was aus ihm wird.</translation>
    </message>
    <message>
        <source>Hierarchy: {n} values of {attribute} go round in a circle, one of them in line {line}. Each must become coarser until there is no parent.</source>
        <translation>Hierarchie: {n} Werte von {attribute} bilden einen Kreis, einer davon in Zeile {line}. Jeder muss gröber werden, bis es keinen übergeordneten Wert mehr gibt.</translation>
    </message>
    <message>
        <source>Hierarchy: its first line lacks {missing}. Write a line with attribute, value and parent above the others.</source>
        <translation>Hierarchie: In ihrer ersten Zeile fehlt {missing}. Schreiben Sie über die anderen eine Zeile mit attribute, value und parent.</translation>
    </message>
    <message>
        <source>Hierarchy, line {line}: it cannot be read as CSV.</source>
        <translation>Hierarchie, Zeile {line}: Sie ist nicht als CSV lesbar.</translation>
    </message>
    <message>
        <source>Hierarchy: a YAML file needs the Python package PyYAML, which is not here. Install it, or write CSV with the columns attribute, value and parent.</source>
        <translation>Hierarchie: Eine YAML-Datei braucht das Python-Paket PyYAML, das hier fehlt. Installieren Sie es, oder schreiben Sie CSV mit den Spalten attribute, value und parent.</translation>
    </message>
    <message>
        <source>Hierarchy: {n} lines lack an attribute, a value or a parent (line {lines}). Each line says of one value of one attribute what it becomes.</source>
        <translation>Hierarchie: In {n} Zeilen fehlt ein Attribut, ein Wert oder ein übergeordneter Wert (Zeile {lines}). Jede Zeile sagt von einem Wert eines Attributs, was aus ihm wird.</translation>
    </message>
    <message>
        <source>Hierarchy, line {line}: it cannot be read as YAML of the form attribute, coarse values under it, and under each a list or a map of finer ones.</source>
        <translation>Hierarchie, Zeile {line}: Sie ist nicht als YAML dieser Form lesbar: Attribut, darunter grobe Werte, und unter jedem eine Liste oder Zuordnung feinerer Werte.</translation>
    </message>
    <message>
        <source>{parameter}: {value:g} is no number of known points. Give 1 to {most}, whole.</source>
        <translation>{parameter}: {value:g} ist keine Anzahl bekannter Punkte. Geben Sie ganze Zahlen von 1 bis {most} an.</translation>
    </message>
    <message>
        <source>{parameter}: &apos;{piece}&apos; is no field with its levels. Write field=levels with commas between them, for example age=1, area=2.</source>
        <translation>{parameter}: „{piece}“ ist kein Feld mit seinen Stufen. Schreiben Sie Feld=Stufen mit Kommas dazwischen, zum Beispiel age=1, area=2.</translation>
    </message>
    <message>
        <source>{parameter}: field {field} is given twice. Give it once.</source>
        <translation>{parameter}: Das Feld {field} ist zweimal angegeben. Geben Sie es einmal an.</translation>
    </message>
    <message>
        <source>Attack a release of segments</source>
        <translation>Veröffentlichung von Abschnitten angreifen</translation>
    </message>
    <message>
        <source>Attacks your own release: an attacker knows where somebody reported something, perhaps its category and when. Which published number is that report in, how many others share the number, and what does it tell?

k is the number of reports in the same published number: the segment, its category where one is named, the rest else. With CONTRIBUTOR it counts people. 1 / k is the chance to pick this report out of them. K_MIN below the floor of your policy means that the release does not follow from these reports. PLACE_SUCCESS is how often the nearest segment with a count is the report&apos;s own, CATEGORY_SUCCESS how often its category is named right from the numbers of the segment, against the most frequent one everywhere.

Somebody who knows the place learns the category mix of that place whatever k is. A low success says nothing about two releases together (see Verify a release, PREVIOUS), nor about what else the attacker knows.</source>
        <translation>Greift Ihre eigene Veröffentlichung an: Ein Angreifer weiß, wo jemand etwas gemeldet hat, vielleicht auch die Kategorie und wann. In welcher veröffentlichten Zahl steckt diese Meldung, wie viele andere teilen sich die Zahl, und was verrät sie?

k ist die Anzahl der Meldungen in derselben veröffentlichten Zahl: im Abschnitt, in der Kategorie dort, wo eine genannt ist, sonst im Rest. Mit CONTRIBUTOR zählt es Personen. 1 / k ist die Chance, diese Meldung herauszugreifen. Ein K_MIN unter der Mindestzahl Ihres Regelwerks heißt, dass sich die Veröffentlichung nicht aus diesen Meldungen ergibt. PLACE_SUCCESS sagt, wie oft der nächstgelegene Abschnitt mit einer Anzahl der eigene der Meldung ist, CATEGORY_SUCCESS, wie oft ihre Kategorie aus den Zahlen des Abschnitts richtig genannt wird, verglichen mit der insgesamt häufigsten.

Wer den Ort kennt, erfährt die Mischung der Kategorien an diesem Ort, wie groß k auch ist. Eine niedrige Trefferquote sagt nichts über zwei Veröffentlichungen zusammen (siehe Veröffentlichung prüfen, PREVIOUS) und nichts darüber, was der Angreifer sonst weiß.</translation>
    </message>
    <message>
        <source>Period that is published</source>
        <translation>Veröffentlichter Zeitraum</translation>
    </message>
    <message>
        <source>Snapped reports (points with a segment id)</source>
        <translation>Zugeordnete Meldungen (Punkte mit einer Abschnittskennung)</translation>
    </message>
    <message>
        <source>Segment id of the reports</source>
        <translation>Abschnittskennung der Meldungen</translation>
    </message>
    <message>
        <source>Published segments (lines)</source>
        <translation>Veröffentlichte Abschnitte (Linien)</translation>
    </message>
    <message>
        <source>With TIME: for example 2026, 2026-Q1 or 2026-01-01/2026-06-30.</source>
        <translation>Mit TIME: zum Beispiel 2026, 2026-Q1 oder 2026-01-01/2026-06-30.</translation>
    </message>
    <message>
        <source>Farthest street of a report</source>
        <translation>Größter Abstand einer Straße zu einer Meldung</translation>
    </message>
    <message>
        <source>Numbers of the attack</source>
        <translation>Zahlen des Angriffs</translation>
    </message>
    <message>
        <source>Risk of each report</source>
        <translation>Risiko jeder Meldung</translation>
    </message>
    <message>
        <source>Reports in a published number</source>
        <translation>Meldungen in einer veröffentlichten Zahl</translation>
    </message>
    <message>
        <source>Smallest k of a published number</source>
        <translation>Kleinstes k einer veröffentlichten Zahl</translation>
    </message>
    <message>
        <source>Expected share of published reports picked out</source>
        <translation>Erwarteter Anteil herausgegriffener veröffentlichter Meldungen</translation>
    </message>
    <message>
        <source>Largest risk of a report</source>
        <translation>Größtes Risiko einer Meldung</translation>
    </message>
    <message>
        <source>Reports that are alone in their number</source>
        <translation>Meldungen, die in ihrer Zahl allein sind</translation>
    </message>
    <message>
        <source>Reports whose nearest counted segment is their own</source>
        <translation>Meldungen, deren nächstgelegener gezählter Abschnitt der eigene ist</translation>
    </message>
    <message>
        <source>Reports whose category is named right from their segment</source>
        <translation>Meldungen, deren Kategorie aus ihrem Abschnitt richtig genannt wird</translation>
    </message>
    <message>
        <source>The same without the segment</source>
        <translation>Dasselbe ohne den Abschnitt</translation>
    </message>
    <message>
        <source>SEGMENTS has no field {name}. Give PUBLISHED of aggregateandwithhold.</source>
        <translation>SEGMENTS hat kein Feld {name}. Geben Sie PUBLISHED von aggregateandwithhold an.</translation>
    </message>
    <message>
        <source>TIME and PERIOD go together: give both or neither.</source>
        <translation>TIME und PERIOD gehören zusammen: Geben Sie beide an oder keines.</translation>
    </message>
    <message>
        <source>Reading reports and segments</source>
        <translation>Meldungen und Abschnitte lesen</translation>
    </message>
    <message>
        <source>{layer} has no point that can be used.</source>
        <translation>{layer} hat keinen brauchbaren Punkt.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Enthaltensein</translation>
    </message>
    <message>
        <source>Counts, for each released record, the raw records that could have become it: an age of 37 lies inside 30-39, a town inside its county, 2026-03-02 inside 2026-03, a point inside a published polygon. That number is k, and 1 / k is the chance of a guess among them.

Categories need HIERARCHY: without it nobody can tell that a county holds a town, and k is 0. A record with k = 0 is not safe: something was not read. EMPTY counts them, and so does truth_contained: false means that a released record does not hold its own original.

A large k says that these attributes leave many candidates, each as likely as the others; not that they differ in what harms (see Diversity), nor that no other attribute is known.</source>
        <translation>Zählt zu jedem veröffentlichten Datensatz die Rohdatensätze, aus denen er entstanden sein kann: Ein Alter von 37 liegt in 30-39, ein Ort in seinem Landkreis, 2026-03-02 in 2026-03, ein Punkt in einem veröffentlichten Polygon. Diese Zahl ist k, und 1 / k ist die Chance, unter ihnen richtig zu raten.

Kategorien brauchen HIERARCHY: Ohne sie ist nicht zu erkennen, dass ein Landkreis einen Ort enthält, und k ist 0. Ein Datensatz mit k = 0 ist nicht sicher: Etwas wurde nicht gelesen. EMPTY zählt diese Datensätze, und auch truth_contained zeigt es: false heißt, dass ein veröffentlichter Datensatz sein eigenes Original nicht enthält.

Ein großes k sagt, dass diese Attribute viele Kandidaten übrig lassen, jeden so wahrscheinlich wie die anderen; nicht, dass sie sich in dem unterscheiden, was schadet (siehe Vielfalt), und nicht, dass kein anderes Attribut bekannt ist.</translation>
    </message>
    <message>
        <source>Candidates of each released record</source>
        <translation>Kandidaten jedes veröffentlichten Datensatzes</translation>
    </message>
    <message>
        <source>Records that nothing is contained in</source>
        <translation>Datensätze, in denen nichts enthalten ist</translation>
    </message>
    <message>
        <source>{name} is of the type {kind}. Here every attribute is of the type containment.</source>
        <translation>{name} ist vom Typ {kind}. Hier ist jedes Attribut vom Typ containment.</translation>
    </message>
    <message>
        <source>Reading both sides</source>
        <translation>Beide Seiten lesen</translation>
    </message>
    <message>
        <source>Generalise attributes</source>
        <translation>Attribute verallgemeinern</translation>
    </message>
    <message>
        <source>Replaces values of fields by coarser ones: an age by its decade, a district by its county. A hierarchy says what each value becomes; LEVELS says how far up each field goes, for example age=1, area=2.

HIERARCHY is a CSV file with the columns attribute (the name of the field), value and parent; or YAML, where PyYAML is installed. A value enters at the finest place that holds it: the same text, else an interval such as [30,35), a month such as 2020-01 or a mask such as 135****. From there it climbs, and stops at the top.

Values that the hierarchy does not have stay as they are. UNCHANGED counts them, and a warning names their fields: each is as exact as before, and often a rare one. 0 says that the hierarchy has every value; it does not say that the classes are large enough now. Measure that with smallestcell or uniquenessprofile.

The fields become text. NULL stays NULL; locations are not changed. The output still has one row per record: it is PRIVATE.</source>
        <translation>Ersetzt Werte von Feldern durch gröbere: ein Alter durch sein Jahrzehnt, eine Gemeinde durch ihren Landkreis. Eine Hierarchie sagt, was aus jedem Wert wird; LEVELS sagt, wie weit jedes Feld nach oben geht, zum Beispiel age=1, area=2.

HIERARCHY ist eine CSV-Datei mit den Spalten attribute (der Name des Feldes), value und parent; oder YAML, wo PyYAML installiert ist. Ein Wert steigt an der feinsten Stelle ein, die ihn enthält: derselbe Text, sonst ein Intervall wie [30,35), ein Monat wie 2020-01 oder eine Maske wie 135****. Von dort geht er nach oben und bleibt an der Spitze stehen.

Werte, die es in der Hierarchie nicht gibt, bleiben, wie sie sind. UNCHANGED zählt sie, und eine Warnung nennt ihre Felder: Jeder ist so genau wie zuvor und oft ein seltener. 0 heißt, dass die Hierarchie jeden Wert hat; es heißt nicht, dass die Klassen jetzt groß genug sind. Messen Sie das mit smallestcell oder uniquenessprofile.

Die Felder werden zu Text. NULL bleibt NULL; Orte werden nicht verändert. Die Ausgabe hat weiterhin eine Zeile je Datensatz: Sie ist PRIVATE.</translation>
    </message>
    <message>
        <source>Records (a layer or a table)</source>
        <translation>Datensätze (ein Layer oder eine Tabelle)</translation>
    </message>
    <message>
        <source>Hierarchy (CSV: attribute, value, parent; or YAML)</source>
        <translation>Hierarchie (CSV: attribute, value, parent; oder YAML)</translation>
    </message>
    <message>
        <source>Attribute is the name of a field, and parent what the value becomes one level up.</source>
        <translation>attribute ist der Name eines Feldes, parent das, was eine Stufe höher aus dem Wert wird.</translation>
    </message>
    <message>
        <source>Levels up, by field</source>
        <translation>Stufen nach oben, je Feld</translation>
    </message>
    <message>
        <source>For example age=1, area=2. 0: the finest value of the hierarchy that holds it.</source>
        <translation>Zum Beispiel age=1, area=2. 0: der feinste Wert der Hierarchie, der ihn enthält.</translation>
    </message>
    <message>
        <source>Generalised records</source>
        <translation>Verallgemeinerte Datensätze</translation>
    </message>
    <message>
        <source>Values that became coarser</source>
        <translation>Werte, die gröber wurden</translation>
    </message>
    <message>
        <source>Values that the hierarchy does not have</source>
        <translation>Werte, die es in der Hierarchie nicht gibt</translation>
    </message>
    <message>
        <source>Generalising</source>
        <translation>Verallgemeinern</translation>
    </message>
    <message>
        <source>{field}, {levels} levels up: {n} of {rows} values became coarser; {top} were at the top.</source>
        <translation>{field}, {levels} Stufen nach oben: {n} von {rows} Werten wurden gröber; {top} waren an der Spitze.</translation>
    </message>
    <message>
        <source>{field}: {n} of {rows} values are not in the hierarchy and stay as exact as they were. Add them to the hierarchy, or leave these records out before anything is released.</source>
        <translation>{field}: {n} von {rows} Werten gibt es in der Hierarchie nicht, und sie bleiben so genau, wie sie waren. Ergänzen Sie sie in der Hierarchie, oder lassen Sie diese Datensätze aus, bevor etwas veröffentlicht wird.</translation>
    </message>
    <message>
        <source>LEVELS: {layer} has no field {field}. It has: {present}.</source>
        <translation>LEVELS: {layer} hat kein Feld {field}. Vorhanden sind: {present}.</translation>
    </message>
    <message>
        <source>LEVELS: field {field} of {layer} is of type {type}, which holds no single values. Take what matters out of it into fields of their own, for example with the field calculator.</source>
        <translation>LEVELS: Das Feld {field} von {layer} ist vom Typ {type}, der keine einzelnen Werte enthält. Übernehmen Sie daraus, worauf es ankommt, in eigene Felder, zum Beispiel mit dem Feldrechner.</translation>
    </message>
    <message>
        <source>Knowledge curve</source>
        <translation>Wissenskurve</translation>
    </message>
    <message>
        <source>Runs the same attack for three attackers: W (weak) knows only the attributes of level W, M (medium) also those of level M, S (strong) all. The level stands in each line of ATTRIBUTES; empty is M.

The same release may be at 20 % and at 100 %: only the assumption differs. Measure S to show the worst case, M where the decision usually lies, W to see whether public knowledge is enough. If W is high already, there is no point in arguing what others can obtain.

A level that sees nothing is not tested. A low success only says that this attack did not break the release: read the warnings.</source>
        <translation>Führt denselben Angriff für drei Angreifer aus: W (schwach) kennt nur die Attribute der Stufe W, M (mittel) auch die der Stufe M, S (stark) alle. Die Stufe steht in jeder Zeile von ATTRIBUTES; leer heißt M.

Dieselbe Veröffentlichung kann bei 20 % und bei 100 % liegen: Nur die Annahme ist eine andere. Messen Sie S, um den schlimmsten Fall zu zeigen, M, wo meist die Entscheidung liegt, W, um zu sehen, ob öffentliches Wissen genügt. Ist W schon hoch, so lohnt kein Streit darüber, was andere beschaffen können.

Eine Stufe, die nichts sieht, wird nicht geprüft. Eine niedrige Trefferquote sagt nur, dass dieser Angriff die Veröffentlichung nicht gebrochen hat: Lesen Sie die Warnungen.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert des Zufalls</translation>
    </message>
    <message>
        <source>Success by knowledge</source>
        <translation>Trefferquote nach Wissen</translation>
    </message>
    <message>
        <source>Success of a weak attacker</source>
        <translation>Trefferquote eines schwachen Angreifers</translation>
    </message>
    <message>
        <source>Success of a medium attacker</source>
        <translation>Trefferquote eines mittleren Angreifers</translation>
    </message>
    <message>
        <source>Success of a strong attacker</source>
        <translation>Trefferquote eines starken Angreifers</translation>
    </message>
    <message>
        <source>Simulate an attack</source>
        <translation>Angriff simulieren</translation>
    </message>
    <message>
        <source>Plays the attacker: for each released record, which raw record is it? You know the answer by the ids, so it can be counted how often the best guess is right. ATTRIBUTES says what the attacker compares, and with which score: AGE|AGE|num for numbers, ZIP|ZIP|char for texts, AREA|AREA|containment for regions, ||location for the points.

SUCCESS is the exact expected share of right guesses. Read it against BASELINE (guessing), with MAX_RISK and RECORDS_AT_RISK_1: a low mean hides single people who are found for certain. An attacker may also name only those that look certain (CURVE).

A low success only says that this attack did not break the release. A score that does not fit the values, an attribute without signal, scales that differ, or blocking make it low too, without an error: read the warnings, and the page of this algorithm. Whether anybody can obtain what you assume is not tested.</source>
        <translation>Spielt den Angreifer: Welcher Rohdatensatz ist es zu jedem veröffentlichten Datensatz? Sie kennen die Antwort durch die Kennungen, also lässt sich zählen, wie oft der beste Kandidat der richtige ist. ATTRIBUTES sagt, was der Angreifer vergleicht und mit welchem Maß: AGE|AGE|num für Zahlen, ZIP|ZIP|char für Texte, AREA|AREA|containment für Bereiche, ||location für die Punkte.

SUCCESS ist der exakte erwartete Anteil der Treffer. Lesen Sie ihn neben BASELINE (Raten), mit MAX_RISK und RECORDS_AT_RISK_1: Ein niedriger Mittelwert verbirgt einzelne Personen, die mit Sicherheit gefunden werden. Ein Angreifer kann auch nur die benennen, die sicher aussehen (CURVE).

Eine niedrige Trefferquote sagt nur, dass dieser Angriff die Veröffentlichung nicht gebrochen hat. Ein Maß, das nicht zu den Werten passt, ein Attribut ohne Aussage, unterschiedliche Skalen oder Blocking machen sie ebenfalls niedrig, ohne Fehlermeldung: Lesen Sie die Warnungen und die Seite dieses Algorithmus. Ob jemand beschaffen kann, was Sie annehmen, wird nicht geprüft.</translation>
    </message>
    <message>
        <source>Greedy: each record by itself</source>
        <translation>Greedy: jeder Datensatz für sich</translation>
    </message>
    <message>
        <source>Optimal: one to one (greedy beside it)</source>
        <translation>Optimal: eins zu eins (Greedy daneben)</translation>
    </message>
    <message>
        <source>Scoreboard-RH: only those that stand out (greedy beside it)</source>
        <translation>Scoreboard-RH: nur die, die herausragen (Greedy daneben)</translation>
    </message>
    <message>
        <source>Scoreboard-RH: confidence from which a record is named</source>
        <translation>Scoreboard-RH: Sicherheit, ab der ein Datensatz benannt wird</translation>
    </message>
    <message>
        <source>Among the k best, for these k</source>
        <translation>Unter den k besten, für diese k</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Risk of each record</source>
        <translation>Risiko jedes Datensatzes</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Genauigkeit und Ausbeute</translation>
    </message>
    <message>
        <source>Each attribute alone</source>
        <translation>Jedes Attribut allein</translation>
    </message>
    <message>
        <source>Expected share of right guesses</source>
        <translation>Erwarteter Anteil der Treffer</translation>
    </message>
    <message>
        <source>The same by chance</source>
        <translation>Dasselbe durch Raten</translation>
    </message>
    <message>
        <source>Success divided by that of chance</source>
        <translation>Trefferquote geteilt durch die des Ratens</translation>
    </message>
    <message>
        <source>Largest risk of a record</source>
        <translation>Größtes Risiko eines Datensatzes</translation>
    </message>
    <message>
        <source>Records found for certain</source>
        <translation>Mit Sicherheit gefundene Datensätze</translation>
    </message>
    <message>
        <source>True pairs that blocking keeps</source>
        <translation>Wahre Paare, die Blocking behält</translation>
    </message>
    <message>
        <source>Records whose true one is a candidate</source>
        <translation>Datensätze mit dem wahren unter den Kandidaten</translation>
    </message>
    <message>
        <source>Unicity of traces</source>
        <translation>Unizität von Spuren</translation>
    </message>
    <message>
        <source>Measures how many people are singled out by a few points of their traces: somebody who saw a person at two places finds all of its records when nobody else was at both.

A point is a place, a grid cell or the value of a field, in a time bin where TIME is given. For each number of known points: unicity is the share of a person&apos;s sets of so many points that nobody else has all of, as a mean over the people with that many distinct points; expected_identification is the mean of 1 / (people who have the set). All sets are counted where that is feasible; otherwise SAMPLES of each person are drawn with SEED, exhaustive is false and standard_error above 0.

A low unicity only tells that exactly these places and bins of an unchanged table tell few people apart. It is a lower bound for exact knowledge alone: somebody who knows more points, finer ones, or who the people nearby are does better. A number of points that nobody has is not tested, which is not 0. Records without a contributor, a place or a time are left out and counted in the log.</source>
        <translation>Misst, wie viele Personen durch wenige Punkte ihrer Spur herausgegriffen werden: Wer eine Person an zwei Orten gesehen hat, findet alle ihre Datensätze, wenn sonst niemand an beiden war.

Ein Punkt ist ein Ort, eine Gitterzelle oder der Wert eines Feldes, in einem Zeitabschnitt, wo TIME angegeben ist. Für jede Zahl bekannter Punkte gilt: unicity ist der Anteil der Mengen aus so vielen Punkten einer Person, die niemand sonst vollständig hat, als Mittelwert über die Personen mit so vielen verschiedenen Punkten; expected_identification ist der Mittelwert von 1 / (Personen, die die Menge haben). Alle Mengen werden gezählt, wo das machbar ist; sonst werden mit SEED je Person SAMPLES gezogen, exhaustive ist false und standard_error größer als 0.

Eine niedrige Unizität sagt nur, dass genau diese Orte und Zeitabschnitte einer unveränderten Tabelle wenige Personen unterscheiden. Sie ist eine Untergrenze allein für genaues Wissen: Wer mehr oder feinere Punkte kennt oder weiß, wer die Menschen in der Nähe sind, erreicht mehr. Eine Zahl von Punkten, die niemand hat, wird nicht geprüft; das ist nicht 0. Datensätze ohne meldende Person, Ort oder Zeit werden ausgelassen und im Protokoll gezählt.</translation>
    </message>
    <message>
        <source>Points; or a table, where the place is a field</source>
        <translation>Punkte; oder eine Tabelle, in der der Ort ein Feld ist</translation>
    </message>
    <message>
        <source>Known points</source>
        <translation>Bekannte Punkte</translation>
    </message>
    <message>
        <source>Sets drawn of a person who has too many</source>
        <translation>Gezogene Mengen je Person, die zu viele hat</translation>
    </message>
    <message>
        <source>Only where not all can be counted.</source>
        <translation>Nur wo nicht alle gezählt werden können.</translation>
    </message>
    <message>
        <source>Seed of the random choices</source>
        <translation>Startwert der zufälligen Auswahl</translation>
    </message>
    <message>
        <source>Unicity by known points</source>
        <translation>Unizität nach bekannten Punkten</translation>
    </message>
    <message>
        <source>Risk by contributor</source>
        <translation>Risiko je meldender Person</translation>
    </message>
    <message>
        <source>People with a record that is measured</source>
        <translation>Personen mit einem Datensatz, der gemessen wird</translation>
    </message>
    <message>
        <source>Unicity at the last of KNOWN_POINTS</source>
        <translation>Unizität beim letzten Wert von KNOWN_POINTS</translation>
    </message>
    <message>
        <source>SAMPLES must be {most} or less.</source>
        <translation>SAMPLES darf höchstens {most} sein.</translation>
    </message>
    <message>
        <source>Counting sets of points</source>
        <translation>Mengen von Punkten zählen</translation>
    </message>
    <message>
        <source>Counting the risk of each person</source>
        <translation>Risiko jeder Person zählen</translation>
    </message>
    <message>
        <source>{n} records of {people} contributors are measured.</source>
        <translation>Gemessen werden {n} Datensätze von {people} meldenden Personen.</translation>
    </message>
    <message>
        <source>All records are of one contributor: nobody is there to be confused with, so unicity is 1.</source>
        <translation>Alle Datensätze sind von einer meldenden Person: Es gibt niemanden, mit dem sie zu verwechseln wäre, also ist die Unizität 1.</translation>
    </message>
    <message>
        <source>Each contributor has one record: the unicity of single points is all that can be measured. Are these the ids of people, or of records?</source>
        <translation>Jede meldende Person hat einen Datensatz: Nur die Unizität einzelner Punkte lässt sich messen. Sind das Kennungen von Personen oder von Datensätzen?</translation>
    </message>
    <message>
        <source>{p} known points: not tested, no contributor has so many distinct points.</source>
        <translation>{p} bekannte Punkte: nicht geprüft, keine meldende Person hat so viele verschiedene Punkte.</translation>
    </message>
    <message>
        <source>{p} known points: unicity {share:.4f} of {n} contributors with so many distinct points; {how}.</source>
        <translation>{p} bekannte Punkte: Unizität {share:.4f} bei {n} meldenden Personen mit so vielen verschiedenen Punkten; {how}.</translation>
    </message>
    <message>
        <source>every set counted</source>
        <translation>jede Menge gezählt</translation>
    </message>
    <message>
        <source>standard error {error:.2g}, {samples} sets drawn of each person with too many, SEED {seed}</source>
        <translation>Standardfehler {error:.2g}, {samples} gezogene Mengen je Person, die zu viele hat, SEED {seed}</translation>
    </message>
    <message>
        <source>Not tested: no released record has its true one among the candidates.</source>
        <translation>Nicht geprüft: Zu keinem veröffentlichten Datensatz ist der wahre unter den Kandidaten.</translation>
    </message>
    <message>
        <source>The same among the released records</source>
        <translation>Dasselbe unter den veröffentlichten Datensätzen</translation>
    </message>
    <message>
        <source>Records without any candidate: not found</source>
        <translation>Datensätze ohne Kandidaten: nicht gefunden</translation>
    </message>
    <message>
        <source>Records that nothing is contained in. Check why before you call them safe</source>
        <translation>Datensätze, in denen nichts enthalten ist. Prüfen Sie, warum, bevor Sie sie sicher nennen</translation>
    </message>
    <message>
        <source>Attacker of {knowledge}</source>
        <translation>Angreifer: {knowledge}</translation>
    </message>
    <message>
        <source>Raw records alone in what is compared: a floor for one who knows it exactly</source>
        <translation>Rohdatensätze, die in dem, was verglichen wird, allein sind: Untergrenze für jemanden, der es genau kennt</translation>
    </message>
    <message>
        <source>Lower bound: true pairs are missing among the candidates. </source>
        <translation>Untergrenze: Unter den Kandidaten fehlen wahre Paare. </translation>
    </message>
    <message>
        <source>Expected share of right guesses, exact</source>
        <translation>Erwarteter Anteil der Treffer, exakt</translation>
    </message>
    <message>
        <source>95 % interval, if the records are a random sample</source>
        <translation>95 %-Intervall, wenn die Datensätze eine Zufallsstichprobe sind</translation>
    </message>
    <message>
        <source>Spread of one attack: ties are decided by chance (exact)</source>
        <translation>Streuung eines Angriffs: Bei Gleichstand entscheidet der Zufall (exakt)</translation>
    </message>
    <message>
        <source>Records that one attack gets right, 2.5 % quantile</source>
        <translation>Datensätze, die ein Angriff richtig benennt, Quantil zu 2.5 %</translation>
    </message>
    <message>
        <source>Records that one attack gets right, 97.5 % quantile</source>
        <translation>Datensätze, die ein Angriff richtig benennt, Quantil zu 97.5 %</translation>
    </message>
    <message>
        <source>Probability that at least one record is found</source>
        <translation>Wahrscheinlichkeit, dass mindestens ein Datensatz gefunden wird</translation>
    </message>
    <message>
        <source>Success of guessing among the candidates</source>
        <translation>Trefferquote beim Raten unter den Kandidaten</translation>
    </message>
    <message>
        <source>Success of always naming whoever is best most often</source>
        <translation>Trefferquote, wenn immer der Datensatz genannt wird, der am häufigsten der beste ist</translation>
    </message>
    <message>
        <source>Success over that of chance; near 1 it tells nothing</source>
        <translation>Trefferquote im Verhältnis zu der des Ratens; nahe 1 sagt sie nichts</translation>
    </message>
    <message>
        <source>True record among the {k} best</source>
        <translation>Wahrer Datensatz unter den {k} besten</translation>
    </message>
    <message>
        <source>Risk of the record that is easiest to find</source>
        <translation>Risiko des Datensatzes, der am leichtesten zu finden ist</translation>
    </message>
    <message>
        <source>Records that are found for certain</source>
        <translation>Datensätze, die mit Sicherheit gefunden werden</translation>
    </message>
    <message>
        <source>No blocking: every pair was compared</source>
        <translation>Kein Blocking: Jedes Paar wurde verglichen</translation>
    </message>
    <message>
        <source>Not tested: there is no true pair</source>
        <translation>Nicht geprüft: Es gibt kein wahres Paar</translation>
    </message>
    <message>
        <source>True pairs that blocking keeps. Below 1, so every success here is a lower bound</source>
        <translation>Wahre Paare, die Blocking behält. Unter 1, also ist hier jede Trefferquote eine Untergrenze</translation>
    </message>
    <message>
        <source>True pairs that blocking keeps: all of them</source>
        <translation>Wahre Paare, die Blocking behält: alle</translation>
    </message>
    <message>
        <source>Points whose nearest original is their own (Spruill)</source>
        <translation>Punkte, deren nächstgelegenes Original das eigene ist (Spruill)</translation>
    </message>
    <message>
        <source>Shortest way from a point to its original (m)</source>
        <translation>Kürzester Weg von einem Punkt zu seinem Original (m)</translation>
    </message>
    <message>
        <source>Median way (m)</source>
        <translation>Median der Wege (m)</translation>
    </message>
    <message>
        <source>Longest way (m)</source>
        <translation>Längster Weg (m)</translation>
    </message>
    <message>
        <source>0: all directions; 1: one way, taken back by an attacker</source>
        <translation>0: alle Richtungen; 1: eine Richtung, die ein Angreifer zurücknimmt</translation>
    </message>
    <message>
        <source>Probability of such a bias by chance</source>
        <translation>Wahrscheinlichkeit einer solchen Verzerrung durch Zufall</translation>
    </message>
    <message>
        <source>Mean shift to the east (m)</source>
        <translation>Mittlere Verschiebung nach Osten (m)</translation>
    </message>
    <message>
        <source>Mean shift to the north (m)</source>
        <translation>Mittlere Verschiebung nach Norden (m)</translation>
    </message>
    <message>
        <source>Simulated re-identification attack</source>
        <translation>Simulierter Angriff zur Re-Identifizierung</translation>
    </message>
    <message>
        <source>{raw} against {released}</source>
        <translation>{raw} gegen {released}</translation>
    </message>
    <message>
        <source>This page tells an attacker what works on this release. Keep it with the original data; do not publish it.</source>
        <translation>Diese Seite sagt einem Angreifer, was bei dieser Veröffentlichung wirkt. Bewahren Sie sie bei den Originaldaten auf; veröffentlichen Sie sie nicht.</translation>
    </message>
    <message>
        <source>An attacker was simulated who knows a part of the original records, and who says of each released record which of them it is. Where the true answer is known, right guesses are counted.</source>
        <translation>Simuliert wurde ein Angreifer, der einen Teil der Originaldatensätze kennt und von jedem veröffentlichten Datensatz sagt, welcher davon es ist. Wo die wahre Antwort bekannt ist, werden die Treffer gezählt.</translation>
    </message>
    <message>
        <source>Skip to the verdict</source>
        <translation>Zum Urteil springen</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Wie das zu lesen ist</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>Not tested:</source>
        <translation>Nicht geprüft:</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>Das Urteil</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>A lower bound</source>
        <translation>Eine Untergrenze</translation>
    </message>
    <message>
        <source>An attacker who knows {known} names {hits} of {n} records right on average ({success})</source>
        <translation>Ein Angreifer, der {known} kennt, benennt im Mittel {hits} von {n} Datensätzen richtig ({success})</translation>
    </message>
    <message>
        <source>An attacker who knows {known} names at least {hits} of {n} records right on average ({success})</source>
        <translation>Ein Angreifer, der {known} kennt, benennt im Mittel mindestens {hits} von {n} Datensätzen richtig ({success})</translation>
    </message>
    <message>
        <source>, {lift} times as many as by guessing.</source>
        <translation>, {lift}-mal so viele wie durch Raten.</translation>
    </message>
    <message>
        <source>. How many it would be by guessing was not tested.</source>
        <translation>. Wie viele es durch Raten wären, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Whether an attacker who knows {known} finds people in this release was not measured. There is no rate, and none of 0 either.</source>
        <translation>Ob ein Angreifer, der {known} kennt, in dieser Veröffentlichung Personen findet, wurde nicht gemessen. Es gibt keine Trefferquote, auch keine von 0.</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} und {n} weitere</translation>
    </message>
    <message>
        <source>{n} records are named with certainty ({share}).</source>
        <translation>Mit Sicherheit benannte Datensätze: {n} ({share}).</translation>
    </message>
    <message>
        <source>No record is named with certainty. The highest risk of a single one is {risk}.</source>
        <translation>Kein Datensatz wird mit Sicherheit benannt. Das höchste Risiko eines einzelnen ist {risk}.</translation>
    </message>
    <message>
        <source>How high the risk of a single record gets was not tested.</source>
        <translation>Wie hoch das Risiko eines einzelnen Datensatzes wird, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>This is hardly better than guessing, so the attack says nothing about the release: a low rate is no sign of protection, and a high one comes from candidates that were few before.</source>
        <translation>Das ist kaum besser als Raten, also sagt der Angriff nichts über die Veröffentlichung: Eine niedrige Trefferquote ist kein Zeichen von Schutz, und eine hohe kommt daher, dass es schon vorher wenige Kandidaten gab.</translation>
    </message>
    <message>
        <source>Candidates were narrowed by {keys}, and only {recall} of the true pairs are left. The others could not be found.</source>
        <translation>Die Kandidaten wurden nach {keys} eingegrenzt, und nur {recall} der wahren Paare sind übrig. Die anderen konnten nicht gefunden werden.</translation>
    </message>
    <message>
        <source>Candidates were narrowed by {keys}, and nobody knows how many true pairs were lost by that.</source>
        <translation>Die Kandidaten wurden nach {keys} eingegrenzt, und niemand weiß, wie viele wahre Paare dadurch verloren gingen.</translation>
    </message>
    <message>
        <source>Only {coverage} of the released records have their true one among the candidates. The others count as not found, which is not the same as protected.</source>
        <translation>Nur bei {coverage} der veröffentlichten Datensätze ist der wahre unter den Kandidaten. Die übrigen zählen als nicht gefunden, und das ist nicht dasselbe wie geschützt.</translation>
    </message>
    <message>
        <source>The true rate is this high or higher. Never report it without these words.</source>
        <translation>Die wahre Trefferquote ist so hoch oder höher. Nennen Sie sie nie ohne diese Worte.</translation>
    </message>
    <message>
        <source>No released record has its true one among the candidates, so no guess could be checked. Do RAW_ID and ANON_ID hold the same ids? Does blocking drop every true pair?</source>
        <translation>Zu keinem veröffentlichten Datensatz ist der wahre unter den Kandidaten, also ließ sich kein Versuch prüfen. Enthalten RAW_ID und ANON_ID dieselben Kennungen? Verwirft Blocking jedes wahre Paar?</translation>
    </message>
    <message>
        <source>Warnings, before you read the numbers</source>
        <translation>Warnungen, bevor Sie die Zahlen lesen</translation>
    </message>
    <message>
        <source>A fault of a measurement mostly looks like a safe release. Settle these first.</source>
        <translation>Ein Fehler einer Messung sieht meist wie eine sichere Veröffentlichung aus. Klären Sie zuerst diese Punkte.</translation>
    </message>
    <message>
        <source>This run gave no warning. That does not show that the attack suits these data.</source>
        <translation>Dieser Lauf ergab keine Warnung. Das zeigt nicht, dass der Angriff zu diesen Daten passt.</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Wer angreift</translation>
    </message>
    <message>
        <source>Every rate on this page holds for this attacker and no other. One who knows more finds more.</source>
        <translation>Jede Trefferquote auf dieser Seite gilt für diesen Angreifer und keinen anderen. Wer mehr weiß, findet mehr.</translation>
    </message>
    <message>
        <source>What the attacker knows and what is attacked</source>
        <translation>Was der Angreifer weiß und was angegriffen wird</translation>
    </message>
    <message>
        <source>Knowledge level</source>
        <translation>Wissensstufe</translation>
    </message>
    <message>
        <source>W, weak</source>
        <translation>W, schwach</translation>
    </message>
    <message>
        <source>M, medium</source>
        <translation>M, mittel</translation>
    </message>
    <message>
        <source>S, strong</source>
        <translation>S, stark</translation>
    </message>
    <message>
        <source>a few quasi-identifiers, as public registers and directories have them</source>
        <translation>einige Quasi-Identifikatoren, wie sie in öffentlichen Registern und Verzeichnissen stehen</translation>
    </message>
    <message>
        <source>all quasi-identifiers, as another organisation has them of its own customers or members</source>
        <translation>alle Quasi-Identifikatoren, wie sie eine andere Organisation von ihren eigenen Kunden oder Mitgliedern hat</translation>
    </message>
    <message>
        <source>the original records themselves: an insider, or anybody after a leak</source>
        <translation>die Originaldatensätze selbst: jemand aus dem eigenen Haus oder jeder nach einem Datenleck</translation>
    </message>
    <message>
        <source>Knows</source>
        <translation>Kennt</translation>
    </message>
    <message>
        <source>Does not know</source>
        <translation>Kennt nicht</translation>
    </message>
    <message>
        <source>Original records (RAW)</source>
        <translation>Originaldatensätze (RAW)</translation>
    </message>
    <message>
        <source>Released records (ANON)</source>
        <translation>Veröffentlichte Datensätze (ANON)</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} Zeilen</translation>
    </message>
    <message>
        <source>Key numbers</source>
        <translation>Die wichtigsten Zahlen</translation>
    </message>
    <message>
        <source>No number stands for itself: read them together.</source>
        <translation>Keine Zahl steht für sich: Lesen Sie sie zusammen.</translation>
    </message>
    <message>
        <source>Numbers, and how to read each</source>
        <translation>Zahlen, und wie jede zu lesen ist</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Share of the released records that a single guess names right on average; the attacker takes the best candidate, and draws among equals.</source>
        <translation>Anteil der veröffentlichten Datensätze, die ein einziger Versuch im Mittel richtig benennt; der Angreifer nimmt den besten Kandidaten und lost bei Gleichstand.</translation>
    </message>
    <message>
        <source>Interval of the rate</source>
        <translation>Intervall der Trefferquote</translation>
    </message>
    <message>
        <source>Where the rate of a larger population lies with 95 % confidence, if these records are a random sample of it. It does not cover a wrong method.</source>
        <translation>Wo die Trefferquote einer größeren Gesamtheit mit 95 % Sicherheit liegt, wenn diese Datensätze eine Zufallsstichprobe daraus sind. Ein falsches Verfahren deckt es nicht ab.</translation>
    </message>
    <message>
        <source>Right guesses on average</source>
        <translation>Treffer im Mittel</translation>
    </message>
    <message>
        <source>Out of one guess for each of {n} released records.</source>
        <translation>Bei einem Versuch für jeden von {n} veröffentlichten Datensätzen.</translation>
    </message>
    <message>
        <source>Spread of right guesses</source>
        <translation>Streuung der Treffer</translation>
    </message>
    <message>
        <source>{low} to {high}; sd {sd}</source>
        <translation>{low} bis {high}; Standardabweichung {sd}</translation>
    </message>
    <message>
        <source>One attack lands here in 95 of 100 cases, depending on how equals are drawn. The distribution is exact.</source>
        <translation>Hier landet ein Angriff in 95 von 100 Fällen, je nachdem, wie bei Gleichstand gelost wird. Die Verteilung ist exakt.</translation>
    </message>
    <message>
        <source>At least one right</source>
        <translation>Mindestens ein Treffer</translation>
    </message>
    <message>
        <source>Probability that one attack names at least one person right.</source>
        <translation>Wahrscheinlichkeit, dass ein Angriff mindestens eine Person richtig benennt.</translation>
    </message>
    <message>
        <source>Guessing by chance</source>
        <translation>Vergleichswert durch Raten</translation>
    </message>
    <message>
        <source>Rate of a blind guess among the candidates. Where it is high itself, a high success means little.</source>
        <translation>Trefferquote beim blinden Raten unter den Kandidaten. Wo sie selbst hoch ist, besagt eine hohe Trefferquote wenig.</translation>
    </message>
    <message>
        <source>Naming always the same</source>
        <translation>Immer denselben nennen</translation>
    </message>
    <message>
        <source>Rate of naming for everybody the one who looks best most often. An attack has to beat this.</source>
        <translation>Trefferquote, wenn für alle derselbe genannt wird, nämlich der, der am häufigsten als bester erscheint. Ein Angriff muss das übertreffen.</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Lift</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n}-fach</translation>
    </message>
    <message>
        <source>Success divided by guessing by chance. Near 1 the attack does not work here, and its low rate is no good news.</source>
        <translation>Trefferquote geteilt durch den Vergleichswert durch Raten. Nahe 1 wirkt der Angriff hier nicht, und seine niedrige Trefferquote ist keine gute Nachricht.</translation>
    </message>
    <message>
        <source>Highest risk of one record</source>
        <translation>Höchstes Risiko eines Datensatzes</translation>
    </message>
    <message>
        <source>The worst case, which the mean hides: 100 % is somebody named for certain.</source>
        <translation>Der schlimmste Fall, den der Mittelwert verbirgt: 100 % heißt, dass jemand mit Sicherheit benannt wird.</translation>
    </message>
    <message>
        <source>Records at 100 %</source>
        <translation>Datensätze bei 100 %</translation>
    </message>
    <message>
        <source>Named right in every attack of this kind.</source>
        <translation>In jedem Angriff dieser Art richtig benannt.</translation>
    </message>
    <message>
        <source>True one among the best {k}</source>
        <translation>Der wahre unter den besten {k}</translation>
    </message>
    <message>
        <source>The single guess: the success rate again.</source>
        <translation>Der einzelne Versuch: noch einmal die Trefferquote.</translation>
    </message>
    <message>
        <source>What these {k} have in common is learnt of the person, without a name.</source>
        <translation>Was diese {k} gemeinsam haben, erfährt man über die Person, auch ohne Namen.</translation>
    </message>
    <message>
        <source>True one among the best few</source>
        <translation>Der wahre unter den wenigen besten</translation>
    </message>
    <message>
        <source>Narrowing to a few tells what they have in common, also without a name.</source>
        <translation>Eine Eingrenzung auf wenige verrät, was sie gemeinsam haben, auch ohne Namen.</translation>
    </message>
    <message>
        <source>Unicity of the original records</source>
        <translation>Unizität der Originaldatensätze</translation>
    </message>
    <message>
        <source>Share that nobody else equals in what the attacker knows. For exact knowledge of unchanged values it is a lower bound whatever the method.</source>
        <translation>Anteil derer, denen in dem, was der Angreifer weiß, niemand sonst gleicht. Bei genauem Wissen unveränderter Werte ist das eine Untergrenze, unabhängig vom Verfahren.</translation>
    </message>
    <message>
        <source>Unicity of the release</source>
        <translation>Unizität der Veröffentlichung</translation>
    </message>
    <message>
        <source>The same, counted in the release. Changed or noisy values keep it high without being known to anybody.</source>
        <translation>Dieselbe Zahl, in der Veröffentlichung gezählt. Geänderte oder verrauschte Werte halten sie hoch, ohne dass jemand diese Werte kennt.</translation>
    </message>
    <message>
        <source>Recall of blocking</source>
        <translation>Ausbeute des Blocking</translation>
    </message>
    <message>
        <source>Share of the true pairs that are left after narrowing by {keys}. Below 100 % every rate is a lower bound.</source>
        <translation>Anteil der wahren Paare, die nach dem Eingrenzen über {keys} übrig sind. Unter 100 % ist jede Quote eine Untergrenze.</translation>
    </message>
    <message>
        <source>no blocking</source>
        <translation>kein Blocking</translation>
    </message>
    <message>
        <source>Every original record was a candidate of every released one.</source>
        <translation>Jeder Originaldatensatz war ein Kandidat für jeden veröffentlichten.</translation>
    </message>
    <message>
        <source>Pairs left by blocking</source>
        <translation>Nach dem Blocking übrige Paare</translation>
    </message>
    <message>
        <source>Narrowing saves time. It makes no attack better.</source>
        <translation>Eingrenzen spart Zeit. Es macht keinen Angriff besser.</translation>
    </message>
    <message>
        <source>Blocking left them nobody. They stay in the denominator and count as not found.</source>
        <translation>Das Blocking hat ihnen niemanden gelassen. Sie bleiben im Nenner und zählen als nicht gefunden.</translation>
    </message>
    <message>
        <source>Records with a known answer</source>
        <translation>Datensätze mit bekannter Antwort</translation>
    </message>
    <message>
        <source>Share of the released records whose true one is among the candidates. The others can only count as not found.</source>
        <translation>Anteil der veröffentlichten Datensätze, deren wahrer unter den Kandidaten ist. Die übrigen können nur als nicht gefunden zählen.</translation>
    </message>
    <message>
        <source>Released records that contain nobody</source>
        <translation>Veröffentlichte Datensätze, die niemanden enthalten</translation>
    </message>
    <message>
        <source>No original record lies inside what is published. A missing hierarchy or an unreadable value looks the same, so look before you call them protected.</source>
        <translation>Kein Originaldatensatz liegt in dem, was veröffentlicht ist. Eine fehlende Hierarchie oder ein unlesbarer Wert sieht genauso aus: Sehen Sie nach, bevor Sie diese Datensätze geschützt nennen.</translation>
    </message>
    <message>
        <source>No attribute was compared by containment.</source>
        <translation>Kein Attribut wurde auf Enthaltensein verglichen.</translation>
    </message>
    <message>
        <source>Success of matching: {name}</source>
        <translation>Trefferquote der Zuordnung: {name}</translation>
    </message>
    <message>
        <source>each record alone</source>
        <translation>jeder Datensatz für sich</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>eins zu eins</translation>
    </message>
    <message>
        <source>only where one stands out (Scoreboard-RH)</source>
        <translation>nur wo einer heraussticht (Scoreboard-RH)</translation>
    </message>
    <message>
        <source>Each takes the best candidate, whoever else takes the same.</source>
        <translation>Jeder nimmt den besten Kandidaten, auch wenn andere denselben nehmen.</translation>
    </message>
    <message>
        <source>Nobody is taken twice. It supposes that all have a counterpart, and finds too few where that is not so.</source>
        <translation>Niemand wird zweimal genommen. Das setzt voraus, dass alle ein Gegenstück haben, und findet zu wenige, wo das nicht so ist.</translation>
    </message>
    <message>
        <source>Share of all released records; the others are not named at all.</source>
        <translation>Anteil an allen veröffentlichten Datensätzen; die übrigen werden gar nicht benannt.</translation>
    </message>
    <message>
        <source>Risk of the single records</source>
        <translation>Risiko der einzelnen Datensätze</translation>
    </message>
    <message>
        <source>Probability that the guess for a record is right. The same mean can be a little for all or everything for a few.</source>
        <translation>Wahrscheinlichkeit, dass die Vermutung zu einem Datensatz richtig ist. Derselbe Mittelwert kann ein wenig für alle oder alles für wenige bedeuten.</translation>
    </message>
    <message>
        <source>no guess could be checked, so there is nothing to show.</source>
        <translation>keine Vermutung konnte geprüft werden, deshalb gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Records by their risk</source>
        <translation>Datensätze nach ihrem Risiko</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>An attacker who names only the surest</source>
        <translation>Ein Angreifer, der nur die sichersten benennt</translation>
    </message>
    <message>
        <source>Nobody has to name everybody. An attacker sees how far the best candidate stands out, and may name only those records. Precision is the share of these guesses that are right; recall is the right ones among all records.</source>
        <translation>Niemand muss alle benennen. Ein Angreifer sieht, wie weit der beste Kandidat heraussticht, und kann nur diese Datensätze benennen. Genauigkeit ist der Anteil dieser Vermutungen, die richtig sind; Ausbeute ist der Anteil der richtigen an allen Datensätzen.</translation>
    </message>
    <message>
        <source>The {n} records that look surest can all be named without an error.</source>
        <translation>Die {n} Datensätze, die am sichersten aussehen, lassen sich alle ohne Fehler benennen.</translation>
    </message>
    <message>
        <source>Also among the records that look surest some guesses are wrong.</source>
        <translation>Auch bei den Datensätzen, die am sichersten aussehen, sind einige Vermutungen falsch.</translation>
    </message>
    <message>
        <source>Points of the curve</source>
        <translation>Punkte der Kurve</translation>
    </message>
    <message>
        <source>{shown} of {n} points; the picture has them all.</source>
        <translation>{shown} von {n} Punkten; das Bild zeigt alle.</translation>
    </message>
    <message>
        <source>Confidence from</source>
        <translation>Sicherheit ab</translation>
    </message>
    <message>
        <source>only candidate</source>
        <translation>einziger Kandidat</translation>
    </message>
    <message>
        <source>Records named</source>
        <translation>Benannte Datensätze</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Ausbeute</translation>
    </message>
    <message>
        <source>Confidence is measured by the scores of this run. Do not use a threshold of it for other data.</source>
        <translation>Die Sicherheit wird an den Bewertungen dieses Laufs gemessen. Übernehmen Sie keine Schwelle daraus für andere Daten.</translation>
    </message>
    <message>
        <source>Attributes, each attacked alone</source>
        <translation>Attribute, jedes für sich angegriffen</translation>
    </message>
    <message>
        <source>An attribute tells something if it ranks the true record better than chance. One that tells nothing adds noise, and makes the whole attack look weaker than it is.</source>
        <translation>Ein Attribut sagt etwas aus, wenn es den wahren Datensatz besser einordnet als der Zufall. Eines, das nichts aussagt, fügt Rauschen hinzu und lässt den ganzen Angriff schwächer aussehen, als er ist.</translation>
    </message>
    <message>
        <source>What each attribute gives an attacker</source>
        <translation>Was jedes Attribut einem Angreifer bringt</translation>
    </message>
    <message>
        <source>no attribute is listed.</source>
        <translation>es ist kein Attribut aufgeführt.</translation>
    </message>
    <message>
        <source>Compared as</source>
        <translation>Verglichen als</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Wissensstufe</translation>
    </message>
    <message>
        <source>Success alone</source>
        <translation>Trefferquote allein</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Durch Raten</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>Mittlerer Rang</translation>
    </message>
    <message>
        <source>z {z}, p {p}</source>
        <translation>z {z}, p {p}</translation>
    </message>
    <message>
        <source>Tells something</source>
        <translation>Sagt etwas aus</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Unknown in RAW / ANON</source>
        <translation>Unbekannt in RAW / ANON</translation>
    </message>
    <message>
        <source>Mean rank: how far down the list of candidates the true one stands; about 50 % by chance. z and p test that. With many records even a little is more than chance: look at lift, too.</source>
        <translation>Mittlerer Rang: wie weit unten in der Liste der Kandidaten der wahre steht; durch Zufall etwa bei 50 %. z und p prüfen das. Bei vielen Datensätzen ist schon ein wenig mehr als Zufall: Sehen Sie sich auch den Lift an.</translation>
    </message>
    <message>
        <source>How values were compared</source>
        <translation>Wie Werte verglichen wurden</translation>
    </message>
    <message>
        <source>If the attacker knew more or less</source>
        <translation>Wenn der Angreifer mehr oder weniger wüsste</translation>
    </message>
    <message>
        <source>The same release against attackers who know more and more. High at S alone says little, high at W says that public registers are enough.</source>
        <translation>Dieselbe Veröffentlichung gegen Angreifer, die immer mehr wissen. Nur bei S hoch sagt wenig; hoch bei W heißt, dass öffentliche Register genügen.</translation>
    </message>
    <message>
        <source>Success by level of knowledge</source>
        <translation>Trefferquote nach Wissensstufe</translation>
    </message>
    <message>
        <source>The attributes were given for one level only, so weaker and stronger attackers were not tested. Give some of them the level W or S.</source>
        <translation>Die Attribute wurden nur für eine Wissensstufe angegeben, deshalb wurden schwächere und stärkere Angreifer nicht geprüft. Geben Sie einigen davon die Wissensstufe W oder S.</translation>
    </message>
    <message>
        <source>without known answers there is no rate for any level.</source>
        <translation>ohne bekannte Antworten gibt es für keine Wissensstufe eine Quote.</translation>
    </message>
    <message>
        <source>Attributes known</source>
        <translation>Bekannte Attribute</translation>
    </message>
    <message>
        <source>Sd of the rate</source>
        <translation>Standardabweichung der Quote</translation>
    </message>
    <message>
        <source>How far points were moved</source>
        <translation>Wie weit Punkte verschoben wurden</translation>
    </message>
    <message>
        <source>Distance of {n} released points from their originals. A large distance hides nobody whose own original is still the nearest.</source>
        <translation>Abstand von {n} veröffentlichten Punkten zu ihren Originalen. Ein großer Abstand verbirgt niemanden, dessen eigenes Original immer noch das nächstgelegene ist.</translation>
    </message>
    <message>
        <source>Released points and their originals</source>
        <translation>Veröffentlichte Punkte und ihre Originale</translation>
    </message>
    <message>
        <source>there are no points on both sides whose originals are known.</source>
        <translation>es gibt keine Punkte auf beiden Seiten, deren Originale bekannt sind.</translation>
    </message>
    <message>
        <source>Own original is the nearest</source>
        <translation>Das eigene Original ist das nächstgelegene</translation>
    </message>
    <message>
        <source>Share of points that lead back to their own original by distance alone.</source>
        <translation>Anteil der Punkte, die allein durch den Abstand zum eigenen Original zurückführen.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzeste Verschiebung</translation>
    </message>
    <message>
        <source>The point that was moved least. 0 m is a place published as it is.</source>
        <translation>Der Punkt, der am wenigsten verschoben wurde. 0 m ist ein Ort, der unverändert veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Half of the points were moved less.</source>
        <translation>Die Hälfte der Punkte wurde weniger verschoben.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste Verschiebung</translation>
    </message>
    <message>
        <source>The point that was moved most.</source>
        <translation>Der Punkt, der am weitesten verschoben wurde.</translation>
    </message>
    <message>
        <source>Common direction</source>
        <translation>Gemeinsame Richtung</translation>
    </message>
    <message>
        <source>0: all directions alike; 1: all moved the same way, which an attacker takes back.</source>
        <translation>0: alle Richtungen gleich häufig; 1: alle in dieselbe Richtung verschoben, was ein Angreifer zurücknimmt.</translation>
    </message>
    <message>
        <source>Common direction by chance</source>
        <translation>Gemeinsame Richtung durch Zufall</translation>
    </message>
    <message>
        <source>Probability of one this strong if directions were random.</source>
        <translation>Wahrscheinlichkeit einer so starken, wenn die Richtungen zufällig wären.</translation>
    </message>
    <message>
        <source>Mean shift</source>
        <translation>Mittlere Verschiebung</translation>
    </message>
    <message>
        <source>{east} east, {north} north</source>
        <translation>{east} nach Osten, {north} nach Norden</translation>
    </message>
    <message>
        <source>What an attacker would subtract. Minus is west or south.</source>
        <translation>Was ein Angreifer abziehen würde. Minus heißt Westen oder Süden.</translation>
    </message>
    <message>
        <source>What to report with this number</source>
        <translation>Was zu dieser Zahl anzugeben ist</translation>
    </message>
    <message>
        <source>A rate without these cannot be judged. Copy them with it.</source>
        <translation>Ohne diese Angaben lässt sich eine Quote nicht beurteilen. Kopieren Sie sie mit.</translation>
    </message>
    <message>
        <source>This run, item by item</source>
        <translation>Dieser Lauf, Punkt für Punkt</translation>
    </message>
    <message>
        <source>Open: {n}</source>
        <translation>Offen: {n}</translation>
    </message>
    <message>
        <source>All items are there.</source>
        <translation>Alle Angaben sind vorhanden.</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Attacker: level, and which attributes are known</source>
        <translation>Angreifer: Wissensstufe, und welche Attribute bekannt sind</translation>
    </message>
    <message>
        <source>Other knowledge, another rate.</source>
        <translation>Anderes Wissen, andere Quote.</translation>
    </message>
    <message>
        <source>How each attribute was compared, and why so</source>
        <translation>Wie jedes Attribut verglichen wurde, und warum so</translation>
    </message>
    <message>
        <source>A comparison that does not suit the values gives a low rate and no error.</source>
        <translation>Ein Vergleich, der nicht zu den Werten passt, ergibt eine niedrige Quote und keinen Fehler.</translation>
    </message>
    <message>
        <source>{attribute}: {type}, {text}</source>
        <translation>{attribute}: {type}, {text}</translation>
    </message>
    <message>
        <source>Success beside guessing by chance, and lift</source>
        <translation>Trefferquote neben dem Vergleichswert durch Raten, und Lift</translation>
    </message>
    <message>
        <source>Shows whether the attack works at all.</source>
        <translation>Zeigt, ob der Angriff überhaupt etwas erreicht.</translation>
    </message>
    <message>
        <source>success {success}, by chance {baseline}, lift {lift}</source>
        <translation>Trefferquote {success}, durch Raten {baseline}, Lift {lift}</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Where equals are drawn, one run can differ much from the next.</source>
        <translation>Wo bei Gleichstand gelost wird, kann ein Lauf stark vom nächsten abweichen.</translation>
    </message>
    <message>
        <source>right guesses: {mean}, sd {sd}, {low} to {high}</source>
        <translation>richtige Vermutungen: {mean}, Standardabweichung {sd}, {low} bis {high}</translation>
    </message>
    <message>
        <source>Highest risk of one record, and the best few</source>
        <translation>Höchstes Risiko eines Datensatzes, und die besten Kandidaten</translation>
    </message>
    <message>
        <source>A low mean hides those who are found for certain.</source>
        <translation>Ein niedriger Mittelwert verdeckt jene, die mit Gewissheit gefunden werden.</translation>
    </message>
    <message>
        <source>highest risk {risk}; records at 100 %: {n}</source>
        <translation>höchstes Risiko {risk}; Datensätze bei 100 %: {n}</translation>
    </message>
    <message>
        <source>true one among the best {k}: {share}</source>
        <translation>der wahre unter den besten {k}: {share}</translation>
    </message>
    <message>
        <source>Recall of blocking, and records with a known answer</source>
        <translation>Ausbeute des Blocking, und Datensätze mit bekannter Antwort</translation>
    </message>
    <message>
        <source>Below 100 % the rate is a lower bound.</source>
        <translation>Unter 100 % ist die Quote eine Untergrenze.</translation>
    </message>
    <message>
        <source>recall {recall}, known answers {coverage}</source>
        <translation>Ausbeute {recall}, bekannte Antworten {coverage}</translation>
    </message>
    <message>
        <source>no blocking, all pairs were compared; known answers {coverage}</source>
        <translation>kein Blocking, alle Paare wurden verglichen; bekannte Antworten {coverage}</translation>
    </message>
    <message>
        <source>Unicity</source>
        <translation>Unizität</translation>
    </message>
    <message>
        <source>Depends on no attack, so it shows one that is too weak.</source>
        <translation>Hängt von keinem Angriff ab und zeigt deshalb, wenn einer zu schwach ist.</translation>
    </message>
    <message>
        <source>original {raw}, release {released}</source>
        <translation>Original {raw}, Veröffentlichung {released}</translation>
    </message>
    <message>
        <source>Verdict and warnings</source>
        <translation>Urteil und Warnungen</translation>
    </message>
    <message>
        <source>They tell a protected release from a broken measurement.</source>
        <translation>Sie unterscheiden eine geschützte Veröffentlichung von einer misslungenen Messung.</translation>
    </message>
    <message>
        <source>{verdict}; warnings: {n}</source>
        <translation>{verdict}; Warnungen: {n}</translation>
    </message>
    <message>
        <source>What this cannot tell</source>
        <translation>Was das nicht sagen kann</translation>
    </message>
    <message>
        <source>A low rate says that this attack, with this knowledge, did not break the release. It does not say that none can. Besides protection there are three more reasons: a comparison that does not suit the data, an attack that is too weak, a measurement that is broken.</source>
        <translation>Eine niedrige Quote sagt, dass dieser Angriff mit diesem Wissen die Veröffentlichung nicht gebrochen hat. Sie sagt nicht, dass es keiner kann. Neben dem Schutz gibt es drei weitere Gründe: ein Vergleich, der nicht zu den Daten passt, ein Angriff, der zu schwach ist, eine Messung, die misslungen ist.</translation>
    </message>
    <message>
        <source>Categories made coarser, such as a town replaced by its region, cannot be seen in the values. Without a hierarchy they are compared as different texts, and the rate is too low without a warning.</source>
        <translation>Vergröberte Kategorien, etwa eine Stadt, die durch ihre Region ersetzt ist, sind an den Werten nicht zu erkennen. Ohne Hierarchie werden sie als verschiedene Texte verglichen, und die Quote ist ohne Warnung zu niedrig.</translation>
    </message>
    <message>
        <source>Thresholds of confidence do not carry over to other data: they have no common scale.</source>
        <translation>Schwellen der Sicherheit gelten nicht für andere Daten: Sie haben keine gemeinsame Skala.</translation>
    </message>
    <message>
        <source>Not implemented: linkage that learns from examples, attacks on trajectories themselves, joining several releases, and what differential privacy guarantees.</source>
        <translation>Nicht enthalten: Verknüpfen, das aus Beispielen lernt, Angriffe auf Bewegungsspuren selbst, das Zusammenführen mehrerer Veröffentlichungen und was Differential Privacy garantiert.</translation>
    </message>
    <message>
        <source>Whether an attacker can really get the knowledge that is supposed here is not tested. That is for you to judge.</source>
        <translation>Ob ein Angreifer das hier angenommene Wissen wirklich bekommen kann, ist nicht geprüft. Das müssen Sie beurteilen.</translation>
    </message>
    <message>
        <source>Whether the original data are right is not tested. Errors in them go into every number.</source>
        <translation>Ob die Originaldaten richtig sind, ist nicht geprüft. Fehler darin gehen in jede Zahl ein.</translation>
    </message>
    <message>
        <source>nearmiss:simulateattack with these values and versions gives the same numbers for the same data.</source>
        <translation>nearmiss:simulateattack mit diesen Werten und Versionen ergibt für dieselben Daten dieselben Zahlen.</translation>
    </message>
    <message>
        <source>Parameters, seed and versions</source>
        <translation>Parameter, Startwert und Versionen</translation>
    </message>
    <message>
        <source>No parameter is listed.</source>
        <translation>Es ist kein Parameter aufgeführt.</translation>
    </message>
    <message>
        <source>Records by the probability that their guess is right</source>
        <translation>Datensätze nach der Wahrscheinlichkeit, dass ihre Vermutung richtig ist</translation>
    </message>
    <message>
        <source>{total} records by the probability that their guess is right. {items}.</source>
        <translation>{total} Datensätze nach der Wahrscheinlichkeit, dass ihre Vermutung richtig ist. {items}.</translation>
    </message>
    <message>
        <source>risk {label}: {n} records</source>
        <translation>Risiko {label}: {n} Datensätze</translation>
    </message>
    <message>
        <source>named for certain</source>
        <translation>mit Gewissheit benannt</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>nicht gewiss</translation>
    </message>
    <message>
        <source>Precision by recall, the surest first</source>
        <translation>Genauigkeit nach Ausbeute, die sichersten zuerst</translation>
    </message>
    <message>
        <source>A curve of {points} points. {items}. A guess by chance is right in {baseline} of cases.</source>
        <translation>Eine Kurve aus {points} Punkten. {items}. Raten trifft in {baseline} der Fälle.</translation>
    </message>
    <message>
        <source>{n} records named: precision {precision}, recall {recall}</source>
        <translation>{n} Datensätze benannt: Genauigkeit {precision}, Ausbeute {recall}</translation>
    </message>
    <message>
        <source>attack, the surest first</source>
        <translation>Angriff, die sichersten zuerst</translation>
    </message>
    <message>
        <source>guess by chance, {share}</source>
        <translation>Raten, {share}</translation>
    </message>
    <message>
        <source>Recall (%)</source>
        <translation>Ausbeute (%)</translation>
    </message>
    <message>
        <source>Success by knowledge of the attacker</source>
        <translation>Trefferquote nach Wissen des Angreifers</translation>
    </message>
    <message>
        <source>{label}, attributes known {n}: success {success}, by chance {baseline}, highest risk {max_risk}</source>
        <translation>{label}, bekannte Attribute {n}: Trefferquote {success}, durch Raten {baseline}, höchstes Risiko {max_risk}</translation>
    </message>
    <message>
        <source>names right</source>
        <translation>benennt richtig</translation>
    </message>
    <message>
        <source>guess by chance</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>SEGMENTS: a category_breakdown is no JSON of categories and counts. Was it cut by the format?</source>
        <translation>SEGMENTS: Ein category_breakdown ist kein JSON aus Kategorien und Anzahlen. Wurde es vom Format abgeschnitten?</translation>
    </message>
    <message>
        <source>{n} of {rows} reports are on segments that are not in SEGMENTS: they are in no published number.</source>
        <translation>{n} von {rows} Meldungen liegen auf Abschnitten, die nicht in SEGMENTS sind: Sie sind in keiner veröffentlichten Zahl.</translation>
    </message>
    <message>
        <source>PERIOD: {text} is no period. Write 2026, 2026-03, 2026-Q1 or 2026-01-01/2026-06-30.</source>
        <translation>PERIOD: {text} ist kein Zeitraum. Schreiben Sie 2026, 2026-03, 2026-Q1 oder 2026-01-01/2026-06-30.</translation>
    </message>
    <message>
        <source>{n} of {rows} reports are of the period.</source>
        <translation>{n} von {rows} Meldungen sind aus dem Zeitraum.</translation>
    </message>
    <message>
        <source>Reports in no number that would be looked for in one</source>
        <translation>Meldungen, die man in einer Zahl suchen würde, die aber in keiner sind</translation>
    </message>
    <message>
        <source>Reports in none</source>
        <translation>Meldungen in keiner Zahl</translation>
    </message>
    <message>
        <source>Published reports picked out of their number, mean of 1 / k</source>
        <translation>Aus ihrer Zahl herausgegriffene veröffentlichte Meldungen, Mittelwert von 1 / k</translation>
    </message>
    <message>
        <source>Fewest reports, or people, in one published number</source>
        <translation>Wenigste Meldungen oder Personen in einer veröffentlichten Zahl</translation>
    </message>
    <message>
        <source>1 / k of the smallest number</source>
        <translation>1 / k der kleinsten Zahl</translation>
    </message>
    <message>
        <source>Reports alone in their number</source>
        <translation>Meldungen, die in ihrer Zahl allein sind</translation>
    </message>
    <message>
        <source>Nearest counted segment is the report&apos;s own</source>
        <translation>Der nächstgelegene Abschnitt mit Anzahl ist der eigene der Meldung</translation>
    </message>
    <message>
        <source>Not tested: no report is in a published number</source>
        <translation>Nicht geprüft: Keine Meldung ist in einer veröffentlichten Zahl</translation>
    </message>
    <message>
        <source>Not tested: no category is given, or none is published</source>
        <translation>Nicht geprüft: Es ist keine Kategorie angegeben, oder es wird keine veröffentlicht</translation>
    </message>
    <message>
        <source>Category named right by one who knows the segment</source>
        <translation>Kategorie richtig genannt von jemandem, der den Abschnitt kennt</translation>
    </message>
    <message>
        <source>Category named right without the segment: the most frequent one</source>
        <translation>Kategorie richtig genannt ohne den Abschnitt: die häufigste</translation>
    </message>
    <message>
        <source>Range: 0 to 1</source>
        <translation>Spannweite: 0 bis 1</translation>
    </message>
    <message>
        <source>z score</source>
        <translation>z-Wert</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <translation>Gewichtete Summe</translation>
    </message>
    <message>
        <source>Mahalanobis for the numbers (num)</source>
        <translation>Mahalanobis für die Zahlen (num)</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Warnen</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>Common scale of the attributes</source>
        <translation>Gemeinsame Skala der Attribute</translation>
    </message>
    <message>
        <source>How attributes are put together</source>
        <translation>Wie Attribute zusammengefasst werden</translation>
    </message>
    <message>
        <source>Attributes that tell nothing</source>
        <translation>Attribute, die nichts aussagen</translation>
    </message>
    <message>
        <source>Level of the test for that</source>
        <translation>Signifikanzniveau des Tests dafür</translation>
    </message>
    <message>
        <source>METHOD = Mahalanobis needs an attribute of the type num.</source>
        <translation>METHOD = Mahalanobis braucht ein Attribut vom Typ num.</translation>
    </message>
    <message>
        <source>Blocking lost true pairs (recall {recall:.4f}): those records cannot be found, and every success here is a lower bound. Leave BLOCK_ON and BLOCK_RADIUS empty where you can.</source>
        <translation>Durch das Blocking gingen wahre Paare verloren (Ausbeute {recall:.4f}): Diese Datensätze können nicht gefunden werden, und jede Trefferquote hier ist eine Untergrenze. Lassen Sie BLOCK_ON und BLOCK_RADIUS leer, wo Sie können.</translation>
    </message>
    <message>
        <source>Each released record by itself: the same as success</source>
        <translation>Jeder veröffentlichte Datensatz für sich: dasselbe wie die Trefferquote</translation>
    </message>
    <message>
        <source>Named are the {n} records with a confidence of {phi} or more; of those {precision} are right. The confidence has no scale that carries over to other data</source>
        <translation>Benannt werden die {n} Datensätze mit einer Sicherheit von {phi} oder mehr; davon sind {precision} richtig. Die Sicherheit hat keine Skala, die sich auf andere Daten übertragen lässt</translation>
    </message>
    <message>
        <source>One to one, smallest sum of scores; one of several where scores tie (SEED). It assumes that everybody has a counterpart: where not, it finds fewer than greedy, which then counts</source>
        <translation>Eins zu eins, kleinste Summe der Bewertungen; eine von mehreren, wo Bewertungen gleichauf sind (SEED). Es setzt voraus, dass alle ein Gegenstück haben: Wo nicht, findet es weniger als greedy, das dann gilt</translation>
    </message>
    <message>
        <source>Blocking keeps {recall:.1%} of the true pairs: every success here is a lower bound.</source>
        <translation>Das Blocking behält {recall:.1%} der wahren Paare: Jede Trefferquote hier ist eine Untergrenze.</translation>
    </message>
    <message>
        <source>The attack is hardly better than chance (lift {lift:.2f}). That says nothing about the release: another score, or other attributes, may find far more.</source>
        <translation>Der Angriff ist kaum besser als Raten (Lift {lift:.2f}). Das sagt nichts über die Veröffentlichung: Ein anderes Vergleichsmaß oder andere Attribute können weit mehr finden.</translation>
    </message>
    <message>
        <source>Attacker of {knowledge}.</source>
        <translation>Angreifer: {knowledge}.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Points that an attacker knows</source>
        <translation>Punkte, die ein Angreifer kennt</translation>
    </message>
    <message>
        <source>People with as many points</source>
        <translation>Personen mit so vielen Punkten</translation>
    </message>
    <message>
        <source>Expected identification (mean 1/people)</source>
        <translation>Erwartete Identifizierung (Mittelwert von 1/Personen)</translation>
    </message>
    <message>
        <source>Standard error of the unicity</source>
        <translation>Standardfehler der Unizität</translation>
    </message>
    <message>
        <source>Every set counted</source>
        <translation>Jede Menge gezählt</translation>
    </message>
    <message>
        <source>Sets of points tested</source>
        <translation>Geprüfte Mengen von Punkten</translation>
    </message>
    <message>
        <source>Contributor</source>
        <translation>Meldende Person</translation>
    </message>
    <message>
        <source>Distinct places</source>
        <translation>Verschiedene Orte</translation>
    </message>
    <message>
        <source>Share of records at its most frequent place</source>
        <translation>Anteil der Datensätze an ihrem häufigsten Ort</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Released record</source>
        <translation>Veröffentlichter Datensatz</translation>
    </message>
    <message>
        <source>Chance that a guess is right</source>
        <translation>Wahrscheinlichkeit, dass eine Vermutung richtig ist</translation>
    </message>
    <message>
        <source>Rank of the true record</source>
        <translation>Rang des wahren Datensatzes</translation>
    </message>
    <message>
        <source>Confidence of the attacker</source>
        <translation>Sicherheit des Angreifers</translation>
    </message>
    <message>
        <source>Tied with the true record (it included)</source>
        <translation>Gleichauf mit dem wahren Datensatz (er mitgezählt)</translation>
    </message>
    <message>
        <source>The best candidate is the true one</source>
        <translation>Der beste Kandidat ist der wahre</translation>
    </message>
    <message>
        <source>Tied for the best</source>
        <translation>Gleichauf als beste</translation>
    </message>
    <message>
        <source>Confidence from which records are named</source>
        <translation>Sicherheit, ab der Datensätze benannt werden</translation>
    </message>
    <message>
        <source>Share of records named</source>
        <translation>Anteil der benannten Datensätze</translation>
    </message>
    <message>
        <source>Share of the named that are right</source>
        <translation>Anteil der richtigen an den benannten</translation>
    </message>
    <message>
        <source>Share of all that are named and right</source>
        <translation>Anteil der benannten und richtigen an allen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Spread by ties (sd)</source>
        <translation>Streuung durch Gleichstand (Standardabweichung)</translation>
    </message>
    <message>
        <source>Success by chance</source>
        <translation>Trefferquote durch Raten</translation>
    </message>
    <message>
        <source>Lift over chance</source>
        <translation>Lift (Faktor gegenüber Raten)</translation>
    </message>
    <message>
        <source>Mean rank of the true record, as a share</source>
        <translation>Mittlerer Rang des wahren Datensatzes, als Anteil</translation>
    </message>
    <message>
        <source>z against chance</source>
        <translation>z gegenüber Zufall</translation>
    </message>
    <message>
        <source>p value</source>
        <translation>p-Wert</translation>
    </message>
    <message>
        <source>Better than chance</source>
        <translation>Besser als Zufall</translation>
    </message>
    <message>
        <source>Used in the attack</source>
        <translation>Im Angriff verwendet</translation>
    </message>
    <message>
        <source>Unknown in RAW</source>
        <translation>Unbekannt in RAW</translation>
    </message>
    <message>
        <source>Unknown in ANON</source>
        <translation>Unbekannt in ANON</translation>
    </message>
    <message>
        <source>Attributes seen</source>
        <translation>Gesehene Attribute</translation>
    </message>
    <message>
        <source>Raw records inside (k)</source>
        <translation>Enthaltene Rohdatensätze (k)</translation>
    </message>
    <message>
        <source>Narrowed down to (share)</source>
        <translation>Eingegrenzt auf (Anteil)</translation>
    </message>
    <message>
        <source>1 / k</source>
        <translation>1 / k</translation>
    </message>
    <message>
        <source>Its own raw record is inside</source>
        <translation>Der eigene Rohdatensatz ist enthalten</translation>
    </message>
    <message>
        <source>In a published number</source>
        <translation>In einer veröffentlichten Zahl</translation>
    </message>
    <message>
        <source>Category it is published under</source>
        <translation>Kategorie, unter der sie veröffentlicht ist</translation>
    </message>
    <message>
        <source>Reports in the same number (k)</source>
        <translation>Meldungen in derselben Zahl (k)</translation>
    </message>
    <message>
        <source>Nearest counted segment is its own</source>
        <translation>Der nächstgelegene Abschnitt mit Anzahl ist der eigene</translation>
    </message>
    <message>
        <source>Chance that its category is named right</source>
        <translation>Wahrscheinlichkeit, dass ihre Kategorie richtig genannt wird</translation>
    </message>
    <message>
        <source>HIERARCHY: {file} is no file. Give a CSV or YAML file.</source>
        <translation>HIERARCHY: {file} ist keine Datei. Geben Sie eine CSV- oder YAML-Datei an.</translation>
    </message>
    <message>
        <source>HIERARCHY: {file} cannot be read as text in UTF-8. Save it in that encoding.</source>
        <translation>HIERARCHY: {file} kann nicht als Text in UTF-8 gelesen werden. Speichern Sie die Datei in dieser Kodierung.</translation>
    </message>
    <message>
        <source>{name} would overwrite the file of HIERARCHY, {file}. Give it another name.</source>
        <translation>{name} würde die Datei von HIERARCHY überschreiben, {file}. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Level {level} sees no attribute: not tested.</source>
        <translation>Wissensstufe {level} sieht kein Attribut: nicht geprüft.</translation>
    </message>
    <message>
        <source>Level {level}: {text}</source>
        <translation>Wissensstufe {level}: {text}</translation>
    </message>
    <message>
        <source>distance of numbers: for amounts, ages, times that were shifted a little</source>
        <translation>Abstand von Zahlen: für Beträge, Alter und Zeiten, die etwas verschoben wurden</translation>
    </message>
    <message>
        <source>distance of ranks: for numbers that keep their order and not their scale</source>
        <translation>Abstand von Rängen: für Zahlen, die ihre Reihenfolge behalten und nicht ihre Skala</translation>
    </message>
    <message>
        <source>edits between texts: for codes and names with typing errors; not for values made coarser</source>
        <translation>Änderungen zwischen Texten: für Codes und Namen mit Tippfehlern; nicht für vergröberte Werte</translation>
    </message>
    <message>
        <source>distance of distributions: for lists of amounts; not for lists of things</source>
        <translation>Abstand von Verteilungen: für Listen von Beträgen; nicht für Listen von Dingen</translation>
    </message>
    <message>
        <source>equal or not, a rare value counting more: for codes that are published as they are</source>
        <translation>gleich oder nicht, ein seltener Wert zählt mehr: für Codes, die unverändert veröffentlicht werden</translation>
    </message>
    <message>
        <source>distance of counts: for numbers of events</source>
        <translation>Abstand von Anzahlen: für Zahlen von Ereignissen</translation>
    </message>
    <message>
        <source>distance of shares: for habits, such as events by weekday</source>
        <translation>Abstand von Anteilen: für Gewohnheiten, etwa Ereignisse nach Wochentag</translation>
    </message>
    <message>
        <source>distance of spans, largest minus smallest: for lists of times</source>
        <translation>Abstand von Spannen, größter minus kleinster Wert: für Listen von Zeiten</translation>
    </message>
    <message>
        <source>common members of two sets: for lists of things</source>
        <translation>gemeinsame Elemente zweier Mengen: für Listen von Dingen</translation>
    </message>
    <message>
        <source>common members of two sets, by their mean size: for lists of things</source>
        <translation>gemeinsame Elemente zweier Mengen, gemessen an ihrer mittleren Größe: für Listen von Dingen</translation>
    </message>
    <message>
        <source>common members of two sets, by the smaller one: for lists of which a part is published</source>
        <translation>gemeinsame Elemente zweier Mengen, gemessen an der kleineren: für Listen, von denen ein Teil veröffentlicht ist</translation>
    </message>
    <message>
        <source>common members of two sets, with a price for what was dropped and for what was added</source>
        <translation>gemeinsame Elemente zweier Mengen, mit einem Abzug für das, was weggelassen, und für das, was hinzugefügt wurde</translation>
    </message>
    <message>
        <source>common members of two sets, estimated: for long lists of things</source>
        <translation>gemeinsame Elemente zweier Mengen, geschätzt: für lange Listen von Dingen</translation>
    </message>
    <message>
        <source>agreement, an attribute that few records have counting more: for sparse data</source>
        <translation>Übereinstimmung, ein Attribut, das wenige Datensätze haben, zählt mehr: für dünn besetzte Daten</translation>
    </message>
    <message>
        <source>inside the published value or not: for intervals, masks, areas and levels of a hierarchy</source>
        <translation>im veröffentlichten Wert enthalten oder nicht: für Intervalle, Masken, Flächen und Stufen einer Hierarchie</translation>
    </message>
    <message>
        <source>distance in metres: for points that were moved or rounded</source>
        <translation>Abstand in Metern: für Punkte, die verschoben oder gerundet wurden</translation>
    </message>
    <message>
        <source>Attributes, one line each: raw field|released field|type</source>
        <translation>Attribute, je eine Zeile: Feld in RAW|Feld in ANON|Typ</translation>
    </message>
    <message>
        <source>raw field|released field|type|weight|level|options, for example AGE|AGE|num or ||location|1|M|uncertainty=50. Types: num, rank, char, dist, idf, count, profile, span, jaccard, dice, overlap, tversky, minhash, scoreboard, containment, location.</source>
        <translation>Rohfeld|veröffentlichtes Feld|Typ|Gewicht|Wissensstufe|Optionen, zum Beispiel AGE|AGE|num oder ||location|1|M|uncertainty=50. Typen: num, rank, char, dist, idf, count, profile, span, jaccard, dice, overlap, tversky, minhash, scoreboard, containment, location.</translation>
    </message>
    <message>
        <source>Attributes as a table, instead</source>
        <translation>Stattdessen: Attribute als Tabelle</translation>
    </message>
    <message>
        <source>What the attacker knows (raw records)</source>
        <translation>Was der Angreifer weiß (Rohdatensätze)</translation>
    </message>
    <message>
        <source>One row per person, with an id that the released records have too.</source>
        <translation>Eine Zeile je Person, mit einer Kennung, die auch die veröffentlichten Datensätze haben.</translation>
    </message>
    <message>
        <source>Released records</source>
        <translation>Veröffentlichte Datensätze</translation>
    </message>
    <message>
        <source>What goes out, or would go out, plus the id: it is the answer key, not an attribute.</source>
        <translation>Was hinausgeht oder hinausgehen würde, dazu die Kennung: Sie ist der Lösungsschlüssel, kein Attribut.</translation>
    </message>
    <message>
        <source>Id of the raw records</source>
        <translation>Kennung der Rohdatensätze</translation>
    </message>
    <message>
        <source>Id of the released records</source>
        <translation>Kennung der veröffentlichten Datensätze</translation>
    </message>
    <message>
        <source>Fields raw, released, type, weight, level, options: one row for each attribute.</source>
        <translation>Felder raw, released, type, weight, level, options: eine Zeile je Attribut.</translation>
    </message>
    <message>
        <source>For containment: which values a published category holds.</source>
        <translation>Für containment: welche Werte eine veröffentlichte Kategorie enthält.</translation>
    </message>
    <message>
        <source>Compare only records that agree in</source>
        <translation>Nur Datensätze vergleichen, die übereinstimmen in</translation>
    </message>
    <message>
        <source>Compare only points within</source>
        <translation>Nur Punkte vergleichen innerhalb von</translation>
    </message>
    <message>
        <source>Released fields, separated by commas; several passes by semicolons. Saves time only: a true pair that is lost cannot be found, and the success becomes a lower bound. Leave it empty where you can.</source>
        <translation>Veröffentlichte Felder, durch Kommas getrennt; mehrere Durchgänge durch Semikolons. Spart nur Zeit: Ein wahres Paar, das verloren geht, kann nicht gefunden werden, und die Trefferquote wird zur Untergrenze. Lassen Sie es leer, wo Sie können.</translation>
    </message>
    <message>
        <source>Give the attributes either in ATTRIBUTES or in ATTRIBUTE_TABLE: one line or row for each, raw field|released field|type.</source>
        <translation>Geben Sie die Attribute entweder in ATTRIBUTES oder in ATTRIBUTE_TABLE an: je Attribut eine Zeile, Rohfeld|veröffentlichtes Feld|Typ.</translation>
    </message>
    <message>
        <source>ATTRIBUTE_TABLE lacks the fields {names}. It has to have raw, released and type.</source>
        <translation>In ATTRIBUTE_TABLE fehlen die Felder {names}. Sie muss raw, released und type haben.</translation>
    </message>
    <message>
        <source>ATTRIBUTES: field {field} of {layer} holds no single values. Take what matters out of it into fields of their own, for example with the field calculator.</source>
        <translation>ATTRIBUTES: Das Feld {field} von {layer} enthält keine einzelnen Werte. Übernehmen Sie daraus, worauf es ankommt, in eigene Felder, zum Beispiel mit dem Feldrechner.</translation>
    </message>
    <message>
        <source>{name} is not given. Give the field that names each person once.</source>
        <translation>{name} ist nicht angegeben. Geben Sie das Feld an, das jede Person einmal nennt.</translation>
    </message>
    <message>
        <source>HIERARCHY is given, but no attribute is of the type containment, which alone uses it.</source>
        <translation>HIERARCHY ist angegeben, aber kein Attribut ist vom Typ containment, der sie als einziger verwendet.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points or polygons</source>
        <translation>Punkte oder Polygone</translation>
    </message>
    <message>
        <source>{layer} has no point that can be used, so no place can be compared.</source>
        <translation>{layer} hat keinen Punkt, der verwendet werden kann, also kann kein Ort verglichen werden.</translation>
    </message>
    <message>
        <source>{layer}: {n} of {rows} rows have no usable location: it is unknown there.</source>
        <translation>{layer}: {n} von {rows} Zeilen haben keinen brauchbaren Ort: Dort ist er unbekannt.</translation>
    </message>
    <message>
        <source>BLOCK_RADIUS needs points in RAW and in ANON.</source>
        <translation>BLOCK_RADIUS braucht Punkte in RAW und in ANON.</translation>
    </message>
    <message>
        <source>RAW_ID and ANON_ID have no id in common: truth_contained is not tested.</source>
        <translation>RAW_ID und ANON_ID haben keine gemeinsame Kennung: truth_contained ist nicht geprüft.</translation>
    </message>
    <message>
        <source>Grid cell</source>
        <translation>Gitterzelle</translation>
    </message>
    <message>
        <source>Without it a point is a place at any time.</source>
        <translation>Ohne dieses Feld ist ein Punkt ein Ort zu beliebiger Zeit.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Field that names the place</source>
        <translation>Feld, das den Ort nennt</translation>
    </message>
    <message>
        <source>Width of a time bin (hours)</source>
        <translation>Breite eines Zeitintervalls (Stunden)</translation>
    </message>
    <message>
        <source>CONTRIBUTOR is not given. Give the field of the person behind a record.</source>
        <translation>CONTRIBUTOR ist nicht angegeben. Geben Sie das Feld der Person an, die hinter einem Datensatz steht.</translation>
    </message>
    <message>
        <source>PLACE is a field, but PLACE_FIELD is not given. Give the field, or choose the grid.</source>
        <translation>PLACE ist ein Feld, aber PLACE_FIELD ist nicht angegeben. Geben Sie das Feld an, oder wählen Sie das Gitter.</translation>
    </message>
    <message>
        <source>PLACE_FIELD is given, but PLACE is the grid: ignored.</source>
        <translation>PLACE_FIELD ist angegeben, aber PLACE ist das Gitter: ignoriert.</translation>
    </message>
    <message>
        <source>TIME is not given: a point is a place at any time.</source>
        <translation>TIME ist nicht angegeben: Ein Punkt ist ein Ort zu beliebiger Zeit.</translation>
    </message>
    <message>
        <source>{n} of {rows} records have no known contributor: left out, they are nobody&apos;s trace.</source>
        <translation>Bei {n} von {rows} Datensätzen ist die meldende Person unbekannt: ausgelassen, denn sie gehören zu niemandes Spur.</translation>
    </message>
    <message>
        <source>{n} of {rows} records have no place: left out, they would all be at one.</source>
        <translation>{n} von {rows} Datensätzen haben keinen Ort: ausgelassen, denn sonst wären alle an demselben.</translation>
    </message>
    <message>
        <source>{n} of {rows} records have no time that can be read: left out, they would all be at one.</source>
        <translation>{n} von {rows} Datensätzen haben keine lesbare Zeit: ausgelassen, denn sonst wären alle zur selben.</translation>
    </message>
    <message>
        <source>{layer}: none of its {rows} records has a contributor, a place and a time, so nothing can be measured. Check the fields that are given, and that TIME holds datetimes, dates or ISO text such as 2026-03-01T08:15:00.</source>
        <translation>{layer}: Keiner der {rows} Datensätze hat eine meldende Person, einen Ort und eine Zeit, also kann nichts gemessen werden. Prüfen Sie die angegebenen Felder, und ob TIME Datum mit Uhrzeit, Datum oder ISO-Text wie 2026-03-01T08:15:00 enthält.</translation>
    </message>
    <message>
        <source>ATTRIBUTES, {place}: the weight {text} is no number from 0 to 1e9.</source>
        <translation>ATTRIBUTES, {place}: Das Gewicht {text} ist keine Zahl von 0 bis 1e9.</translation>
    </message>
    <message>
        <source>{name} is unknown in {raw} rows of RAW and {released} of ANON. There scoreboard adds nothing: whoever is known to agree comes first.</source>
        <translation>{name} ist in {raw} Zeilen von RAW und {released} von ANON unbekannt. Dort fügt scoreboard nichts hinzu: Wer nachweislich übereinstimmt, kommt zuerst.</translation>
    </message>
    <message>
        <source>{name} is unknown in {raw} rows of RAW and {released} of ANON. Such a released record holds everybody; such a raw one lies in those alone.</source>
        <translation>{name} ist in {raw} Zeilen von RAW und {released} von ANON unbekannt. Ein solcher veröffentlichter Datensatz enthält alle; ein solcher roher liegt nur in diesen.</translation>
    </message>
    <message>
        <source>{count} of {n} released records do not contain their own raw record, so containment never finds it. Are the attributes the right ones, and in the same unit? Where values were changed and not only made coarser, use another type.</source>
        <translation>{count} von {n} veröffentlichten Datensätzen enthalten ihren eigenen Rohdatensatz nicht, also findet containment ihn nie. Sind es die richtigen Attribute, und in derselben Einheit? Wo Werte verändert und nicht nur vergröbert wurden, einen anderen Typ nehmen.</translation>
    </message>
    <message>
        <source>{name} as rank: RAW has {raw} known values and ANON {released}, so the places in their orders do not correspond, and the success may be far too low. Compare with num.</source>
        <translation>{name} als rank: RAW hat {raw} bekannte Werte und ANON {released}, also entsprechen sich die Plätze in den Reihenfolgen nicht, und die Trefferquote kann viel zu niedrig sein. Mit num vergleichen.</translation>
    </message>
    <message>
        <source>{name} as {kind}: no value holds the separator {separator}, so each is a single item, and the success may be far too low. Give the one that is used: separator=, in the options.</source>
        <translation>{name} als {kind}: Kein Wert enthält das Trennzeichen {separator}, also ist jeder ein einziger Eintrag, und die Trefferquote kann viel zu niedrig sein. Das verwendete angeben: separator= in den Optionen.</translation>
    </message>
    <message>
        <source>No better than chance at ranking the true record: {names}. At equal weight such an attribute reorders candidates that the others had right, so the success is too low. Leave it out (SCREEN), or give it weight 0.</source>
        <translation>Ordnet den wahren Datensatz nicht besser ein als der Zufall: {names}. Mit gleichem Gewicht ordnet ein solches Attribut Kandidaten um, die bei den anderen richtig lagen, also ist die Trefferquote zu niedrig. Weglassen (SCREEN) oder Gewicht 0 geben.</translation>
    </message>
    <message>
        <source>{level}; knows: {visible}; does not know: {withheld}</source>
        <translation>{level}; kennt: {visible}; kennt nicht: {withheld}</translation>
    </message>
    <message>
        <source>Blocking leaves {share:.0%} of all pairs. Without it every pair is compared, usually faster, and none is missed.</source>
        <translation>Das Blocking lässt {share:.0%} aller Paare übrig. Ohne es wird jedes Paar verglichen, meist schneller, und keines fehlt.</translation>
    </message>
    <message>
        <source>Among the candidates that blocking leaves, chance alone finds {chance:.1%}, and the lift of {lift:.2f} counts from there. Blocking is a part of the attack: read the success itself.</source>
        <translation>Unter den Kandidaten, die das Blocking übrig lässt, findet schon der Zufall {chance:.1%}, und der Lift von {lift:.2f} zählt von dort. Das Blocking gehört zum Angriff: Die Trefferquote selbst lesen.</translation>
    </message>
    <message>
        <source>{layer} holds no {words}, but a place is compared. Give a layer that does.</source>
        <translation>{layer} enthält keine {words}, aber ein Ort wird verglichen. Einen Layer angeben, der welche enthält.</translation>
    </message>
    <message>
        <source>{layer}: its nearest point is {km:.1f} km from the nearest one of RAW, so no place would be recognised. Does it cover the same place, and is its CRS ({crs}) right?</source>
        <translation>{layer}: Sein nächster Punkt liegt {km:.1f} km vom nächsten von RAW, also würde kein Ort erkannt. Deckt er denselben Ort ab, und stimmt sein KBS ({crs})?</translation>
    </message>
    <message>
        <source>ATTRIBUTES: {layer} has no field {field}. It has: {present}.</source>
        <translation>ATTRIBUTES: {layer} hat kein Feld {field}. Es gibt: {present}.</translation>
    </message>
    <message>
        <source>{name} is the answer key, and an attribute too: the attacker is told who is who. Right only if the id itself is released and known.</source>
        <translation>{name} ist der Lösungsschlüssel und zugleich ein Attribut: Dem Angreifer wird gesagt, wer wer ist. Richtig nur, wenn die Kennung selbst veröffentlicht und bekannt ist.</translation>
    </message>
    <message>
        <source>BLOCK_ON: {field} is {side}_ID, the answer key. Blocked on it, each record has its true one alone, and the success and the baseline are 1 whatever the release holds. Give another field.</source>
        <translation>BLOCK_ON: {field} ist {side}_ID, der Lösungsschlüssel. Damit hat jeder Datensatz nur seinen wahren als Kandidaten, und Trefferquote und Vergleichswert sind 1, was immer veröffentlicht wird. Ein anderes Feld angeben.</translation>
    </message>
    <message>
        <source>BLOCK_ON: {layer} has no field {field}. It has: {present}.</source>
        <translation>BLOCK_ON: {layer} hat kein Feld {field}. Es gibt: {present}.</translation>
    </message>
    <message>
        <source>containment: {released} different published values against {raw} different raw ones are more pairs than can be held in memory. Select fewer records, or leave out an attribute in which nearly all differ.</source>
        <translation>containment: {released} verschiedene veröffentlichte Werte gegen {raw} verschiedene Rohwerte sind mehr Paare, als in den Speicher passen. Weniger Datensätze auswählen oder ein Attribut weglassen, in dem sich fast alle unterscheiden.</translation>
    </message>
    <message>
        <source>Locations…</source>
        <translation>Orte…</translation>
    </message>
    <message>
        <source>Attributes…</source>
        <translation>Attribute…</translation>
    </message>
    <message>
        <source>Make locations (arrow: attributes) coarser: opens the algorithm, set up.</source>
        <translation>Orte (Pfeil: Attribute) vergröbern: öffnet den Algorithmus, schon eingestellt.</translation>
    </message>
    <message>
        <source>Smallest k; 0 where nothing is contained in a record</source>
        <translation>Kleinstes k; 0, wo in einem Datensatz nichts enthalten ist</translation>
    </message>
</context>
</TS>
