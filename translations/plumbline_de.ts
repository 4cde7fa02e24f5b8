<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>Log-Achsen</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>Gleiche Abstände für gleiche Faktoren</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>Das Diagramm erscheint, sobald alle nötigen Felder einen Wert haben.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1: %2 (%3), auf einer Achse von %4 bis %5.</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1 (Ihr Wert)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a value in the table beside a chart; %1 a number, %2 the name of the scenario that has it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Chart export</name>
    <message>
        <source>A chart is at least %1 pixels wide and %2 high</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Ein Diagramm ist mindestens %1 Pixel breit und %2 hoch</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>Ein Diagramm ist mindestens %1 mm breit und %2 mm hoch</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Die Auflösung liegt zwischen %1 und %2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>Ein Bild hat in Breite und Höhe höchstens %1 Pixel</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>Das Diagramm braucht dafür einen Wert</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>Für diese Werte gibt es nichts zu zeichnen</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 hat kein Diagramm</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>Nimmt keinen Wert an, angegeben wurde aber %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>Eine Größe wird mit --scale in Pixeln angegeben, mit --dpi in Millimetern</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>Es gibt keinen Unterbefehl %1</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>Ein Unterbefehl fehlt; --help listet sie auf</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>Die Ausgabe konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Ersetzt --global-batch: nur eines von beiden angeben</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Erfordert auch --sequence-length</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>Rechner:</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>Zahlen ohne Tausendertrennung und mit Dezimalpunkt: 32, 0.5, 1e6. Prozentwerte als 90% oder als Bruchteil 0.9. Exit-Codes: 0 erledigt, 2 fehlerhafte Eingabe, 1 jeder andere Fehler.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>Ohne Angabe: %1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>Ohne Unterbefehl öffnet sich das Fenster, gefüllt aus einer Szenariodatei oder einem Link, sofern angegeben. Läuft das Programm bereits, übernimmt dessen Fenster die Werte; --new-window öffnet ein weiteres.</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Unterbefehle:</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>Felder:</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>Ergebnisse:</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>Die nächsten Läufe, die aufgehen:</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>Eine Datei mit einer dieser Endungen angeben: %1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 hat keine dieser Endungen: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>Der Speicher reicht für das Bild nicht aus</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Unerwartetes Argument: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>In %1 gibt es keine Szenarien</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>Es gibt keinen Rechner %1. Die Rechner: %2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>Einen Rechner angeben: %1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>Unbekannte Option</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 ist kein zulässiger Wert; möglich: %2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>Das gesuchte Feld angeben: %1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>Ein Ziel als RESULT=VALUE angeben. Mögliche Ergebnisse: %1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>Berechnet die Ergebnisse eines Rechners.</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>Ein weggelassenes Feld bleibt leer, ebenso die Ergebnisse, die davon abhängen. Mit --format json ist die letzte Zeile der Standardfehlerausgabe ein Objekt mit den Fehlern; mit --format csv stehen Warnungen in der Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>Berechnet, was aus GPUs, Parallelitätsgraden und globalem Batch folgt.</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>Der globale Batch kann in Tokens angegeben werden: --global-batch-tokens anstelle von --global-batch. Ist die Zahl der Replikate oder der Mikrobatches nicht ganzzahlig, ist der Exit-Code 2, und die nächsten Läufe, die aufgehen, stehen in der Standardfehlerausgabe, mit --format json in der Standardausgabe.</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>Findet den Wert eines Feldes, mit dem ein Ergebnis sein Ziel erfüllt.</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>Wie ein Ziel zu verstehen ist, richtet sich nach dem Ergebnis: Bubble und Overhead höchstens, Effizienz, Speedup und Durchsatz mindestens, Batch und Tokens genau. Von den Anzahlen, die eine Grenze einhalten, wird die ausgegeben, die ihr am nächsten kommt; erreicht keine ganze Zahl ein genaues Ziel, werden die nächsten Nachbarn ausgegeben. Ein Wert für das gesuchte Feld wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>Berechnet die Ergebnisse für jeden Wert eines Bereichs.</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>Gibt dem Feld die Werte FROM, FROM + STEP und so weiter oder FROM, FROM mal FACTOR und so weiter, bis TO; TO gehört dazu, wenn die Reihe es erreicht. Ohne Schrittweite geht eine Anzahl in Einerschritten weiter; mit einem Faktor werden Anzahlen gerundet. Als CSV eine Zeile pro Wert; als JSON ein Array aus dem, was compute ausgibt, ein Objekt pro Zeile.</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>Schreibt das Diagramm eines Rechners in eine Datei.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>Die Dateiendung bestimmt, was geschrieben wird: ein Bild oder die gezeichneten Punkte als CSV. Ohne Größenangabe ist ein Diagramm 960 Pixel zu je 1/96 Zoll breit und 600 hoch; ist nur eine Seite angegeben, ergibt sich die andere daraus. Ein PNG hat 1, 2 oder 3 Punkte pro Pixel, bei einer Größe in Millimetern so viele pro Zoll, wie --dpi angibt, ohne Angabe 300.</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>Schreibt einen Bericht, eine Seite für jedes Szenario.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>Die Dateiendung bestimmt, was geschrieben wird: ein PDF oder eine Seite für den Browser, die nichts weiter braucht. Aus einer Szenariodatei kommen alle Szenarien in den Bericht, mit dem Lauf, sofern er eingeschaltet ist, und werden auf einer letzten Seite verglichen. Ohne Angabe ist das Papier A4.</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>Gibt einen Link aus, der einen Rechner mit diesen Werten öffnet.</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>FIELD=FROM:TO, FIELD=FROM:TO:STEP oder FIELD=FROM:TO:xFACTOR schreiben, nicht %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM liegt über TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Nur eine Anzahl kommt ohne Schrittweite aus: FROM:TO:STEP oder FROM:TO:xFACTOR schreiben</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>Zu klein im Vergleich zu TO: ändert die Zahl nicht</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>Eine Schrittweite muss größer als 0 sein</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>Ein Faktor muss größer als 1 sein</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>Kein Faktor führt von 0 weg: über 0 beginnen</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>Als Wert und zugleich mit --over angegeben</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Ein Bereich fehlt: FIELD=FROM:TO, FIELD=FROM:TO:STEP oder FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 Zeile hat Warnungen; --format json zeigt sie</numerusform>
            <numerusform>%1 Zeilen haben Warnungen; --format json zeigt sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>In %1 Zeile fehlen Ergebnisse wegen eines Fehlers; --format json zeigt ihn</numerusform>
            <numerusform>In %1 Zeilen fehlen Ergebnisse wegen eines Fehlers; --format json zeigt ihn</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>Datenparallele Einheiten, die sich die Arbeit teilen. Erstreckt sich ein Modell über mehrere GPUs, zählen Sie die Replikate und geben Sie den Durchsatz eines Replikats an.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 Gerät</numerusform>
            <numerusform>%1 Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>Die Skalierungseffizienz sinkt mit jedem weiteren Gerät; hier wird sie konstant gehalten.</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>Durchsatz pro Gerät</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>Was eine solche Einheit allein dauerhaft leistet. Die gewählte Maßeinheit gilt auch für die Ergebnisse.</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>%1 pro Gerät</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Skalierungseffizienz</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>Erreichter Anteil der idealen linearen Skalierung. Kommunikation, Synchronisation und ungleiche Last drücken ihn unter 100 %.</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>%1 Skalierungseffizienz</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>Höchstens %1. Ein höherer Messwert ist superlinear: Prüfen Sie die Referenzmessung mit einem Gerät noch einmal.</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>Realer Durchsatz</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>%3 des Ideals von %4.</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 Gerät leistet so viel wie %6 ideale.</numerusform>
            <numerusform>%1 Geräte leisten so viel wie %6 ideale.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>%1 Speedup</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>Idealer Durchsatz</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 Gerät mit %2, ganz ohne Verlust.</numerusform>
            <numerusform>%1 Geräte mit je %2, ganz ohne Verlust.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>Verlust durch Overhead</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>Was durch Kommunikation, Synchronisation und ungleiche Last gegenüber dem Ideal verloren geht.</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>Annahme: konstant %1</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>ideal</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>Eine einzige Effizienz steht für alle Verluste. Sie wird vorgegeben, nicht aus Bandbreite, Modellgröße oder Batch abgeleitet.</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>Die Effizienz sinkt mit wachsender Gerätezahl: Ein bei einer Größe gemessener Wert gilt nicht für eine andere.</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>Nur Datenparallelität: Alle Geräte tun dasselbe, jedes mit seinem eigenen Anteil am Batch.</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>Datenparallele Skalierung</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>Was ein Cluster wirklich leistet, verglichen mit dem Ideal.</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>Speedup nach Gerätezahl</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>Batch pro Gerät</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>Der Mikrobatch: Sequenzen, die ein datenparalleler Rank in einem Vorwärts- und Rückwärtsdurchlauf verarbeitet. Bekannt als micro-batch-size, train_micro_batch_size_per_gpu oder per_device_train_batch_size.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>%1 Sequenz pro Gerät</numerusform>
            <numerusform>%1 Sequenzen pro Gerät</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>Ein größerer Batch pro Gerät hält mehr Aktivierungen im Speicher.</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>Datenparallele Geräte</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>Datenparallele Ranks, deren Gradienten in jedem Schritt gemittelt werden. Vollständig geshardete und ZeRO-Ranks zählen mit, tensor-, pipeline- und kontextparallele Ranks nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 Gerät</numerusform>
            <numerusform>%1 Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Akkumulationsschritte</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>Vorwärts- und Rückwärtsdurchläufe, deren Gradienten vor einem Optimierer-Update summiert werden. Sie vergrößern den Batch, ohne mehr Aktivierungen zu halten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>%1 Akkumulationsschritt</numerusform>
            <numerusform>%1 Akkumulationsschritte</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>Mehr Akkumulationsschritte bedeuten mehr Zeit zwischen zwei Updates.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens pro Sequenz.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>%1 Token pro Sequenz</numerusform>
            <numerusform>%1 Tokens pro Sequenz</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>Längere Sequenzen halten mehr Aktivierungen im Speicher.</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>Effektive Batchgröße</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>Ein Optimierer-Update sieht %5 Sequenz.</numerusform>
            <numerusform>Ein Optimierer-Update sieht %5 Sequenzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 Sequenz</numerusform>
            <numerusform>%1 Sequenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens pro Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 Sequenz der Länge %4.</numerusform>
            <numerusform>%5 Sequenzen der Länge %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>%1 Token pro Schritt</numerusform>
            <numerusform>%1 Tokens pro Schritt</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>Als Geräte zählen nur datenparallele Ranks, darunter vollständig geshardete und ZeRO-Ranks; tensor-, pipeline- und kontextparallele Ranks vergrößern den Batch nicht.</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>Alle Sequenzen sind gleich lang; bei gepackten oder variablen Batches sind die Tokens eigens zu zählen.</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>Alle Akkumulationsgruppen sind vollständig; die letzte einer Epoche kann kleiner sein.</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>Effektiver Batch</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>Wie viele Daten ein Optimierer-Update sieht.</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>Tokens pro Schritt nach Akkumulationsschritten</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>Dieser Rechner braucht JavaScript.</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>Ein einfaches Modell, für die Planung gedacht. Messen Sie auf Ihrem eigenen System, bevor Sie über Geld oder Zeit entscheiden.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>Das Programm ist hilfreich.</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>Das Programm ist nicht hilfreich.</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <extracomment>%1 the program&apos;s name, %2 its version, %3 the code of its language, %4 the operating system</extracomment>
        <translation>%1 %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>It is not a regular file</source>
        <translation>Keine reguläre Datei</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>Ein Link, der ins Leere führt</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>Der Ordner fehlt</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>Szenariodateien (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Szenarien öffnen</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>Szenarien speichern</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>Diese Szenarien sind noch in keiner Datei gespeichert. Zuerst speichern?</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>Auch ohne Speichern bringt „Rückgängig“ sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 wurde auf dem Datenträger geändert, seit die Datei hier zuletzt gelesen oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>Beim Überschreiben geht verloren, was dort geändert wurde. Unter einem anderen Namen behalten Sie beides.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>Die Datei ist zu lang: höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>Zeile %1, Spalte %2: kein gültiges JSON</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>Von einer neueren Programmversion geschrieben: Bekannt sind Schemas bis Version %1</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Der Schlüssel fehlt</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>Der Schlüssel ist nicht bekannt</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>Der Schlüssel kommt mehrmals vor</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>Zu tief verschachtelt</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>Ein Objekt in geschweiften Klammern wird erwartet</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>Eine Liste in eckigen Klammern wird erwartet</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>Ein Text in Anführungszeichen wird erwartet</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>Ein Name wird erwartet</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>true oder false wird erwartet</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>Eine Zahl wird erwartet</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>Eine ganze Zahl wird erwartet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the place of a value in a file, such as scenarios[2].inputs.stages, %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Input</name>
    <message>
        <source>Not a field of this calculator</source>
        <extracomment>stands behind the name of something that was given, in a link or a file</extracomment>
        <translation>Kein Feld dieses Rechners</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Mehrmals angegeben</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Ein Wert fehlt</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>Es gibt keinen Rechner %1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>Kein Link dieses Programms</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>Der Link ist zu lang: höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>Der Link ist beschädigt: Ein Zeichen darin ist nicht korrekt kodiert</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>Der Link hat hinter # einen Teil, der hier nichts bedeutet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field, %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Not a number: %text</source>
        <extracomment>%text what the person typed</extracomment>
        <translation>Keine Zahl: %text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>Unvollständig: Am Ende fehlt eine Zahl</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>Eine Klammer fehlt oder ist zu viel</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>Ziffern werden in Dreiergruppen getrennt: %text ist keine Zahl</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>Zu lang: höchstens %1 Zeichen</numerusform>
            <numerusform>Zu lang: höchstens %1 Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>Höchstens %1 Klammerebene</numerusform>
            <numerusform>Höchstens %1 Klammerebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>Ein Exponent muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>Ganze Zahl erwartet: %1 ist keine</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Mindestens %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Höchstens %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>Größer als %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>Zu groß: höchstens %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>Zu nah an null</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>Prozentwert erwartet: 90% oder den Bruchteil 0.9 schreiben, nicht %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>Die Zahl der Sequenzen ist nicht ganzzahlig: %1 ist kein Vielfaches der Sequenzlänge (%2)</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>Von den %1 GPU-Stunden, die der Lauf pro Tag braucht, kostet diese Bubble %2.</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>Die Schrittzeit ist nicht bekannt, solange Werte fehlen</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>Die Zahl der Sequenzen pro Mikrobatch ist nicht ganzzahlig (%1): Ein globaler Batch von %2 ist kein Vielfaches von %3 × %4 × %5 (Replikate × Mikrobatches × Durchläufe)</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>Dieses Ergebnis lässt sich nicht nach einem Feld auflösen</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>Ein Wert ist nötig: Das Ziel hängt davon ab</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>Das Ziel hängt nicht von diesem Wert ab</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Jeder Wert erfüllt das Ziel: Im ungünstigsten Fall ist das Ergebnis %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Kein Wert erfüllt das Ziel: Am nächsten kommt ihm das Ergebnis %1 (%2)</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Kein Wert erfüllt das Ziel: Das Ergebnis ist immer %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>Kein Wert erfüllt das Ziel: Nötig wäre mehr als %1, der größte mögliche Wert</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>Kein Wert erfüllt das Ziel: Keiner liegt nah genug an null</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>Ganze Zahl erwartet: %text ist keine</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>Kein Wert für dieses Feld</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>Aufeinanderfolgende Stufen, in die das Modell zerlegt ist, jede auf einer eigenen Gerätegruppe. Die letzte Stufe wartet für jede Stufe vor ihr einen Schritt.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 Stufe</numerusform>
            <numerusform>%1 Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>Mehr Stufen bedeuten mehr GPUs pro Replikat oder weniger Replikate.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Mikrobatches</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>Teile, die eine Pipeline in einem Durchlauf verarbeitet: der Anteil ihres Replikats am globalen Batch, geteilt durch die Mikrobatchgröße. Je mehr es sind, desto länger sind die Stufen beschäftigt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 Mikrobatch</numerusform>
            <numerusform>%1 Mikrobatches</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>Mehr Mikrobatches bedeuten einen größeren globalen Batch, kleinere Mikrobatches oder weniger Replikate.</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Bubble-Anteil</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>Auf Füllen und Leeren entfällt %3 von %4 Schritten des ganzen Ablaufplans. Bezogen auf die Idealzeit allein sind das %5.</numerusform>
            <numerusform>Auf Füllen und Leeren entfallen %3 von %4 Schritten des ganzen Ablaufplans. Bezogen auf die Idealzeit allein sind das %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>%1 Bubble</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>Pipeline-Effizienz</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%2 von %4 Schritten leistet nützliche Arbeit.</numerusform>
            <numerusform>%2 von %4 Schritten leisten nützliche Arbeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 Effizienz</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>Bubble zu Idealzeit</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>Leerlaufschritte zu Nutzschritten, %3 zu %2: das Verhältnis, das in den Arbeiten zu Megatron-LM Bubble heißt.</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 Bubble zu Idealzeit</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 Mikrobatch für %2 Stufen: Die Bubble beträgt %3, und nie sind alle Stufen zugleich beschäftigt. Mit vier Mikrobatches pro Stufe (%4) wären es %5; das bedeutet einen größeren globalen Batch, kleinere Mikrobatches oder weniger Replikate.</numerusform>
            <numerusform>%1 Mikrobatches für %2 Stufen: Die Bubble beträgt %3, und nie sind alle Stufen zugleich beschäftigt. Mit vier Mikrobatches pro Stufe (%4) wären es %5; das bedeutet einen größeren globalen Batch, kleinere Mikrobatches oder weniger Replikate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 Mikrobatch für %2 Stufen: Die Bubble beträgt %3. Die übliche Faustregel, vier pro Stufe (%4), lässt noch %5 übrig; mehr Mikrobatches bedeuten einen größeren globalen Batch, kleinere Mikrobatches oder weniger Replikate.</numerusform>
            <numerusform>%1 Mikrobatches für %2 Stufen: Die Bubble beträgt %3. Die übliche Faustregel, vier pro Stufe (%4), lässt noch %5 übrig; mehr Mikrobatches bedeuten einen größeren globalen Batch, kleinere Mikrobatches oder weniger Replikate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>Nicht erreichbar: Bei %2 Stufen bleibt %1 Schritt zum Füllen und Leeren, wie viele Mikrobatches es auch sind</numerusform>
            <numerusform>Nicht erreichbar: Bei %2 Stufen bleiben %1 Schritte zum Füllen und Leeren, wie viele Mikrobatches es auch sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 Chunk</numerusform>
            <numerusform>%1 Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>Der Ablaufplan ist synchron: Jedes Update wartet, bis die Pipeline leer ist.</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>Alle Stufen kosten gleich viel, und Übertragungen zwischen ihnen brauchen keine Zeit. Ungleiche Stufen und aufwendige Übertragungen vergrößern die Bubble.</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>Jedes Gerät hält einen Modell-Chunk. Interleaving mit mehreren verkleinert die Bubble.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Pipeline-Bubble</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>Wie viel vom Ablaufplan einer Pipeline durch Füllen und Leeren verloren geht.</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>Bubble-Anteil nach Mikrobatches</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>Diese Zahlen stammen aus einem einfachen Modell und sind für die Planung gedacht. Messen Sie auf Ihrem eigenen System, bevor Sie über Geld oder Zeit entscheiden.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>Der Lauf dahinter</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>Szenarien im Vergleich</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>Aktuelle Werte</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>aus dem Lauf</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>Erstellt: %1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>Alle Beschleuniger des Laufs.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>GPUs, die sich jede Schicht teilen; 1 ohne Tensorparallelität.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipeline-Parallelität</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>Aufeinanderfolgende Stufen der Pipeline; 1 ohne Pipeline.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>GPUs, die sich jede Sequenz teilen; 1 ohne Kontextparallelität. Expertenparallele und vollständig geshardete Ranks werden aus den Replikaten gebildet und hier nicht gezählt.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Mikrobatch</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>Sequenzen, die ein Replikat auf einmal in die Pipeline nimmt.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>Sequenzen, die ein Optimierer-Update sieht, über alle Replikate.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens pro Sequenz.</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>Durchläufe pro Update</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>1, wenn die Gradienten innerhalb der Pipeline akkumuliert werden (Megatron-LM, DeepSpeed). Mehr, wenn die ganze Pipeline vor einem Update mehrmals durchlaufen wird (torchtitan): Sie füllt und leert sich in jedem Durchlauf.</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>Replikate (datenparallel)</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>%5 Kopie des Modells wird trainiert. GPUs pro Kopie: %6.</numerusform>
            <numerusform>%5 Kopien des Modells werden nebeneinander trainiert. GPUs pro Kopie: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>Mikrobatches pro Durchlauf</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>In einem Durchlauf verarbeitet jedes Replikat %5 Mikrobatch. Sequenzen pro Mikrobatch: %3.</numerusform>
            <numerusform>In einem Durchlauf verarbeitet jedes Replikat %5 Mikrobatches. Sequenzen pro Mikrobatch: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Akkumulationsschritte</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>Vor einem Update werden die Gradienten von %3 Mikrobatch summiert.</numerusform>
            <numerusform>Vor einem Update werden die Gradienten von %3 Mikrobatches summiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens pro Schritt</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>Ein Update sieht %1 Sequenz der Länge %2.</numerusform>
            <numerusform>Ein Update sieht %1 Sequenzen der Länge %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Bubble-Anteil</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>Auf Füllen und Leeren entfällt %3 von %4 Schritten eines Durchlaufs.</numerusform>
            <numerusform>Auf Füllen und Leeren entfallen %3 von %4 Schritten eines Durchlaufs.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>GPU-Stunden pro Tag</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>Was %1 GPU in 24 Stunden ergibt.</numerusform>
            <numerusform>Was %1 GPUs in 24 Stunden ergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>Bubble-Verlust pro Tag</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>Was von %1 GPU-Stunden durch Füllen und Leeren ungenutzt bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>Die Zahl der Replikate ist nicht ganzzahlig (%1): Jedes braucht %3 GPU, und %2 ist kein Vielfaches davon</numerusform>
            <numerusform>Die Zahl der Replikate ist nicht ganzzahlig (%1): Jedes braucht %3 GPUs, und %2 ist kein Vielfaches davon</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>Die Zahl der Mikrobatches ist nicht ganzzahlig (%1): Ein globaler Batch von %2 ist kein Vielfaches von %3 × %4 × %5 (Replikate × Mikrobatch × Durchläufe)</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>Replikate und Mikrobatches sind ganze Zahlen; nichts wird gerundet.</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>Vollständig geshardete Ranks (FSDP, ZeRO) sind hier Replikate; expertenparallele Ranks werden aus den vorhandenen Ranks gebildet und gehen nicht als Teiler in die Replikate ein.</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>Die Bubble gilt für einen synchronen Ablaufplan mit gleichen Stufen, einem Modell-Chunk pro Gerät und Übertragungen, die keine Zeit brauchen.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Trainingslauf</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>Was aus GPUs, Parallelitätsgraden und globalem Batch folgt.</translation>
    </message>
    <message>
        <source>%1 %2 → %3 (%4%5)</source>
        <extracomment>a field that changes: %1 its name, %2 from, %3 to, %4 the sign and %5 the size of the change in percent</extracomment>
        <translation>%1 %2 → %3 (%4%5)</translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <extracomment>the run in short; %1 data-parallel replicas</extracomment>
        <translation>
            <numerusform>%1 Replikat</numerusform>
            <numerusform>%1 Replikate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>je %1 Mikrobatch</numerusform>
            <numerusform>je %1 Mikrobatches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>%1 Token pro Schritt</numerusform>
            <numerusform>%1 Tokens pro Schritt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a value in the name of a scenario; %1 the name of a field, %2 its value: &quot;Scaling efficiency 95%&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a list in the name of a scenario; %1 what it has so far, %2 one more: &quot;64 microbatches, Pipeline stages 16&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Rechenbeispiel</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a number, %2 its unit</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of an input or a result, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 the name of an input or a result, %2 its letter in the formula</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 the name of an input or a result, %2 the unit of the numbers below</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the subject of a mail: %1 the name of a calculator, %2 its first result with the value</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field that was left blank, %2 a sentence that says that it is needed
----------
%1 what a field can have, such as &quot;18 accumulation steps&quot;, %2 what that gives, such as &quot;252 sequences&quot;
----------
%1 what changes in the run, such as &quot;Microbatch 8 → 4&quot;, %2 what comes of it, such as &quot;9.86% bubble&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At most %1: %2.</source>
        <extracomment>%1 a target such as &quot;10% bubble&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Höchstens %1: %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Mindestens %1: %2.</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>Genau %1: %2.</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>Dieser globale Batch lässt sich nicht in %1 teilen; die nächste mögliche Anzahl ist %2.</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>Der Lauf erfüllt das bereits: %1, %2.</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>In der Nähe gibt es keinen Lauf, der aufgeht und das ergibt.</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>Der Lauf geht noch nicht auf. Bis dahin kann er das nicht übernehmen.</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>Geben Sie ein Ziel ein, um zu sehen, was nötig wäre.</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>Genau %1: Keine ganze Zahl ergibt das.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>Dies ist der kleinste Wert, der das Ziel erfüllt. Er trifft es genau.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>Dies ist der größte Wert, der das Ziel erfüllt. Er trifft es genau.</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>Dieser Wert trifft das Ziel genau.</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>Näher kommt dem Ziel kein Wert, der es erfüllt.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>Dies ist der größte Wert, der das Ziel erfüllt. Er ergibt %1.</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>Dies ist der kleinste Wert, der das Ziel erfüllt. Er ergibt %1.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>Keine ganze Zahl trifft das Ziel. Die nächstkleinere ist %1 und ergibt %2; die nächstgrößere ist %3 und ergibt %4.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>Keine ganze Zahl trifft das Ziel. Die nächstkleinere ist %1 und ergibt %2; die nächstgrößere ergibt mehr, als sich darstellen lässt.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>Keine ganze Zahl trifft das Ziel. Die nächste ist %3 und ergibt %4; darunter gibt es keine.</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>Keine ganze Zahl trifft das Ziel. Schon die kleinste ergibt mehr, als sich darstellen lässt.</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>genau</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>szenarien.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>%1 lässt sich nicht öffnen (%2). Was geöffnet ist, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>%1 lässt sich nicht speichern (%2). Die Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>Die gespeicherte Sitzung war beschädigt und wird jetzt als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>Die Sitzung lässt sich nicht speichern (%1). Ihre Eingaben bleiben in diesem Fenster.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>Eine Werkbank für alle, die das Training großer Modelle auf vielen Beschleunigern planen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später; ohne jede Gewährleistung. Verwendet Qt und Qt Charts.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>Diagramm e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>Bericht &amp;drucken…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>In Webseite &amp;einbetten…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>Erstes Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>Erstes Ergebnis &amp;mit Satz kopieren</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>Als &amp;Szenario anheften</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>Auf Rechenbeispiel &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>Felder &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>&amp;Lauf hinter den Seiten</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>Diagramm als &amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>Lo&amp;garithmische Achsen</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Leitfaden</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>Leitfaden zum &amp;Trainingslauf</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>Im Leitfaden s&amp;uchen</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>&amp;Feedback senden…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber das Programm</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>Stellt das Rechenbeispiel wieder her</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>Kopiert diese Werte als Link oder Text oder übergibt sie einem anderen Programm</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>Erklärt diesen Rechner</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>In Webseite einbetten</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>Leser, deren Sprache darunter ist, sehen die Seite in ihrer Sprache.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>Code für die Webseite</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Als HTML speichern…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>Webseite speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Die Seite lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>Die Seite ist im Browser geöffnet.</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>Es konnte kein Browser geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>Maßeinheit</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>Mit Titel</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Transparenter Hintergrund</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, ein Rasterbild</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG, eine Vektorgrafik für Webseiten</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF, eine Vektorgrafik für den Druck</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV, die gezeichneten Punkte</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>Diagramm (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>Der Speicher reicht für das Bild nicht aus</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Das Diagramm lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Das Diagramm ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>Feedback senden</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>Das Programm selbst sendet nichts. Ihr Mailprogramm öffnet sich mit der Nachricht unten, und Sie wählen, an wen Sie sie senden.</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>Das Programm selbst sendet nichts. Ihr Mailprogramm öffnet sich mit der Nachricht unten, adressiert an %1, und Sie senden sie von dort.</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>Hilft Ihnen das Programm?</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>&amp;Hilfreich</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>&amp;Nicht hilfreich</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>&amp;Version, Sprache und System angeben</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>Eingaben und &amp;Ergebnisse dieser Seite anfügen</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>&amp;Ganze Nachricht</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>Ganze Nachricht</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>Geben Sie an, ob Ihnen das Programm hilft, oder schreiben Sie einen Kommentar.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>Im &amp;Mailprogramm öffnen</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>Die Nachricht ist zu lang, um sie einem Mailprogramm zu übergeben. Kopieren Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>Feedback zu %1</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>Kein Mailprogramm hat reagiert. Die Nachricht ist stattdessen in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>Die Nachricht ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>ui::FieldRow</name>
    <message>
        <source>%1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Read as %1. Did you mean %2?</source>
        <extracomment>two ways to read a typed number: %1 the one taken, %2 the other</extracomment>
        <translation>Gelesen als %1. War %2 gemeint?</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>Einheit (%1)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1, Schieberegler</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>Kommt aus dem Lauf. Klicken, um einen eigenen Wert zu setzen.</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>Hat einen eigenen Wert. Klicken, um den Wert aus dem Lauf zu holen.</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Gekoppelt mit %1 (%2). Klicken, um beide zu trennen.</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Klicken, um mit %1 (%2) zu koppeln. Der Wert wird von dort übernommen.</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>Der Lauf gibt hier keinen Wert, solange er nicht aufgeht.</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>Aus dem Lauf. %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>Im Leitfaden suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>Diesen Leitfaden drucken</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>Mit diesen Werten öffnen in</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>Kein Wert wird mitgenommen: Die gemeinsamen Felder sind leer.</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>Mitgenommen: %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>Angeheftet als %1. Der Name lässt sich in der Tabelle unter dem Diagramm ändern.</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>Ihre Eingaben sind beim nächsten Mal wieder da. Strg+Z macht rückgängig.</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>Rechner</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>Läufe in der Nähe, die aufgehen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>Verwenden: %1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>%1 verwenden. %2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>Adresse Ihrer Seite</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook nimmt nur eine Webadresse an, keinen Text und keinen plumbline:-Link. Sobald Ihre eingebettete Seite veröffentlicht ist, lässt sich ihre Adresse dort teilen; der Text kommt in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>Wo ist Ihre eingebettete Seite &amp;veröffentlicht?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>Eine Adresse beginnt mit https:// oder http://, etwa https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Szenarien</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Als &amp;HTML speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>Aktuelle Werte</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>Wählen Sie mindestens ein Szenario.</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>Es gibt keinen Drucker. Der Bericht lässt sich als PDF speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>Der Bericht lässt sich nicht drucken: Der Drucker antwortet nicht.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Der Bericht lässt sich nicht speichern: %1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>Kopiert die reine Zahl</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>Reine Zahl kopieren</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>Wert und Satz kopieren</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>for screen readers; %1 the name of a result, %2 its value, %3 its unit or nothing</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ui::ResultsView</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>Füllen Sie die leeren Felder aus: Ein Ergebnis, das eines davon braucht, zeigt bis dahin Auslassungspunkte.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>a warning under the results; %1 a whole sentence</extracomment>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>ui::RunBar</name>
    <message>
        <source>The run</source>
        <translation>Trainingslauf</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>Füllt die Seiten aus einem Trainingslauf (Strg+R)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>Öffnet das Formular des Laufs</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>Lauf bearbeiten</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>Aus. Einschalten, um die Seiten aus GPUs, Parallelitätsgraden und einem globalen Batch zu füllen.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>Heften Sie diese Werte unter einem Namen an, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>Hält die aktuellen Werte als Szenario fest</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>Überträgt die Werte des gewählten Szenarios in die Felder</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>Gibt dem gewählten Szenario einen anderen Namen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>Fügt eine Kopie des gewählten Szenarios hinzu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>Entfernt das gewählte Szenario; „Rückgängig“ bringt es zurück</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>Verschiebt das gewählte Szenario eine Zeile nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>Verschiebt das gewählte Szenario eine Zeile nach unten</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>Schrittzeit ggü. aktuell</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1, gegenüber aktuell: %2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>Sensitivität: jede Eingabe halbiert und verdoppelt</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
halbiert</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
verdoppelt</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1, halbiert %2, verdoppelt %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>Dieser Wert lässt sich nicht halbieren oder verdoppeln.</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>Die Eingabe nimmt einen solchen Wert nicht an.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Ein Wert fehlt.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4, %5</source>
        <extracomment>for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference</extracomment>
        <translation>%1 %2: %3 %4, %5</translation>
    </message>
</context>
<context>
    <name>ui::ShareMenu</name>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>E-&amp;Mail…</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <extracomment>the name of the network</extracomment>
        <translation>&amp;X</translation>
    </message>
    <message>
        <source>L&amp;INE</source>
        <extracomment>the name of the network</extracomment>
        <translation>L&amp;INE</translation>
    </message>
    <message>
        <source>&amp;Facebook</source>
        <extracomment>the name of the network</extracomment>
        <translation>&amp;Facebook</translation>
    </message>
    <message>
        <source>Shares the address of your page</source>
        <translation>Teilt die Adresse Ihrer Seite</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook nimmt nur eine Webadresse an: Geben Sie zuerst an, wo Ihre eingebettete Seite veröffentlicht ist</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>&amp;Kopieren als</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>T&amp;ext</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Mark&amp;down</translation>
    </message>
    <message>
        <source>CS&amp;V</source>
        <extracomment>comma-separated values, for spreadsheets</extracomment>
        <translation>CS&amp;V</translation>
    </message>
    <message>
        <source>&amp;Address of your page…</source>
        <translation>&amp;Adresse Ihrer Seite…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>Der Link ist in der Zwischenablage. Wer ihn mit diesem Programm öffnet, sieht diese Werte.</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>Das Mailprogramm öffnet sich mit dem Text und dem Link.</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>X öffnet sich im Browser.</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>LINE öffnet sich im Browser.</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>Facebook öffnet sich im Browser mit der Adresse Ihrer Seite. Der Text ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>Eingaben und Ergebnisse sind als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>Eingaben und Ergebnisse sind als Markdown in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>Eingaben und Ergebnisse sind als CSV in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>Kein Mailprogramm hat reagiert. Der Text ist stattdessen in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>Kein Browser hat reagiert. Der Text ist stattdessen in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>Was wäre nötig?</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>Das Ergebnis, das sich ändern soll</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>Das Feld, das sich ändern darf</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the field for a target; %1 the name of a result, %2 &quot;at most&quot;, &quot;at least&quot; or &quot;exactly&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::Takeaways</name>
    <message>
        <source>There is no chart to export: a field has no value yet.</source>
        <translation>Es gibt kein Diagramm zum Exportieren: Ein Feld hat noch keinen Wert.</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Das Diagramm ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Der Bericht ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>Der Bericht ist auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>Das Mailprogramm öffnet sich mit Ihrem Feedback. Senden Sie es von dort.</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>Hier lassen sich keine Webseiten erstellen</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Die Webseite ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>Hier lässt sich nichts speichern</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>Globaler Batch in Tokens</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>Sequenzen mal Sequenzlänge. Was hier eingegeben wird, bestimmt den globalen Batch.</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>Braucht die Sequenzlänge</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>Bestimmt den globalen Batch</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>Es gibt keinen Drucker. Der Leitfaden lässt sich als PDF speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>Leitfaden speichern</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>Der Leitfaden ist auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>Der Leitfaden lässt sich nicht drucken: Der Drucker antwortet nicht.</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Der Leitfaden ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>Der Leitfaden lässt sich nicht speichern: %1</translation>
    </message>
</context>
</TS>
