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
            <source>CATEGORY: the name "*" is taken by the unnamed rest of a breakdown. Rename that category.</source>
            <translation>CATEGORY: Der Name "*" ist für den unbenannten Rest einer Aufschlüsselung vergeben. Benennen Sie diese Kategorie um.</translation>
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
            <source>SMALL_N ({small_n}) must be larger than MIN_PUBLISH_N ({min_publish_n}); equal is enough from 5 on. A breakdown splits the count, so it needs more headroom than the count itself. Raise SMALL_N, or leave both empty for the preset's values.</source>
            <translation>SMALL_N ({small_n}) muss größer als MIN_PUBLISH_N ({min_publish_n}) sein; ab 5 genügt gleich groß. Eine Aufschlüsselung teilt die Anzahl auf und braucht deshalb mehr Spielraum als die Anzahl selbst. Erhöhen Sie SMALL_N, oder lassen Sie beide leer, damit die Werte des gewählten Regelwerks gelten.</translation>
        </message>
        <message>
            <source>MIN_CELL ({min_cell}) must not be below MIN_PUBLISH_N ({min_publish_n}): a cell of a breakdown is a published count too. Raise MIN_CELL, or leave both empty for the preset's values.</source>
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
            <source>{text}: a layer of a file cannot be written this way. Write ogr:dbname='file.gpkg' table="name" (geom).</source>
            <translation>{text}: Ein Layer einer Datei kann so nicht geschrieben werden. Schreiben Sie ogr:dbname='file.gpkg' table="name" (geom).</translation>
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
            <translation>Veröffentlichen</translation>
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

Published segments, breakdown and totals are candidates: they become public only through the publishing gate. Withheld segments are PRIVATE: take that layer out of a map before you export it. A low share of published reports is the price of the floors, not a fault; it falls on quiet streets. Without a contributor field one person's five reports clear a floor of three: people are not tested.</source>
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
            <source>Comma separated. Empty: the values that occur in the snapped reports.</source>
            <translation>Durch Kommas getrennt. Leer: die Werte, die in den zugeordneten Meldungen vorkommen.</translation>
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
            <source>DECISIONS: {n} record ids to leave out are not in SNAPPED. Nothing is left out for them: is REPORT_ID the right field?</source>
            <translation>DECISIONS: {n} auszulassende Meldungskennungen kommen in SNAPPED nicht vor. Für sie wird nichts ausgelassen: Ist REPORT_ID das richtige Feld?</translation>
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
            <source>The report's own point</source>
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
Linux: install your distribution's package, for example: sudo apt install {apt}
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
            <source>Empty: the policy's value.</source>
            <translation>Leer: der Wert des Regelwerks.</translation>
        </message>
        <message>
            <source>Smallest published count, instead of the policy's</source>
            <translation>Kleinste veröffentlichte Anzahl (statt des Werts im Regelwerk)</translation>
        </message>
        <message>
            <source>3 or more.</source>
            <translation>3 oder mehr.</translation>
        </message>
        <message>
            <source>No breakdown below, instead of the policy's</source>
            <translation>Keine Aufschlüsselung unter (statt des Werts im Regelwerk)</translation>
        </message>
        <message>
            <source>Smallest cell of a breakdown, instead of the policy's</source>
            <translation>Kleinste Zelle einer Aufschlüsselung (statt des Werts im Regelwerk)</translation>
        </message>
        <message>
            <source>Not below the smallest published count.</source>
            <translation>Nicht unter der kleinsten veröffentlichten Anzahl.</translation>
        </message>
        <message>
            <source>Round counts to multiples of, instead of the policy's</source>
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
            <source>{layer} has no coordinate reference system that ties it to the Earth, so distances in metres cannot be measured. Set the layer's CRS (Layer &gt; Set CRS of Layer(s)), or assign one with native:assignprojection.</source>
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
            <source>DECISIONS: none of the {n} record ids to leave out is in SNAPPED, so no report would be left out. Is REPORT_ID the field that record_id stands for?</source>
            <translation>DECISIONS: Keine der {n} auszulassenden record_id-Kennungen kommt in SNAPPED vor, es würde also keine Meldung ausgelassen. Ist REPORT_ID das Feld, für das record_id steht?</translation>
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
    </context>
</TS>
