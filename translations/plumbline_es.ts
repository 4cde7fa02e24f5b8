<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>Ejes logarítmicos</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>Distancias iguales para factores iguales</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>El gráfico aparece cuando todos sus campos tienen un valor.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1: %2 con %3.</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1: %2 con %3, en un eje de %4 a %5.</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1 (su valor)</translation>
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
        <translation>Un gráfico mide al menos %1 píxeles de ancho y %2 de alto</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>Un gráfico mide al menos %1 mm de ancho y %2 mm de alto</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>La resolución va de %1 a %2 ppp</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>Una imagen tiene como máximo %1 píxeles por lado</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>El gráfico necesita este valor</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>No hay nada que dibujar con estos valores</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 no tiene gráfico</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>No admite valor y se indicó %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>El tamaño se da en píxeles con --scale o en milímetros con --dpi</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>No existe el subcomando %1</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>Falta un subcomando; --help los enumera</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>No se pudo escribir la salida: %1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Sustituye a --global-batch: indique uno de los dos</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Necesita también --sequence-length</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>Calculadoras:</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>Los números van sin separador de miles y con punto decimal: 32, 0.5, 1e6. Un porcentaje es 90% o la fracción 0.9. Códigos de salida: 0 correcto, 2 entrada incorrecta, 1 cualquier otro fallo.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>Ejemplo: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>Si se omite: %1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>Sin subcomando se abre la ventana, con los valores de un archivo de escenarios o de un enlace si se indica alguno. Si el programa ya está en marcha, los recibe su ventana; --new-window abre otra.</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Subcomandos:</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>Campos:</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>Resultados:</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>Las ejecuciones válidas más cercanas:</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>Indique un archivo con una de estas extensiones: %1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 no tiene ninguna de estas extensiones: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>No hay memoria suficiente para la imagen</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argumento inesperado: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>No hay escenarios en %1</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>Ninguna calculadora se llama %1. Las calculadoras: %2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>Indique una calculadora: %1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>Opción desconocida</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 no es uno de estos valores: %2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>Indique el campo que hay que despejar: %1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>Indique un objetivo como RESULT=VALUE. Los resultados: %1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>Calcula los resultados de una calculadora.</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>Un campo que se omite queda vacío, y también los resultados que lo necesitan. Con --format json, la última línea de la salida de error es un objeto con los errores; con --format csv, las advertencias van a la salida de error.</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>Calcula lo que resulta de las GPU, los grados de paralelismo y el lote global.</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>El lote global se puede dar en tokens: --global-batch-tokens en lugar de --global-batch. Si las réplicas o los microlotes no dan un número entero, el código de salida es 2 y las ejecuciones válidas más cercanas van a la salida de error o, con --format json, a la salida estándar.</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>Busca el valor de un campo con el que un resultado queda como se desea.</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>Un objetivo se interpreta según lo que se desea de su resultado: burbuja y sobrecarga, como máximo; eficiencia, aceleración y throughput, como mínimo; lote y tokens, exactamente. De las cantidades enteras que respetan un límite se da la más próxima a él; si ningún número entero da un objetivo exacto, se dan sus vecinos más próximos. Si se indica un valor para el campo que se despeja, no se usa.</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>Aplica una calculadora a cada valor de un intervalo.</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>Da al campo los valores FROM, FROM + STEP, etc., o FROM, FROM por FACTOR, etc., hasta TO, que se incluye si la serie llega a él. Sin incremento, una cantidad entera avanza de 1 en 1; las que salen de un factor se redondean. En CSV, una fila por valor; en JSON, un array de lo que imprime compute, un objeto por línea.</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>Escribe el gráfico de una calculadora en un archivo.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>La extensión del archivo decide qué se escribe: una imagen o los puntos trazados en CSV. Si no se indica el tamaño, el gráfico mide 960 píxeles de 1/96 de pulgada de ancho y 600 de alto; si se indica un solo lado, el otro se deduce de él. Un PNG tiene 1, 2 o 3 puntos por píxel o, con un tamaño en milímetros, tantos por pulgada como diga --dpi, que es 300 si no se indica.</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>Escribe un informe, con una página por escenario.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>La extensión del archivo decide qué se escribe: un PDF o una página web que no necesita ningún otro archivo. De un archivo de escenarios se incluyen todos, con la ejecución si está activada, y se comparan en una última página. El papel es A4 si no se indica otro.</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>Imprime un enlace que abre una calculadora con estos valores.</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>Escriba FIELD=FROM:TO, FIELD=FROM:TO:STEP o FIELD=FROM:TO:xFACTOR, no %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM es mayor que TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Solo una cantidad entera puede ir sin incremento: escriba FROM:TO:STEP o FROM:TO:xFACTOR</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>Demasiado pequeño frente a TO: no da ningún otro número</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>Un incremento debe ser mayor que 0</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>Un factor debe ser mayor que 1</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>Ningún factor permite salir de 0: empiece por encima</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>Indicado como valor y también con --over</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Falta un intervalo: FIELD=FROM:TO, FIELD=FROM:TO:STEP o FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 fila tiene advertencias; --format json las muestra</numerusform>
            <numerusform>%1 filas tienen advertencias; --format json las muestra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>En %1 fila faltan resultados por un error; --format json lo muestra</numerusform>
            <numerusform>En %1 filas faltan resultados por un error; --format json lo muestra</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>Advertencia: %1</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>Unidades de paralelismo de datos que se reparten el trabajo. Si un modelo ocupa varias GPU, cuente las réplicas e indique el throughput de una réplica.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 dispositivo</numerusform>
            <numerusform>%1 dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>La eficiencia de escalado baja al añadir dispositivos; aquí se mantiene como está.</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>Throughput por dispositivo</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>Lo que sostiene por sí sola una de esas unidades. La unidad de medida que elija pasa a los resultados.</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>%1 por dispositivo</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>muestras/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Eficiencia de escalado</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>Parte del escalado lineal ideal que se alcanza. La comunicación, la sincronización y el desequilibrio la dejan por debajo del 100 %.</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>%1 de eficiencia de escalado</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>Como máximo %1. Un valor medido por encima es superlineal: revise la referencia de un solo dispositivo.</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>Throughput real</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>El %3 del ideal (%4).</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Aceleración</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 dispositivo hace el trabajo de %6 ideales.</numerusform>
            <numerusform>%1 dispositivos hacen el trabajo de %6 ideales.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>%1 de aceleración</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>Throughput ideal</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 dispositivo a %2, sin ninguna pérdida.</numerusform>
            <numerusform>%1 dispositivos a %2 cada uno, sin ninguna pérdida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>Pérdida por sobrecarga</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>Lo que la comunicación, la sincronización y el desequilibrio restan al ideal.</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>si se mantuviera el %1</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>ideal</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>Una sola eficiencia representa todas las pérdidas. Se indica; no se deduce del ancho de banda, del tamaño del modelo ni del lote.</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>La eficiencia baja al añadir dispositivos: un valor medido con un tamaño no vale para otro.</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>Solo paralelismo de datos: todos los dispositivos hacen el mismo trabajo, cada uno con su parte del lote.</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>Paralelismo de datos</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>Lo que un clúster entrega en realidad, junto al ideal.</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>Aceleración según los dispositivos</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>Lote por dispositivo</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>El microlote: secuencias que un rank de paralelismo de datos procesa en una pasada hacia adelante y hacia atrás. Se conoce como micro-batch-size, train_micro_batch_size_per_gpu o per_device_train_batch_size.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Paralelismo</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>%1 secuencia por dispositivo</numerusform>
            <numerusform>%1 secuencias por dispositivo</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>Un lote mayor por dispositivo retiene más activaciones en memoria.</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>Dispositivos (DP)</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>Ranks de paralelismo de datos (DP) cuyos gradientes se promedian en cada paso. Los totalmente particionados y los de ZeRO cuentan; los de paralelismo de tensores, de pipeline y de contexto, no.</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 dispositivo</numerusform>
            <numerusform>%1 dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Pasos de acumulación</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>Pasadas hacia adelante y hacia atrás cuyos gradientes se suman antes de una actualización del optimizador. Amplían el lote sin retener más activaciones.</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>%1 paso de acumulación</numerusform>
            <numerusform>%1 pasos de acumulación</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>Con más pasos de acumulación pasa más tiempo entre actualizaciones.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de secuencia</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens por secuencia.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>%1 token por secuencia</numerusform>
            <numerusform>%1 tokens por secuencia</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>Las secuencias más largas retienen más activaciones en memoria.</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>Tamaño del lote efectivo</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>Una actualización del optimizador ve %5 secuencia.</numerusform>
            <numerusform>Una actualización del optimizador ve %5 secuencias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 secuencia</numerusform>
            <numerusform>%1 secuencias</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>secuencias</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens por paso</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 secuencia de longitud %4.</numerusform>
            <numerusform>%5 secuencias, cada una de longitud %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>%1 token por paso</numerusform>
            <numerusform>%1 tokens por paso</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>Solo cuentan como dispositivos los ranks de paralelismo de datos, incluidos los totalmente particionados y los de ZeRO; los de paralelismo de tensores, de pipeline y de contexto no amplían el lote.</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>Todas las secuencias tienen la misma longitud; los lotes empaquetados o variables necesitan su propio recuento de tokens.</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>Todos los grupos están completos; el último de una época puede ser menor.</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>Lote efectivo</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>Cuántos datos ve una actualización del optimizador.</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>Tokens por paso según los pasos de acumulación</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>Esta calculadora necesita JavaScript.</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>Un modelo sencillo, pensado para planificar. Mida en su propio sistema antes de decidir sobre dinero o tiempo.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>El programa es útil.</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>El programa no es útil.</translation>
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
        <translation>No es un archivo normal</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>Es un enlace que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>Falta su carpeta</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>Archivos de escenarios (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Abrir escenarios</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>Guardar escenarios</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>Estos escenarios no están en un archivo guardado. ¿Guardarlos antes?</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>Aunque no los guarde, Deshacer los recupera.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;No guardar</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 ha cambiado en el disco desde que se leyó o se guardó aquí por última vez.</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>Si lo sobrescribe, se pierde lo que se cambió allí. Con otro nombre se conservan ambos.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>El archivo es demasiado grande: como máximo %1 bytes</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>Línea %1, columna %2: no es JSON válido</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>Lo escribió una versión más reciente del programa: se conocen los esquemas hasta el %1</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Falta la clave</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>La clave es desconocida</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>La clave aparece más de una vez</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>Hay demasiados niveles anidados</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>Se necesita un objeto entre llaves</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>Se necesita una lista entre corchetes</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>Se necesita un texto entre comillas</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>Se necesita un nombre</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>Se necesita true o false</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>Se necesita un número</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>Se necesita un número entero</translation>
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
        <translation>No es un campo de esta calculadora</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Indicado más de una vez</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Falta un valor</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>Ninguna calculadora se llama %1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>No es un enlace de este programa</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>El enlace es demasiado largo: como máximo %1 bytes</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>El enlace está dañado: uno de sus caracteres no está bien codificado</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>El enlace tiene una parte tras # que aquí no significa nada</translation>
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
        <translation>No es un número: %text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>Sin terminar: falta un número al final</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>Falta un paréntesis o sobra uno</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>Los dígitos se agrupan de tres en tres: %text no es un número</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>Demasiado largo: como máximo %1 carácter</numerusform>
            <numerusform>Demasiado largo: como máximo %1 caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>Como máximo %1 nivel de paréntesis</numerusform>
            <numerusform>Como máximo %1 niveles de paréntesis</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>División por cero</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>Un exponente es un número entero</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>Debe ser un número entero: %1 no lo es</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Como mínimo %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Como máximo %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>Mayor que %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>Demasiado grande: como máximo %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>Demasiado próximo a cero</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>Un porcentaje: escriba 90% o la fracción 0.9, no %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>No es un número entero de secuencias: %1 no es múltiplo de la longitud de secuencia, %2</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>De las %1 horas de GPU al día de la ejecución, %2 se pierden en esta burbuja.</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>El tiempo por paso no se conoce mientras falten valores</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>Un microlote no tiene un número entero de secuencias (%1): un lote global de %2 no es múltiplo de %3 × %4 × %5 (réplicas × microlotes × pasadas)</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>De este resultado no se puede despejar ningún campo</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>Hace falta un valor: el objetivo depende de él</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>El objetivo no depende de este valor</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Todos los valores cumplen el objetivo: en el peor caso, el resultado es %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Ningún valor cumple el objetivo: el resultado más próximo es %1, con %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Ningún valor cumple el objetivo: el resultado siempre es %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>Ningún valor cumple el objetivo: hace falta más de %1, el máximo posible</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>Ningún valor cumple el objetivo: ninguno está lo bastante cerca de cero</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>Debe ser un número entero: %text no lo es</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>No es un valor para este campo</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>De %1 a %2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>Etapas del pipeline</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>Etapas sucesivas en las que se divide el modelo, cada una con un grupo de dispositivos. La última espera un paso por cada etapa anterior.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 etapa</numerusform>
            <numerusform>%1 etapas</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>Más etapas implican más GPU por réplica o menos réplicas.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Microlotes</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>Partes que un pipeline procesa en una pasada: la porción del lote global que le toca a su réplica, dividida por el tamaño del microlote. Cuantas más sean, más tiempo seguido están ocupadas las etapas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 microlote</numerusform>
            <numerusform>%1 microlotes</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>Más microlotes implican un lote global mayor, microlotes más pequeños o menos réplicas.</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Fracción de burbuja</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>De los %4 pasos de toda la planificación, %3 es de llenado y vaciado. En relación solo con el tiempo ideal, la burbuja es del %5.</numerusform>
            <numerusform>De los %4 pasos de toda la planificación, %3 son de llenado y vaciado. En relación solo con el tiempo ideal, la burbuja es del %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>%1 de burbuja</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>Eficiencia del pipeline</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>De los %4 pasos, %2 hace trabajo útil.</numerusform>
            <numerusform>De los %4 pasos, %2 hacen trabajo útil.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 de eficiencia</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>Burbuja sobre tiempo ideal</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>Pasos inactivos frente a pasos útiles, %3 a %2: la proporción que los artículos de Megatron-LM llaman burbuja.</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 de burbuja sobre tiempo ideal</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 microlote para %2 etapas: la burbuja es del %3 y en ningún momento están ocupadas todas las etapas. Con cuatro microlotes por etapa (%4) sería del %5; eso implica un lote global mayor, microlotes más pequeños o menos réplicas.</numerusform>
            <numerusform>%1 microlotes para %2 etapas: la burbuja es del %3 y en ningún momento están ocupadas todas las etapas. Con cuatro microlotes por etapa (%4) sería del %5; eso implica un lote global mayor, microlotes más pequeños o menos réplicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 microlote para %2 etapas: la burbuja es del %3. La regla habitual, cuatro por etapa (%4), aún deja un %5; más microlotes implican un lote global mayor, microlotes más pequeños o menos réplicas.</numerusform>
            <numerusform>%1 microlotes para %2 etapas: la burbuja es del %3. La regla habitual, cuatro por etapa (%4), aún deja un %5; más microlotes implican un lote global mayor, microlotes más pequeños o menos réplicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>Fuera de alcance: con %2 etapas queda %1 paso de llenado y vaciado, por muchos microlotes que haya</numerusform>
            <numerusform>Fuera de alcance: con %2 etapas quedan %1 pasos de llenado y vaciado, por muchos microlotes que haya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 fragmento</numerusform>
            <numerusform>%1 fragmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>La planificación es síncrona: cada actualización espera a que el pipeline se haya vaciado.</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>Todas las etapas cuestan lo mismo y las transferencias entre ellas no llevan tiempo. Las etapas desiguales y las transferencias pesadas agrandan la burbuja.</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>Cada dispositivo aloja un fragmento del modelo. Intercalar varios reduce la burbuja.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Burbuja del pipeline</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>Cuánto de la planificación de un pipeline se pierde en llenado y vaciado.</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>Fracción de burbuja según los microlotes</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>Estas cifras proceden de un modelo sencillo y están pensadas para planificar. Mida en su propio sistema antes de decidir sobre dinero o tiempo.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>La ejecución que hay detrás</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>Comparación de escenarios</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>Valores actuales</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Demasiado grande</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>de la ejecución</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>Generado el %1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>Página %1 de %2</translation>
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
        <translation>Todos los aceleradores de la ejecución.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Paralelismo</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelismo de tensores</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>GPU que se reparten cada capa; 1 sin paralelismo de tensores.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Paralelismo de pipeline</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>Etapas sucesivas del pipeline; 1 sin pipeline.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Paralelismo de contexto</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>GPU que se reparten cada secuencia; 1 sin paralelismo de contexto. Los ranks de paralelismo de expertos y los totalmente particionados se toman de las réplicas y no se cuentan aquí.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>Secuencias que una réplica introduce a la vez en el pipeline.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>Secuencias que ve una actualización del optimizador, sumadas todas las réplicas.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de secuencia</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens por secuencia.</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>Pasadas por actualización</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>1 si los gradientes se acumulan dentro del pipeline (Megatron-LM, DeepSpeed). Más si se recorre todo el pipeline varias veces antes de una actualización (torchtitan): se llena y se vacía en cada pasada.</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>Réplicas (paralelismo de datos)</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>Se entrena %5 copia del modelo. GPU por copia: %6.</numerusform>
            <numerusform>Se entrenan %5 copias del modelo a la vez. GPU por copia: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>Microlotes por pasada</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>En una pasada, cada réplica procesa %5 microlote. Secuencias en cada uno: %3.</numerusform>
            <numerusform>En una pasada, cada réplica procesa %5 microlotes. Secuencias en cada uno: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Pasos de acumulación</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>Los gradientes de %3 microlote se suman antes de una actualización.</numerusform>
            <numerusform>Los gradientes de %3 microlotes se suman antes de una actualización.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens por paso</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>Una actualización ve %1 secuencia de longitud %2.</numerusform>
            <numerusform>Una actualización ve %1 secuencias, cada una de longitud %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Fracción de burbuja</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>De los %4 pasos de una pasada, %3 es de llenado y vaciado.</numerusform>
            <numerusform>De los %4 pasos de una pasada, %3 son de llenado y vaciado.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>Horas de GPU al día</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>Lo que suma %1 GPU en 24 horas.</numerusform>
            <numerusform>Lo que suman %1 GPU en 24 horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>horas de GPU</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>Pérdida diaria por la burbuja</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>Lo que el llenado y el vaciado dejan inactivo de %1 horas de GPU.</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>Las réplicas no dan un número entero (%1): cada una ocupa %3 GPU y %2 no es múltiplo de ese número</numerusform>
            <numerusform>Las réplicas no dan un número entero (%1): cada una ocupa %3 GPU y %2 no es múltiplo de ese número</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>Los microlotes no dan un número entero (%1): un lote global de %2 no es múltiplo de %3 × %4 × %5 (réplicas × microlote × pasadas)</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>Las réplicas y los microlotes son números enteros; nada se redondea.</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>Los ranks totalmente particionados (FSDP, ZeRO) son réplicas aquí; los de paralelismo de expertos se toman de los demás ranks y no dividen las réplicas.</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>La burbuja es la de una planificación síncrona con etapas iguales, un fragmento del modelo en cada dispositivo y transferencias que no llevan tiempo.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>Lo que resulta de las GPU, los grados de paralelismo y el lote global.</translation>
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
            <numerusform>%1 microlote cada una</numerusform>
            <numerusform>%1 microlotes cada una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>%1 token por paso</numerusform>
            <numerusform>%1 tokens por paso</numerusform>
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
        <translation>Ejemplo resuelto</translation>
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
        <translation>Como máximo %1: %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Como mínimo %1: %2.</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>Exactamente %1: %2.</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>Este lote global no se puede dividir en %1; la siguiente cantidad que admite es %2.</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>La ejecución ya lo cumple: %1, %2.</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>Ninguna ejecución válida cercana da ese resultado.</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>La ejecución aún no da números enteros. Mientras no los dé, no puede admitir este valor.</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>Indique un objetivo para ver qué haría falta.</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>Exactamente %1: ningún número entero da ese resultado.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>como mínimo %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>exactamente %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>Es el menor valor que cumple el objetivo. Lo alcanza exactamente.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>Es el mayor valor que cumple el objetivo. Lo alcanza exactamente.</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>Este valor alcanza el objetivo exactamente.</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>Ningún valor que cumpla el objetivo se acerca más a él.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>Es el mayor valor que cumple el objetivo. Da %1.</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>Es el menor valor que cumple el objetivo. Da %1.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>Ningún número entero alcanza el objetivo exacto. El más próximo por debajo es %1, que da %2; el más próximo por encima es %3, que da %4.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>Ningún número entero alcanza el objetivo exacto. El más próximo por debajo es %1, que da %2; el siguiente da más de lo que se puede representar.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>Ningún número entero alcanza el objetivo exacto. El más próximo es %3, que da %4; por debajo no hay ninguno.</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>Ningún número entero alcanza el objetivo exacto. Incluso el menor da más de lo que se puede representar.</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>al menos</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>exactamente</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>escenarios.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>No se puede abrir %1 (%2). Lo que está abierto queda como estaba.</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>No se puede guardar %1 (%2). El archivo queda como estaba.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>La sesión guardada estaba dañada y ahora se conserva como %1.</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>No se puede guardar la sesión (%1). Lo que ha introducido sigue en esta ventana.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>Acerca de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>Un banco de trabajo para quienes planifican el entrenamiento de modelos grandes en muchos aceleradores.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior, sin garantía de ningún tipo. Utiliza Qt y Qt Charts.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>&amp;Exportar gráfico…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>&amp;Imprimir informe…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>Incrus&amp;tar en una página web…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>&amp;Copiar primer resultado</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>Copiar primer resultado con su fra&amp;se</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>&amp;Fijar como escenario</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>R&amp;establecer el ejemplo resuelto</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>&amp;Vaciar campos</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>&amp;Ejecución detrás de las páginas</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>Gráfico como &amp;tabla</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>Ejes &amp;logarítmicos</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>Guía de la &amp;ejecución</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>&amp;Buscar en la guía</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>Enviar c&amp;omentarios…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>Restablece el ejemplo resuelto</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>Copia estos valores como enlace o como texto, o los pasa a otro programa</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>Explica esta calculadora</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>Incrustar en una página web</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>Si el idioma de quien lee está entre estos, verá la página en él.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>Código para la página web</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Guardar HTML…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en navegador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>El código está en el portapapeles.</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>Guardar página web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>No se puede guardar la página: %1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>La página está abierta en el navegador.</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>No se pudo abrir ningún navegador.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>Medidas en</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>Con título</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Fondo transparente</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, mapa de bits</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG, vectorial para la web</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF, vectorial para imprimir</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV, los puntos trazados</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milímetros</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>Gráfico (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Guardar gráfico</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>No hay memoria suficiente para la imagen</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>No se puede guardar el gráfico: %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>El gráfico está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>Enviar comentarios</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>El programa no envía nada por sí mismo. Su programa de correo se abre con el mensaje de abajo y usted elige a quién enviarlo.</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>El programa no envía nada por sí mismo. Su programa de correo se abre con el mensaje de abajo, dirigido a %1, y usted lo envía desde allí.</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>¿Le resulta útil el programa?</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>Úti&amp;l</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>&amp;No útil</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Comentario</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>Indicar la &amp;versión, el idioma y el sistema</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>Adjuntar entradas y &amp;resultados de esta página</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>El &amp;mensaje completo</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>El mensaje completo</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>Indique si el programa le resulta útil o escriba un comentario.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>Abrir programa de corr&amp;eo</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>El mensaje es demasiado largo para pasarlo a un programa de correo. Cópielo en su lugar.</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>Comentarios sobre %1</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>No respondió ningún programa de correo. El mensaje está en el portapapeles.</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>El mensaje está en el portapapeles.</translation>
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
        <translation>Leído como %1. ¿Quería decir %2?</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>%1, unidad</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1, control deslizante</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>Viene de la ejecución. Haga clic para darle un valor propio.</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>Tiene un valor propio. Haga clic para tomarlo de la ejecución.</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Se mantiene igual que «%1» en «%2». Haga clic para que puedan diferir.</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Haga clic para mantenerlo igual que «%1» en «%2». Toma el valor de allí.</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>La ejecución no da aquí ningún valor mientras no dé números enteros.</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>De la ejecución. %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>Buscar en esta guía</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>Imprimir esta guía</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>Abrir con estos valores en</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>No se traspasa ningún valor: los campos comunes están vacíos.</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>Se traspasa: %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>Fijado como %1. El nombre se puede cambiar en la tabla bajo el gráfico.</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>Lo que introduzca seguirá aquí cuando vuelva. Ctrl+Z deshace.</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>Calculadoras</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>Ejecuciones válidas cercanas</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>Usar: %1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>Usar %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>Dirección de su página</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook solo admite una dirección web; no admite texto ni enlaces «plumbline:». Una vez publicada su página incrustada, allí se puede compartir su dirección; el texto se copia en el portapapeles.</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>¿Dónde está &amp;publicada su página incrustada?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>Una dirección empieza por https:// o http://, como https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Escenarios</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Guardar &amp;HTML…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>Valores actuales</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>Elija al menos un escenario.</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>No hay ninguna impresora. El informe se puede guardar como PDF e imprimir en otro lugar.</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>No se puede imprimir el informe: la impresora no responde.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>No se puede guardar el informe: %1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>Demasiado grande</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>Copia solo el número</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>Copiar solo el número</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>Copiar valor y frase</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>Copiar %1</translation>
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
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>Rellene los campos vacíos: hasta entonces, un resultado que necesite alguno muestra puntos suspensivos.</translation>
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
        <translation>La ejecución</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>Rellena las páginas a partir de una ejecución de entrenamiento (Ctrl+R)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>Abre el formulario de la ejecución</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>Editar la ejecución</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>Desactivada. Actívela para rellenar las páginas a partir de las GPU, los grados de paralelismo y un lote global.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>Nombre del escenario</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>Fije estos valores con un nombre para comparar otros con ellos.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>Conserva los valores actuales como escenario</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>Pone en los campos los valores del escenario seleccionado</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>Da otro nombre al escenario seleccionado</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>Añade una copia del escenario seleccionado</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>Quita el escenario seleccionado; deshacer lo recupera</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>Sube una fila el escenario seleccionado</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>Baja una fila el escenario seleccionado</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>Tiempo por paso frente al actual</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Demasiado grande</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>igual</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1, frente al actual: %2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>Sensibilidad: cada entrada a la mitad y al doble</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
con la mitad</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
con el doble</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1, a la mitad %2, al doble %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>Este valor no se puede reducir a la mitad ni duplicar.</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>La entrada no admite ese valor.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Falta un valor.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
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
        <translation>C&amp;ompartir</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copiar &amp;enlace</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>&amp;Correo…</translation>
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
        <translation>Comparte la dirección de su página</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook solo admite una dirección web: indique primero dónde está publicada su página incrustada</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>Co&amp;piar como</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
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
        <translation>&amp;Dirección de su página…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>El enlace está en el portapapeles. Quien lo abra con este programa verá estos valores.</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>El programa de correo se abre con el texto y el enlace.</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>X se abre en el navegador.</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>LINE se abre en el navegador.</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>Facebook se abre en el navegador con la dirección de su página. El texto está en el portapapeles.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>Las entradas y los resultados están en el portapapeles como texto.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>Las entradas y los resultados están en el portapapeles como Markdown.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>Las entradas y los resultados están en el portapapeles como CSV.</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>No respondió ningún programa de correo. El texto está en el portapapeles.</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>No respondió ningún navegador. El texto está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>¿Qué haría falta?</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>cambiando</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>El resultado que debe cambiar</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>El campo que puede cambiar</translation>
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
        <translation>No hay gráfico que exportar: un campo aún no tiene valor.</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>El gráfico se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>El informe se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>El informe va camino de la impresora.</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>El programa de correo se abre con sus comentarios. Usted los envía desde allí.</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>Aquí no se pueden crear páginas web</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>La página web se ha guardado como %1.</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>Aquí no se puede guardar nada</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>Lote global en tokens</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>Secuencias multiplicadas por la longitud de secuencia. Lo que se escriba aquí determina el lote global.</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>Necesita la longitud de secuencia</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>Determina el lote global</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>No hay ninguna impresora. La guía se puede guardar como PDF e imprimir en otro lugar.</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>Guardar la guía</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>La guía va camino de la impresora.</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>No se puede imprimir la guía: la impresora no responde.</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>La guía se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>No se puede guardar la guía: %1</translation>
    </message>
</context>
</TS>
