<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>Axes log</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>Distances égales pour des facteurs égaux</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>Le graphique apparaît dès que tous ses champs ont une valeur.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1 : %2 pour %3.</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1 : %2 pour %3, sur un axe allant de %4 à %5.</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1 (votre valeur)</translation>
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
        <translation>Un graphique fait au moins %1 pixels de large et %2 de haut</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>Un graphique fait au moins %1 mm de large et %2 mm de haut</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>La résolution va de %1 à %2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>Une image fait au plus %1 pixels par côté</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>Le graphique a besoin d’une valeur pour ce champ</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>Il n’y a rien à tracer pour ces valeurs</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 n’a pas de graphique</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>Cette option ne prend pas de valeur, or %1 a été indiqué</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>Une taille se donne en pixels avec --scale, ou en millimètres avec --dpi</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>La sous-commande %1 n’existe pas</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>Il manque une sous-commande ; --help en donne la liste</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>Impossible d’écrire la sortie : %1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Remplace --global-batch : indiquez l’une des deux options, pas les deux</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Nécessite aussi --sequence-length</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>Utilisation :</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>Calculs :</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>Les nombres s’écrivent sans séparateur de milliers, avec un point décimal : 32, 0.5, 1e6. Un pourcentage s’écrit 90% ou sous forme de fraction, 0.9. Codes de sortie : 0 terminé, 2 entrée incorrecte, 1 tout autre échec.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>Exemple : %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>Si omis : %1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>Sans sous-commande, la fenêtre s’ouvre, remplie à partir d’un fichier de scénarios ou d’un lien s’il y en a un. Si le programme tourne déjà, sa fenêtre les reçoit ; --new-window en ouvre une autre.</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Sous-commandes :</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>Champs :</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>Résultats :</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>Variation</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>Runs les plus proches qui tombent juste :</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>Indiquez un fichier dont l’extension est l’une des suivantes : %1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 ne se termine par aucune de ces extensions : %2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>Mémoire insuffisante pour l’image</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argument inattendu : %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>Impossible de lire %1 : %2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>Aucun scénario dans %1</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>Aucun calcul ne s’appelle %1. Calculs disponibles : %2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>Indiquez un calcul : %1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>Option inconnue</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 ne figure pas parmi : %2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>Indiquez le champ à déterminer : %1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>Indiquez un objectif sous la forme RESULT=VALUE. Résultats disponibles : %1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>Donne les résultats d’un calcul.</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>Un champ omis reste vide, de même que les résultats qui en dépendent. Avec --format json, la dernière ligne de la sortie d’erreur standard est un objet contenant les erreurs ; avec --format csv, les avertissements vont sur la sortie d’erreur standard.</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>Calcule ce qui découle des GPU, des degrés de parallélisme et du batch global.</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>Le batch global peut être donné en tokens : --global-batch-tokens au lieu de --global-batch. Si le nombre de réplicas ou de micro-batchs n’est pas entier, le code de sortie est 2 et les runs les plus proches qui tombent juste sont listés sur la sortie d’erreur standard, ou sur la sortie standard avec --format json.</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>Détermine la valeur d’un champ qui donne le résultat souhaité.</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>Un objectif se lit dans le sens voulu pour son résultat : au plus pour la bulle et le surcoût, au moins pour l’efficacité, l’accélération et le débit, exactement pour le batch et les tokens. Parmi les nombres entiers qui respectent une borne, le plus proche de celle-ci est donné ; si aucun nombre entier n’atteint un objectif exact, ses plus proches voisins sont donnés. Une valeur indiquée pour le champ à déterminer n’est pas utilisée.</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>Effectue un calcul pour chaque valeur d’un intervalle.</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>Donne au champ les valeurs FROM, FROM + STEP et ainsi de suite, ou FROM, FROM fois FACTOR et ainsi de suite, jusqu’à TO, compris s’il est atteint. Sans pas, un nombre entier avance de 1 ; avec un facteur, il est arrondi. En CSV, une ligne par valeur ; en JSON, un tableau de ce qu’affiche compute, un objet par ligne.</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>Écrit le graphique d’un calcul dans un fichier.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>L’extension du fichier détermine ce qui est écrit : une image, ou les points du tracé en CSV. Si aucune taille n’est indiquée, un graphique fait 960 pixels de 1/96 de pouce en largeur et 600 en hauteur ; si un seul côté est indiqué, l’autre s’en déduit. Un PNG compte 1, 2 ou 3 points par pixel ou, pour une taille en millimètres, autant de points par pouce que l’indique --dpi, soit 300 par défaut.</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>Écrit un rapport, une page par scénario.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>L’extension du fichier détermine ce qui est écrit : un PDF, ou une page pour navigateur qui se suffit à elle-même. Pour un fichier de scénarios, le rapport contient tous les scénarios, avec le run s’il est activé, et les compare sur une dernière page. Le format de papier par défaut est A4.</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>Affiche un lien qui ouvre un calcul avec ces valeurs.</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>Écrivez FIELD=FROM:TO, FIELD=FROM:TO:STEP ou FIELD=FROM:TO:xFACTOR, et non %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM est supérieur à TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Seul un nombre entier se passe de pas : écrivez FROM:TO:STEP ou FROM:TO:xFACTOR</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>Trop petit par rapport à TO : l’ajouter ne donne pas d’autre nombre</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>Un pas doit être supérieur à 0</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>Un facteur doit être supérieur à 1</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>0 multiplié par un facteur reste 0 : commencez plus haut</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>Indiqué à la fois comme valeur et avec --over</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Il manque un intervalle : FIELD=FROM:TO, FIELD=FROM:TO:STEP ou FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 ligne comporte des avertissements ; --format json les affiche</numerusform>
            <numerusform>%1 lignes comportent des avertissements ; --format json les affiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>Il manque des résultats sur %1 ligne à cause d’une erreur ; --format json l’affiche</numerusform>
            <numerusform>Il manque des résultats sur %1 lignes à cause d’une erreur ; --format json l’affiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>Avertissement : %1</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>Unités du parallélisme de données (DP) qui se partagent le travail. Si un modèle occupe plusieurs GPU, comptez les réplicas et donnez le débit d’un réplica.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 appareil</numerusform>
            <numerusform>%1 appareils</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>L’efficacité parallèle baisse quand on ajoute des appareils ; ici, elle est supposée constante.</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>Débit par appareil</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>Débit qu’une telle unité soutient seule. L’unité de mesure choisie vaut aussi pour les résultats.</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>%1 par appareil</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>par seconde</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>échantillons/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Efficacité parallèle</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>Part du passage à l’échelle linéaire idéal qui est atteinte. La communication, la synchronisation et le déséquilibre la font descendre sous 100 %.</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>%1 d’efficacité parallèle</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>Au plus %1. Une valeur mesurée au-dessus est superlinéaire : vérifiez de nouveau la mesure de référence sur un seul appareil.</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>Débit réel</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>%3 du débit idéal (%4).</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Accélération</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 appareil fait %6 fois le travail d’un appareil idéal.</numerusform>
            <numerusform>%1 appareils font %6 fois le travail d’un appareil idéal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>%1 d’accélération</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>Débit idéal</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 appareil à %2, sans aucune perte.</numerusform>
            <numerusform>%1 appareils à %2 chacun, sans aucune perte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>Perte due au surcoût</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>Ce que la communication, la synchronisation et le déséquilibre retirent à l’idéal.</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>si %1 se maintenait</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>idéal</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>Une seule efficacité représente toutes les pertes. Elle est donnée, et non déduite de la bande passante, de la taille du modèle ou du batch.</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>L’efficacité baisse quand on ajoute des appareils : une valeur mesurée à une taille ne vaut pas à une autre.</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>Parallélisme de données seul : tous les appareils font le même travail, chacun sur sa part du batch.</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>Passage à l’échelle (DP)</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>Ce qu’un cluster fournit réellement, face à l’idéal.</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>Accélération selon les appareils</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>Batch par appareil</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>Le micro-batch : séquences qu’un rang du parallélisme de données traite en une passe avant et arrière. Connu sous les noms micro-batch-size, train_micro_batch_size_per_gpu ou per_device_train_batch_size.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallélisme</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>%1 séquence par appareil</numerusform>
            <numerusform>%1 séquences par appareil</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>Un batch par appareil plus grand garde plus d’activations en mémoire.</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>Appareils (DP)</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>Rangs du parallélisme de données (DP) dont les gradients sont moyennés à chaque étape. Les rangs entièrement partitionnés et les rangs ZeRO comptent ; ceux des parallélismes tensoriel, de pipeline et de contexte ne comptent pas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 appareil</numerusform>
            <numerusform>%1 appareils</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Étapes d’accumulation</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>Passes avant et arrière dont les gradients sont sommés avant une mise à jour des poids. Elles agrandissent le batch sans garder plus d’activations en mémoire.</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>%1 étape d’accumulation</numerusform>
            <numerusform>%1 étapes d’accumulation</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>Plus d’étapes d’accumulation allongent le temps entre deux mises à jour.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens par séquence.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>%1 token par séquence</numerusform>
            <numerusform>%1 tokens par séquence</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>Des séquences plus longues gardent plus d’activations en mémoire.</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>Taille de batch effective</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>Une mise à jour des poids porte sur %5 séquence.</numerusform>
            <numerusform>Une mise à jour des poids porte sur %5 séquences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 séquence</numerusform>
            <numerusform>%1 séquences</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>séquences</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens par étape</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 séquence de longueur %4.</numerusform>
            <numerusform>%5 séquences, chacune de longueur %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>%1 token par étape</numerusform>
            <numerusform>%1 tokens par étape</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>Seuls les rangs du parallélisme de données comptent comme appareils, y compris les rangs entièrement partitionnés et les rangs ZeRO ; ceux des parallélismes tensoriel, de pipeline et de contexte n’agrandissent pas le batch.</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>Toutes les séquences ont la même longueur ; pour des batchs compactés (packing) ou de longueur variable, les tokens sont à compter à part.</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>Tous les groupes sont complets ; le dernier d’une époque peut être plus petit.</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>Batch effectif</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>Combien de données chaque mise à jour des poids prend en compte.</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>Tokens par étape selon les étapes d’accumulation</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>Ce calcul nécessite JavaScript.</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>Un modèle simple, destiné à la planification. Mesurez sur votre propre système avant d’engager du temps ou de l’argent.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>Le programme est utile.</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>Le programme n’est pas utile.</translation>
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
        <translation>Ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>C’est un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>Son dossier n’existe pas</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>Fichiers de scénarios (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Ouvrir des scénarios</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>Enregistrer les scénarios</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>Ces scénarios ne sont pas enregistrés dans un fichier. Les enregistrer d’abord ?</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>Si vous ne les enregistrez pas, « Annuler » permet encore de les retrouver.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 a changé sur le disque depuis sa dernière lecture ou son dernier enregistrement ici.</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>Si vous le remplacez, ces changements sont perdus. Sous un autre nom, vous gardez les deux.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>Le fichier est trop long : au plus %1 octets</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>Ligne %1, colonne %2 : JSON non valide</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>Écrit par une version plus récente du programme : schémas connus jusqu’à %1</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>La clé est absente</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>La clé est inconnue</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>La clé y figure plusieurs fois</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>L’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>Un objet entre accolades est attendu</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>Une liste entre crochets est attendue</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>Un texte entre guillemets est attendu</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>Un nom est attendu</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>true ou false est attendu</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>Un nombre est attendu</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>Un nombre entier est attendu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the place of a value in a file, such as scenarios[2].inputs.stages, %2 what is wrong with it</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>Input</name>
    <message>
        <source>Not a field of this calculator</source>
        <extracomment>stands behind the name of something that was given, in a link or a file</extracomment>
        <translation>Ce champ n’existe pas dans ce calcul</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Indiqué plusieurs fois</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Il manque une valeur</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>Aucun calcul ne s’appelle %1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>Ce n’est pas un lien de ce programme</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>Le lien est trop long : au plus %1 octets</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>Le lien est endommagé : un de ses caractères est mal encodé</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>Le lien comporte après # une partie sans signification ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field, %2 what is wrong with it</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Not a number: %text</source>
        <extracomment>%text what the person typed</extracomment>
        <translation>Pas un nombre : %text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>Incomplet : il manque un nombre à la fin</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>Il manque une parenthèse, ou il y en a une de trop</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>Les chiffres se groupent par trois : %text n’est pas un nombre</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>Trop long : au plus %1 caractère</numerusform>
            <numerusform>Trop long : au plus %1 caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>Au plus %1 niveau de parenthèses</numerusform>
            <numerusform>Au plus %1 niveaux de parenthèses</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Division par zéro</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>L’exposant doit être un nombre entier</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>Nombre entier attendu : %1 ne l’est pas</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Au moins %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Au plus %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>Supérieur à %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>Trop grand : au plus %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>Trop proche de zéro</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>Un pourcentage : écrivez 90% ou la fraction 0.9, et non %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>Nombre de séquences non entier : %1 n’est pas un multiple de la longueur de séquence, %2</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>Sur les %1 heures GPU par jour du run, cette bulle en prend %2.</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>La durée d’étape est inconnue tant que des valeurs manquent</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>Nombre de séquences par micro-batch non entier (%1) : un batch global de %2 n’est pas un multiple de %3 × %4 × %5 (réplicas × micro-batchs × passages)</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>Aucun champ ne peut être déterminé à partir de ce résultat</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>Une valeur est nécessaire : l’objectif en dépend</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>L’objectif ne dépend pas de cette valeur</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Toutes les valeurs respectent l’objectif : au pire, le résultat est %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Aucune valeur ne respecte l’objectif : le résultat le plus proche est %1, avec %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Aucune valeur ne respecte l’objectif : le résultat est toujours %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>Aucune valeur ne respecte l’objectif : il faut plus de %1, le maximum possible</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>Aucune valeur ne respecte l’objectif : aucune n’est assez proche de zéro</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>Nombre entier attendu : %text ne l’est pas</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>Valeur non admise dans ce champ</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>Étages du pipeline</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>Étages successifs du modèle découpé, un groupe d’appareils par étage. Le dernier étage attend autant d’étapes qu’il y a d’étages avant lui.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 étage</numerusform>
            <numerusform>%1 étages</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>Plus d’étages impliquent plus de GPU par réplica, ou moins de réplicas.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Micro-batchs</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>Morceaux qu’un pipeline traite en un passage : la part du batch global qui revient à son réplica, divisée par la taille de micro-batch. Plus il y en a, plus longtemps les étages restent occupés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 micro-batch</numerusform>
            <numerusform>%1 micro-batchs</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>Plus de micro-batchs impliquent un batch global plus grand, des micro-batchs plus petits ou moins de réplicas.</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Part de bulle</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>%3 étape sur %4 de l’ordonnancement complet relève du remplissage et de la vidange. Par rapport au seul temps idéal : %5.</numerusform>
            <numerusform>%3 étapes sur %4 de l’ordonnancement complet relèvent du remplissage et de la vidange. Par rapport au seul temps idéal : %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>%1 de bulle</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>Efficacité du pipeline</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%2 étape sur %4 effectue un travail utile.</numerusform>
            <numerusform>%2 étapes sur %4 effectuent un travail utile.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 d’efficacité</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>Bulle sur temps idéal</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>Étapes inactives rapportées aux étapes utiles, %3 pour %2 : le rapport que les articles Megatron-LM appellent la bulle.</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 de bulle sur temps idéal</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 micro-batch pour %2 étages : la bulle est de %3, et à aucun moment tous les étages ne sont occupés. Avec quatre micro-batchs par étage (%4), elle serait de %5 ; cela implique un batch global plus grand, des micro-batchs plus petits ou moins de réplicas.</numerusform>
            <numerusform>%1 micro-batchs pour %2 étages : la bulle est de %3, et à aucun moment tous les étages ne sont occupés. Avec quatre micro-batchs par étage (%4), elle serait de %5 ; cela implique un batch global plus grand, des micro-batchs plus petits ou moins de réplicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 micro-batch pour %2 étages : la bulle est de %3. La règle empirique usuelle, quatre par étage (%4), laisse encore %5 ; plus de micro-batchs impliquent un batch global plus grand, des micro-batchs plus petits ou moins de réplicas.</numerusform>
            <numerusform>%1 micro-batchs pour %2 étages : la bulle est de %3. La règle empirique usuelle, quatre par étage (%4), laisse encore %5 ; plus de micro-batchs impliquent un batch global plus grand, des micro-batchs plus petits ou moins de réplicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>Hors d’atteinte : %1 étape de remplissage et de vidange subsiste avec %2 étages, quel que soit le nombre de micro-batchs</numerusform>
            <numerusform>Hors d’atteinte : %1 étapes de remplissage et de vidange subsistent avec %2 étages, quel que soit le nombre de micro-batchs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 tronçon</numerusform>
            <numerusform>%1 tronçons</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>L’ordonnancement est synchrone : chaque mise à jour attend que le pipeline soit vidé.</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>Tous les étages ont le même coût et les transferts entre eux ne prennent pas de temps. Des étages inégaux et des transferts lourds agrandissent la bulle.</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>Chaque appareil porte un seul tronçon du modèle. En entrelacer plusieurs réduit la bulle.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Bulle du pipeline</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>Ce que le remplissage et la vidange coûtent à l’ordonnancement d’un pipeline.</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>Part de bulle selon les micro-batchs</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>Ces chiffres proviennent d’un modèle simple et servent à la planification. Mesurez sur votre propre système avant d’engager du temps ou de l’argent.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>Le run sous-jacent</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>Comparaison des scénarios</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>Valeurs actuelles</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Trop grand</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>d’après le run</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>Généré le %1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>Tous les accélérateurs du run.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallélisme</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>GPU qui se partagent chaque couche ; 1 sans parallélisme tensoriel.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>Étages successifs du pipeline ; 1 sans pipeline.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Parallélisme de contexte</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>GPU qui se partagent chaque séquence ; 1 sans parallélisme de contexte. Les rangs du parallélisme d’experts et les rangs entièrement partitionnés sont pris parmi les réplicas et ne se comptent pas ici.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Micro-batch</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>Séquences qu’un réplica envoie à la fois dans le pipeline.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Batch global</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>Séquences sur lesquelles porte une mise à jour des poids, tous réplicas confondus.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens par séquence.</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>Passages par mise à jour</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>1 si les gradients s’accumulent à l’intérieur du pipeline (Megatron-LM, DeepSpeed). Davantage si le pipeline entier est parcouru plusieurs fois avant une mise à jour (torchtitan) : il se remplit et se vide à chaque passage.</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>Réplicas (DP)</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>%5 copie du modèle s’entraîne. GPU pour cette copie : %6.</numerusform>
            <numerusform>%5 copies du modèle s’entraînent côte à côte. GPU pour chacune : %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>Micro-batchs par passage</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>En un passage, chaque réplica traite %5 micro-batch. Séquences qu’il contient : %3.</numerusform>
            <numerusform>En un passage, chaque réplica traite %5 micro-batchs. Séquences dans chacun : %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Étapes d’accumulation</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>Les gradients de %3 micro-batch forment une mise à jour.</numerusform>
            <numerusform>Les gradients de %3 micro-batchs sont sommés avant une mise à jour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens par étape</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>Une mise à jour porte sur %1 séquence de longueur %2.</numerusform>
            <numerusform>Une mise à jour porte sur %1 séquences, chacune de longueur %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Part de bulle</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%3 étape sur %4 d’un passage relève du remplissage et de la vidange.</numerusform>
            <numerusform>%3 étapes sur %4 d’un passage relèvent du remplissage et de la vidange.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>Heures GPU par jour</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>Ce que représente %1 GPU en 24 heures.</numerusform>
            <numerusform>Ce que représentent %1 GPU en 24 heures.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>heures GPU</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>Perdues dans la bulle par jour</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>Ce que le remplissage et la vidange laissent inutilisé sur %1 heures GPU.</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>Nombre de réplicas non entier (%1) : chacun prend %3 GPU, et %2 n’en est pas un multiple</numerusform>
            <numerusform>Nombre de réplicas non entier (%1) : chacun prend %3 GPU, et %2 n’en est pas un multiple</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>Nombre de micro-batchs non entier (%1) : un batch global de %2 n’est pas un multiple de %3 × %4 × %5 (réplicas × micro-batch × passages)</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>Les réplicas et les micro-batchs sont des nombres entiers ; rien n’est arrondi.</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>Les rangs entièrement partitionnés (FSDP, ZeRO) sont ici des réplicas ; les rangs du parallélisme d’experts sont pris parmi les autres rangs et ne divisent pas les réplicas.</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>La bulle est celle d’un ordonnancement synchrone à étages égaux, avec un seul tronçon du modèle par appareil et des transferts qui ne prennent pas de temps.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>Ce qui découle des GPU, des degrés de parallélisme et du batch global.</translation>
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
            <numerusform>%1 réplica</numerusform>
            <numerusform>%1 réplicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>%1 micro-batch chacun</numerusform>
            <numerusform>%1 micro-batchs chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>%1 token par étape</numerusform>
            <numerusform>%1 tokens par étape</numerusform>
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
        <translation>Exemple chiffré</translation>
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
        <translation>%1 : %2</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>At most %1: %2.</source>
        <extracomment>%1 a target such as &quot;10% bubble&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Au plus %1 : %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Au moins %1 : %2.</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>Exactement %1 : %2.</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>Ce batch global ne se répartit pas en %1 ; le prochain nombre qu’il permet est %2.</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>Le run y parvient déjà : %1, %2.</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>Aucun run proche tombant juste n’y parvient.</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>Le run ne tombe pas encore juste. D’ici là, il ne peut pas recevoir cette valeur.</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>Saisissez un objectif pour voir ce qu’il faudrait.</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>Exactement %1 : aucun nombre entier ne le donne.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>exactement %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>C’est la plus petite valeur qui respecte l’objectif. Elle l’atteint exactement.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>C’est la plus grande valeur qui respecte l’objectif. Elle l’atteint exactement.</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>Cette valeur atteint exactement l’objectif.</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>Parmi les valeurs qui respectent l’objectif, aucune n’en est plus proche.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>C’est la plus grande valeur qui respecte l’objectif. Elle donne %1.</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>C’est la plus petite valeur qui respecte l’objectif. Elle donne %1.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>Aucun nombre entier n’atteint exactement l’objectif. Le plus proche en dessous est %1, qui donne %2 ; le plus proche au-dessus est %3, qui donne %4.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>Aucun nombre entier n’atteint exactement l’objectif. Le plus proche en dessous est %1, qui donne %2 ; le suivant donne plus que ce que le programme peut représenter.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>Aucun nombre entier n’atteint exactement l’objectif. Le plus proche est %3, qui donne %4 ; il n’y en a pas en dessous.</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>Aucun nombre entier n’atteint exactement l’objectif. Même le plus petit donne plus que ce que le programme peut représenter.</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>au plus</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>au moins</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>exactement</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>scénarios.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>Impossible d’ouvrir %1 (%2). Ce qui est ouvert reste inchangé.</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>Impossible d’enregistrer %1 (%2). Le fichier reste tel qu’il était.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>La session enregistrée était endommagée ; elle est conservée sous %1.</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>Impossible d’enregistrer la session (%1). Vos saisies restent dans cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>À propos de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>Un atelier pour planifier l’entraînement de grands modèles sur de nombreux accélérateurs.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure ; fourni sans aucune garantie. Il utilise Qt et Qt Charts.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>E&amp;xporter le graphique…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>&amp;Imprimer le rapport…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>In&amp;tégrer à une page web…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>&amp;Copier le premier résultat</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>Copier le premier résultat et sa &amp;phrase</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>Épi&amp;ngler comme scénario</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>Revenir à l’&amp;exemple chiffré</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>&amp;Vider les champs</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>&amp;Run derrière les pages</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>Graphique en &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>Axes &amp;logarithmiques</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>Guide du &amp;run</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>&amp;Chercher dans le guide</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>&amp;Envoyer un avis…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>Rétablit l’exemple chiffré</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>Copie ces valeurs sous forme de lien ou de texte, ou les transmet à un autre programme</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>Explique ce calcul</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>Intégrer à une page web</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>Si la langue du lecteur est l’une d’elles, la page s’affiche dans cette langue.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>Code pour la page web</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Enregistrer en HTML…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 Ko</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Le code est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>Enregistrer la page web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Impossible d’enregistrer la page : %1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>La page est ouverte dans le navigateur.</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>Aucun navigateur n’a pu être ouvert.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>Avec le titre</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Fond transparent</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, image en pixels</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG, dessin pour le web</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF, dessin pour l’impression</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV, points du tracé</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimètres</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>Graphique (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>Mémoire insuffisante pour l’image</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Impossible d’enregistrer le graphique : %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Le graphique est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>Envoyer un avis</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>Le programme lui-même n’envoie rien. Votre messagerie s’ouvre avec le message ci-dessous, et vous choisissez à qui l’envoyer.</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>Le programme lui-même n’envoie rien. Votre messagerie s’ouvre avec le message ci-dessous, adressé à %1, et vous l’envoyez de là.</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>Le programme vous est-il utile ?</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>&amp;Utile</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>&amp;Pas utile</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Commentaire</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>Indiquer la &amp;version, la langue et le système</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>Joindre les entrées et les &amp;résultats de cette page</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>&amp;Message complet</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>Message complet</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>Dites si le programme vous est utile, ou écrivez un commentaire.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>Ouvrir dans la m&amp;essagerie</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>Le message est trop long pour être transmis à une messagerie. Copiez-le plutôt.</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>Avis sur %1</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>Aucune messagerie n’a répondu. Le message est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>Le message est dans le presse-papiers.</translation>
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
        <translation>Lu comme %1. Vouliez-vous dire %2 ?</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>Unité : %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1, curseur</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>Rempli d’après le run. Cliquez pour lui donner une valeur propre.</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>A une valeur propre. Cliquez pour le remplir d’après le run.</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Lié au champ « %1 » de « %2 ». Cliquez pour dissocier les deux.</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Cliquez pour lier ce champ à « %1 » de « %2 ». Il en prendra la valeur.</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>Le run ne donne pas de valeur ici tant qu’il ne tombe pas juste.</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>D’après le run. %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>Chercher dans ce guide</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>Imprimer ce guide</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>Ouvrir ces valeurs dans</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>Aucune valeur n’est reprise : les champs communs sont vides.</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>Valeurs reprises : %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>Épinglé sous le nom « %1 ». Ce nom se modifie dans le tableau sous le graphique.</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>Vos saisies sont conservées pour la prochaine fois. Ctrl+Z annule.</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>Calculs</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>Runs proches qui tombent juste</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>Appliquer : %1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>Appliquer %1</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>Appliquer %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>Adresse de votre page</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook n’accepte qu’une adresse web, ni lien plumbline: ni texte. Une fois votre page intégrée publiée, son adresse peut y être partagée ; le texte est placé dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>Où votre page intégrée est-elle &amp;publiée ?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>Une adresse commence par https:// ou http://, par exemple https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Scénarios</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Enregistrer en &amp;HTML…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>Valeurs actuelles</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>Choisissez au moins un scénario.</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>Il n’y a pas d’imprimante. Le rapport peut être enregistré en PDF et imprimé ailleurs.</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>Impossible d’imprimer le rapport : l’imprimante ne répond pas.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Impossible d’enregistrer le rapport : %1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>Trop grand</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>Copie le nombre seul</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>Copier le nombre seul</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>Copier la valeur et la phrase</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>Copier : %1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>for screen readers; %1 the name of a result, %2 its value, %3 its unit or nothing</extracomment>
        <translation>%1 : %2 %3</translation>
    </message>
</context>
<context>
    <name>ui::ResultsView</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>Remplissez les champs vides : d’ici là, un résultat qui en dépend affiche des points de suspension.</translation>
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
        <translation>Le run</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>Remplit les pages à partir d’un même run d’entraînement (Ctrl+R)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>Ouvre le formulaire du run</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>Modifier le run</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>Désactivé. Activez-le pour remplir les pages à partir des GPU, des degrés de parallélisme et d’un batch global.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>Nom du scénario</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>Épinglez ces valeurs sous un nom pour les comparer à d’autres.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>Garde les valeurs actuelles comme scénario</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>Place les valeurs du scénario sélectionné dans les champs</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>Donne un autre nom au scénario sélectionné</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>Ajoute une copie du scénario sélectionné</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>Retire le scénario sélectionné ; « Annuler » le rétablit</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>Monte le scénario sélectionné d’une ligne</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>Descend le scénario sélectionné d’une ligne</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>Durée d’étape vs actuelle</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Trop grand</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>identique</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1, par rapport à l’actuel : %2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>Sensibilité : chaque entrée réduite de moitié et doublée</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
à la moitié</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
au double</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1, moitié %2, double %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>Cette valeur ne peut être ni réduite de moitié ni doublée.</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>L’entrée n’accepte pas une telle valeur.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Il manque une valeur.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4, %5</source>
        <extracomment>for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference</extracomment>
        <translation>%1 %2 : %3 %4, %5</translation>
    </message>
</context>
<context>
    <name>ui::ShareMenu</name>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Partager</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>&amp;E-mail…</translation>
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
        <translation>Partage l’adresse de votre page</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook n’accepte qu’une adresse web : indiquez d’abord où votre page intégrée est publiée</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>&amp;Copier comme</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>CS&amp;V</source>
        <extracomment>comma-separated values, for spreadsheets</extracomment>
        <translation>CS&amp;V</translation>
    </message>
    <message>
        <source>&amp;Address of your page…</source>
        <translation>&amp;Adresse de votre page…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>Le lien est dans le presse-papiers. Qui l’ouvre avec ce programme voit ces valeurs.</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>La messagerie s’ouvre avec le texte et le lien.</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>X s’ouvre dans le navigateur.</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>LINE s’ouvre dans le navigateur.</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>Facebook s’ouvre dans le navigateur avec l’adresse de votre page. Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>Les entrées et les résultats sont dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>Les entrées et les résultats sont dans le presse-papiers au format Markdown.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>Les entrées et les résultats sont dans le presse-papiers au format CSV.</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>Aucune messagerie n’a répondu. Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>Aucun navigateur n’a répondu. Le texte est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>Que faudrait-il ?</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>en modifiant</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>Le résultat qui doit changer</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>Le champ qui peut changer</translation>
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
        <translation>Il n’y a pas de graphique à exporter : un champ n’a pas encore de valeur.</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Le graphique est enregistré sous %1.</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Le rapport est enregistré sous %1.</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>Le rapport a été transmis à l’imprimante.</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>La messagerie s’ouvre avec votre avis. Vous l’envoyez de là.</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>Aucune page web ne peut être produite ici</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>La page web est enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>Rien ne peut être enregistré ici</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>Batch global en tokens</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>Séquences multipliées par la longueur de séquence. Ce qui est saisi ici fixe le batch global.</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>Nécessite la longueur de séquence</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>Fixe le batch global</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>Il n’y a pas d’imprimante. Le guide peut être enregistré en PDF et imprimé ailleurs.</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>Enregistrer le guide</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>Le guide est en route vers l’imprimante.</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>Impossible d’imprimer le guide : l’imprimante ne répond pas.</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Le guide est enregistré sous %1.</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>Impossible d’enregistrer le guide : %1</translation>
    </message>
</context>
</TS>
