<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>Eixos log</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>Distâncias iguais para fatores iguais</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>O gráfico aparece quando todos os seus campos têm um valor.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1: %2 com %3.</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1: %2 com %3, em um eixo de %4 a %5.</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1 (seu valor)</translation>
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
        <translation>Um gráfico tem no mínimo %1 pixels de largura e %2 de altura</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>Um gráfico tem no mínimo %1 mm de largura e %2 mm de altura</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>A resolução vai de %1 a %2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>Uma imagem tem no máximo %1 pixels de cada lado</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>O gráfico precisa deste valor</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>Não há nada a desenhar com estes valores</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 não tem gráfico</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>Não aceita valor, mas recebeu %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>O tamanho é dado em pixels com --scale ou em milímetros com --dpi</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>O subcomando %1 não existe</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>Falta um subcomando; --help mostra a lista</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>Não foi possível gravar a saída: %1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Substitui --global-batch: indique só um dos dois</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>Exige também --sequence-length</translation>
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
        <translation>Os números são escritos sem separador de milhar e com ponto decimal: 32, 0.5, 1e6. Uma porcentagem é 90% ou a fração 0.9. Códigos de saída: 0 concluído, 2 entrada inválida, 1 qualquer outra falha.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>Exemplo: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>Se omitido: %1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>Sem subcomando, a janela se abre, preenchida com um arquivo de cenários ou um link, se houver. Se o programa já estiver em execução, a janela dele recebe os valores; --new-window abre outra.</translation>
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
        <translation>Variação</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>As execuções válidas mais próximas:</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>Indique um arquivo com uma destas extensões: %1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 não tem nenhuma destas extensões: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>Não há memória suficiente para a imagem</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>Não foi possível gravar %1: %2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argumento inesperado: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>Não foi possível ler %1: %2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>Não há cenários em %1</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>Nenhuma calculadora se chama %1. As calculadoras: %2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>Indique uma calculadora: %1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>Opção desconhecida</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 não é um destes valores: %2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>Indique o campo a determinar: %1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>Indique uma meta na forma RESULT=VALUE. Os resultados: %1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>Calcula os resultados de uma calculadora.</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>Um campo omitido fica em branco, assim como os resultados que dependem dele. Com --format json, a última linha da saída de erro é um objeto com os erros; com --format csv, os avisos vão para a saída de erro.</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>Calcula o que resulta de GPUs, graus de paralelismo e lote global.</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>O lote global pode ser dado em tokens: --global-batch-tokens no lugar de --global-batch. Se as réplicas ou os microlotes não resultarem em números inteiros, o código de saída é 2 e as execuções válidas mais próximas vão para a saída de erro ou, com --format json, para a saída padrão.</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>Encontra o valor de um campo com o qual um resultado fica como desejado.</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>A meta é lida conforme o que se deseja do resultado: bolha e overhead, no máximo; eficiência, speedup e throughput, no mínimo; lote e tokens, exatamente. Entre as quantidades inteiras que respeitam um limite, é dada a mais próxima dele; se nenhum número inteiro atinge exatamente a meta, são dados os vizinhos mais próximos. Um valor indicado para o campo a determinar não é usado.</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>Aplica uma calculadora a cada valor de um intervalo.</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>Dá ao campo os valores FROM, FROM + STEP e assim por diante, ou FROM, FROM vezes FACTOR e assim por diante, até TO, que é incluído se a sequência chegar a ele. Sem incremento, uma quantidade inteira avança de 1 em 1; as que resultam de um fator são arredondadas. Em CSV, uma linha por valor; em JSON, um array com o que compute imprime, um objeto por linha.</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>Grava o gráfico de uma calculadora em um arquivo.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>A extensão do arquivo define o que é gravado: uma imagem ou os pontos do gráfico em CSV. Se nenhum tamanho for indicado, o gráfico tem 960 pixels de 1/96 de polegada de largura e 600 de altura; se só um lado for indicado, o outro o acompanha. Um PNG tem 1, 2 ou 3 pontos por pixel ou, com o tamanho em milímetros, tantos por polegada quantos --dpi indicar; o padrão é 300.</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>Grava um relatório, com uma página por cenário.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>A extensão do arquivo define o que é gravado: um PDF ou uma página web que não depende de nenhum outro arquivo. De um arquivo de cenários, todos entram no relatório, com a execução se ela estiver ativa, e são comparados em uma última página. O papel é A4 se nenhum for indicado.</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>Imprime um link que abre uma calculadora com estes valores.</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>Escreva FIELD=FROM:TO, FIELD=FROM:TO:STEP ou FIELD=FROM:TO:xFACTOR, não %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM é maior que TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Só uma quantidade inteira dispensa o incremento: escreva FROM:TO:STEP ou FROM:TO:xFACTOR</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>Pequeno demais diante de TO: não resulta em outro número</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>O incremento precisa ser maior que 0</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>O fator precisa ser maior que 1</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>Nenhum fator permite sair de 0: comece acima dele</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>Indicado como valor e também com --over</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>Falta um intervalo: FIELD=FROM:TO, FIELD=FROM:TO:STEP ou FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 linha tem avisos; --format json os mostra</numerusform>
            <numerusform>%1 linhas têm avisos; --format json os mostra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 linha está sem resultados por causa de um erro; --format json o mostra</numerusform>
            <numerusform>%1 linhas estão sem resultados por causa de um erro; --format json o mostra</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>Aviso: %1</translation>
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
        <translation>Unidades de paralelismo de dados que dividem o trabalho. Se um modelo ocupa várias GPUs, conte as réplicas e informe o throughput de uma réplica.</translation>
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
        <translation>A eficiência de escala cai quando se acrescentam dispositivos; aqui ela é mantida como está.</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>Throughput por dispositivo</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>O que uma dessas unidades sustenta sozinha. A unidade de medida escolhida vale também para os resultados.</translation>
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
        <translation>amostras/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Eficiência de escala</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>Parte da escala linear ideal que é alcançada. Comunicação, sincronização e desequilíbrio a deixam abaixo de 100%.</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>%1 de eficiência de escala</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>No máximo %1. Um valor medido acima disso é superlinear: reveja a medição de referência com um só dispositivo.</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>Throughput real</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>%3 do ideal (%4).</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 dispositivo faz o trabalho de %6 ideal.</numerusform>
            <numerusform>%1 dispositivos fazem o trabalho de %6 ideais.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>%1 de speedup</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>Throughput ideal</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 dispositivo a %2, sem nenhuma perda.</numerusform>
            <numerusform>%1 dispositivos a %2 cada um, sem nenhuma perda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>Perda por overhead</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>O que comunicação, sincronização e desequilíbrio tiram do ideal.</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>se ficasse em %1</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>ideal</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>Uma única eficiência responde por todas as perdas. Ela é informada, não deduzida da largura de banda, do tamanho do modelo ou do lote.</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>A eficiência cai quando se acrescentam dispositivos: um valor medido em um tamanho não vale para outro.</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>Só paralelismo de dados: todos os dispositivos fazem o mesmo trabalho, cada um com sua parte do lote.</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>Paralelismo de dados</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>O que um cluster entrega de fato, ao lado do ideal.</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>Speedup conforme os dispositivos</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 ponto</numerusform>
            <numerusform>%1 pontos</numerusform>
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
        <translation>O microlote: sequências que um rank de dados processa em uma passagem forward e backward. Também chamado de micro-batch-size, train_micro_batch_size_per_gpu ou per_device_train_batch_size.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Paralelismo</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>%1 sequência por dispositivo</numerusform>
            <numerusform>%1 sequências por dispositivo</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>Um lote maior por dispositivo mantém mais ativações na memória.</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>Dispositivos (DP)</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>Ranks de paralelismo de dados (DP), que fazem a média dos gradientes a cada passo. Os fragmentados (FSDP, ZeRO) contam; os de tensor, de pipeline e de contexto, não.</translation>
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
        <translation>Passos de acumulação</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>Passagens forward e backward cujos gradientes são somados antes de uma atualização do otimizador. Aumentam o lote sem manter mais ativações.</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>%1 passo de acumulação</numerusform>
            <numerusform>%1 passos de acumulação</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>Mais passos de acumulação significam mais tempo entre atualizações.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Comprimento da sequência</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens por sequência.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequência</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>%1 token por sequência</numerusform>
            <numerusform>%1 tokens por sequência</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>Sequências mais longas mantêm mais ativações na memória.</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>Tamanho do lote efetivo</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>Uma atualização do otimizador vê %5 sequência.</numerusform>
            <numerusform>Uma atualização do otimizador vê %5 sequências.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 sequência</numerusform>
            <numerusform>%1 sequências</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>sequências</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens por passo</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 sequência de comprimento %4.</numerusform>
            <numerusform>%5 sequências, cada uma de comprimento %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>%1 token por passo</numerusform>
            <numerusform>%1 tokens por passo</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>Só contam como dispositivos os ranks de paralelismo de dados, incluindo os totalmente fragmentados (FSDP) e ZeRO; os de paralelismo de tensor, de pipeline e de contexto não aumentam o lote.</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>Todas as sequências têm o mesmo comprimento; lotes empacotados ou variáveis exigem uma contagem de tokens própria.</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>Todos os grupos estão completos; o último de uma época pode ser menor.</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>Lote efetivo</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>Quantos dados uma atualização do otimizador vê.</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>Tokens por passo conforme a acumulação</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>Esta calculadora precisa de JavaScript.</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>Um modelo simples, feito para planejar. Meça no seu próprio sistema antes de decidir sobre dinheiro ou tempo.</translation>
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
        <translation>O programa é útil.</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>O programa não é útil.</translation>
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
        <translation>Não é um arquivo comum</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>É um link que não aponta para nenhum arquivo</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>A pasta do arquivo não existe</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>Arquivos de cenários (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Abrir cenários</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>Salvar cenários</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>Estes cenários não estão em um arquivo salvo. Salvar antes?</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>Se você não os salvar, Desfazer ainda os traz de volta.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Não salvar</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 mudou no disco desde que foi lido ou salvo aqui pela última vez.</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>Se você o sobrescrever, o que mudou lá se perde. Com outro nome, ficam os dois.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>S&amp;obrescrever</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>O arquivo é grande demais: no máximo %1 bytes</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>Linha %1, coluna %2: não é JSON válido</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>Gravado por uma versão mais nova do programa: esta conhece esquemas até %1</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Falta a chave</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>A chave é desconhecida</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>A chave aparece mais de uma vez</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>O aninhamento é profundo demais</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>É preciso um objeto entre chaves</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>É preciso uma lista entre colchetes</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>É preciso um texto entre aspas</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>É preciso um nome</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>É preciso true ou false</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>É preciso um número</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>É preciso um número inteiro</translation>
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
        <translation>Não é um campo desta calculadora</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Aparece mais de uma vez</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>Falta um valor</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>Nenhuma calculadora se chama %1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>Não é um link deste programa</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>O link é longo demais: no máximo %1 bytes</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>O link está danificado: um caractere nele não está codificado corretamente</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>O link tem, depois do #, uma parte sem significado aqui</translation>
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
        <translation>Não é um número: %text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>Incompleto: falta um número no final</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>Falta um parêntese, ou há um a mais</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>Os algarismos são agrupados de três em três: %text não é um número</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>Longo demais: no máximo %1 caractere</numerusform>
            <numerusform>Longo demais: no máximo %1 caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>No máximo %1 nível de parênteses</numerusform>
            <numerusform>No máximo %1 níveis de parênteses</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Divisão por zero</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>Um expoente é um número inteiro</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>É preciso um número inteiro: %1 não é</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>No mínimo %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>No máximo %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>Maior que %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>Grande demais: no máximo %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>Próximo demais de zero</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>Uma porcentagem: escreva 90% ou a fração 0.9, não %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>O número de sequências não é inteiro: %1 não é múltiplo do comprimento da sequência, %2</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>Das %1 GPU-horas diárias da execução, %2 vão para esta bolha.</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>O tempo por passo não é conhecido enquanto faltarem valores</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>O microlote não tem um número inteiro de sequências (%1): um lote global de %2 não é múltiplo de %3 × %4 × %5 (réplicas × microlotes × passagens)</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>Não é possível determinar um campo a partir deste resultado</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>É preciso um valor: a meta depende dele</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>A meta não depende deste valor</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Todo valor atende à meta: no pior caso, o resultado é %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>Nenhum valor atende à meta: o resultado mais próximo é %1, com %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>Nenhum valor atende à meta: o resultado é sempre %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>Nenhum valor atende à meta: seria preciso mais que %1, o maior valor possível</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>Nenhum valor atende à meta: nenhum chega perto o bastante de zero</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>É preciso um número inteiro: %text não é</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>Não é um valor para este campo</translation>
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
        <translation>Estágios do pipeline</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>Estágios sequenciais em que o modelo é dividido, cada um em um grupo de dispositivos. O último estágio espera um passo por cada estágio anterior.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 estágio</numerusform>
            <numerusform>%1 estágios</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>Mais estágios significam mais GPUs por réplica ou menos réplicas.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Microlotes</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>Partes que um pipeline processa em uma passagem: a parcela do lote global que cabe à sua réplica, dividida pelo tamanho do microlote. Quanto mais microlotes, maior a parte do tempo em que os estágios ficam ocupados.</translation>
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
        <translation>Mais microlotes significam um lote global maior, microlotes menores ou menos réplicas.</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Fração de bolha</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>Dos %4 passos do escalonamento inteiro, %3 é de preenchimento e esvaziamento. Em relação apenas ao tempo ideal, a bolha é de %5.</numerusform>
            <numerusform>Dos %4 passos do escalonamento inteiro, %3 são de preenchimento e esvaziamento. Em relação apenas ao tempo ideal, a bolha é de %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>%1 de bolha</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>Eficiência do pipeline</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>Dos %4 passos, %2 faz trabalho útil.</numerusform>
            <numerusform>Dos %4 passos, %2 fazem trabalho útil.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 de eficiência</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>Bolha sobre tempo ideal</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>Passos ociosos em relação aos úteis, %3 para %2: a razão que os artigos do Megatron-LM chamam de bolha.</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>%1 de bolha sobre o tempo ideal</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 microlote para %2 estágios: a bolha é de %3, e em nenhum momento todos os estágios estão ocupados. Com quatro microlotes por estágio (%4), seria de %5; isso significa um lote global maior, microlotes menores ou menos réplicas.</numerusform>
            <numerusform>%1 microlotes para %2 estágios: a bolha é de %3, e em nenhum momento todos os estágios estão ocupados. Com quatro microlotes por estágio (%4), seria de %5; isso significa um lote global maior, microlotes menores ou menos réplicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 microlote para %2 estágios: a bolha é de %3. A regra prática usual, quatro por estágio (%4), ainda deixa uma bolha de %5; mais microlotes significam um lote global maior, microlotes menores ou menos réplicas.</numerusform>
            <numerusform>%1 microlotes para %2 estágios: a bolha é de %3. A regra prática usual, quatro por estágio (%4), ainda deixa uma bolha de %5; mais microlotes significam um lote global maior, microlotes menores ou menos réplicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>Fora de alcance: com %2 estágios, resta %1 passo de preenchimento e esvaziamento, por mais microlotes que haja</numerusform>
            <numerusform>Fora de alcance: com %2 estágios, restam %1 passos de preenchimento e esvaziamento, por mais microlotes que haja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 chunk</numerusform>
            <numerusform>%1 chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>O escalonamento é síncrono: cada atualização espera o pipeline se esvaziar.</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>Todos os estágios têm o mesmo custo, e as transferências entre eles não levam tempo. Estágios desiguais e transferências pesadas aumentam a bolha.</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>Cada dispositivo tem um único chunk do modelo. Intercalar vários diminui a bolha.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Bolha do pipeline</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>Quanto do escalonamento de um pipeline se perde no preenchimento e no esvaziamento.</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>Fração de bolha conforme os microlotes</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>Estes números vêm de um modelo simples e servem para planejar. Meça no seu próprio sistema antes de decidir sobre dinheiro ou tempo.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>A execução por trás dos números</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Premissas</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>Cenários comparados</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>Valores atuais</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Grande demais</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>da execução</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>Gerado em %1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>Grandeza</translation>
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
        <translation>Unidade</translation>
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
        <translation>GPUs</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>Todos os aceleradores da execução.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Paralelismo</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelismo de tensor</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>GPUs que dividem cada camada; 1 sem paralelismo de tensor.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Paralelismo de pipeline</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>Estágios em sequência no pipeline; 1 sem pipeline.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Paralelismo de contexto</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>GPUs que dividem cada sequência; 1 sem paralelismo de contexto. Os ranks de paralelismo de especialistas e os totalmente fragmentados são formados a partir das réplicas e não são contados aqui.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>Sequências que uma réplica coloca no pipeline de cada vez.</translation>
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
        <translation>Sequências que uma atualização do otimizador vê, somando todas as réplicas.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Comprimento da sequência</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>Tokens por sequência.</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>Passagens por atualização</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>1 se os gradientes se acumulam dentro do pipeline (Megatron-LM, DeepSpeed). Mais se o pipeline inteiro é percorrido várias vezes antes de uma atualização (torchtitan): ele se preenche e se esvazia em cada passagem.</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>Réplicas (paralelismo de dados)</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>%5 cópia do modelo é treinada. GPUs para ela: %6.</numerusform>
            <numerusform>%5 cópias do modelo são treinadas lado a lado. GPUs para cada uma: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>Microlotes por passagem</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>Em uma passagem, cada réplica processa %5 microlote. Sequências nele: %3.</numerusform>
            <numerusform>Em uma passagem, cada réplica processa %5 microlotes. Sequências em cada um: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>Passos de acumulação</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>Os gradientes de %3 microlote formam uma atualização.</numerusform>
            <numerusform>Os gradientes de %3 microlotes são somados antes de uma atualização.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens por passo</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>Uma atualização vê %1 sequência de comprimento %2.</numerusform>
            <numerusform>Uma atualização vê %1 sequências, cada uma de comprimento %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>Fração de bolha</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>Dos %4 passos de uma passagem, %3 é de preenchimento e esvaziamento.</numerusform>
            <numerusform>Dos %4 passos de uma passagem, %3 são de preenchimento e esvaziamento.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>GPU-horas por dia</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>O que %1 GPU soma em 24 horas.</numerusform>
            <numerusform>O que %1 GPUs somam em 24 horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-horas</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>Perda diária na bolha</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>O que o preenchimento e o esvaziamento deixam ocioso, de %1 GPU-horas.</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>O número de réplicas não é inteiro (%1): cada uma usa %3 GPU, e %2 não é múltiplo desse número</numerusform>
            <numerusform>O número de réplicas não é inteiro (%1): cada uma usa %3 GPUs, e %2 não é múltiplo desse número</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>O número de microlotes não é inteiro (%1): um lote global de %2 não é múltiplo de %3 × %4 × %5 (réplicas × microlote × passagens)</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>Réplicas e microlotes são números inteiros; nada é arredondado.</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>Ranks totalmente fragmentados (FSDP, ZeRO) são réplicas aqui; os de paralelismo de especialistas são formados a partir dos demais ranks e não dividem as réplicas.</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>A bolha é a de um escalonamento síncrono, com estágios iguais, um único chunk do modelo em cada dispositivo e transferências que não levam tempo.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>O que resulta de GPUs, graus de paralelismo e lote global.</translation>
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
            <numerusform>%1 microlote cada uma</numerusform>
            <numerusform>%1 microlotes cada uma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>%1 token por passo</numerusform>
            <numerusform>%1 tokens por passo</numerusform>
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
        <translation>Exemplo resolvido</translation>
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
        <translation>No máximo %1: %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>No mínimo %1: %2.</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>Exatamente %1: %2.</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>Este lote global não se divide em %1; a próxima quantidade possível é %2.</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>A execução já atende à meta: %1, %2.</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>Nenhuma execução válida próxima desta dá esse resultado.</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>A execução ainda não resulta em números inteiros. Até lá, não pode receber este valor.</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>Insira uma meta para ver o que seria preciso.</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>Exatamente %1: nenhum número inteiro chega a isso.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>no máximo %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>no mínimo %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>exatamente %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>Este é o menor valor que atende à meta. Ele a atinge exatamente.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>Este é o maior valor que atende à meta. Ele a atinge exatamente.</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>Este valor atinge a meta exatamente.</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>Entre os valores que atendem à meta, este é o que chega mais perto dela.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>Este é o maior valor que atende à meta. O resultado é %1.</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>Este é o menor valor que atende à meta. O resultado é %1.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>Nenhum número inteiro atinge a meta exatamente. O mais próximo abaixo é %1, que resulta em %2; o mais próximo acima é %3, que resulta em %4.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>Nenhum número inteiro atinge a meta exatamente. O mais próximo abaixo é %1, que resulta em %2; o seguinte daria mais do que o programa comporta.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>Nenhum número inteiro atinge a meta exatamente. O mais próximo é %3, que resulta em %4; não há nenhum abaixo.</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>Nenhum número inteiro atinge a meta exatamente. Até o menor dá mais do que o programa comporta.</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>no máximo</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>no mínimo</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>exatamente</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>cenários.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>Não foi possível abrir %1 (%2). O que está aberto fica como estava.</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>Não foi possível salvar %1 (%2). O arquivo continua como antes.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>A sessão salva estava danificada e agora está guardada como %1.</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>Não foi possível salvar a sessão (%1). O que você inseriu continua nesta janela.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>Sobre o %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>Uma bancada de trabalho para quem planeja o treinamento de modelos grandes em muitos aceleradores.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>Software livre sob a GNU General Public License, versão 3 ou posterior; é fornecido sem nenhuma garantia. Usa Qt e Qt Charts.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir recen&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>&amp;Exportar gráfico…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>&amp;Imprimir relatório…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>Incorporar em página &amp;web…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>&amp;Copiar primeiro resultado</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>Copiar primeiro resultado com a &amp;frase</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>Fi&amp;xar como cenário</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>Restaurar o &amp;exemplo resolvido</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>&amp;Limpar campos</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>&amp;Execução por trás das páginas</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>Gráfico como &amp;tabela</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>Eixos &amp;logarítmicos</translation>
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
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guia</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>Guia da &amp;execução</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>&amp;Localizar no guia</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>Enviar &amp;feedback…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sobre</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>Traz de volta o exemplo resolvido</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>Copia estes valores como link ou texto, ou os passa a outro programa</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
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
        <translation>Incorporar em página web</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>Se o idioma do leitor estiver entre estes, ele vê a página nesse idioma.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>Código para a página web</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Salvar como HTML…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>O código está na área de transferência.</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>Salvar página web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Não foi possível salvar a página: %1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>A página está aberta no navegador.</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>Não foi possível abrir um navegador.</translation>
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
        <translation>Medidas em</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>Resolução</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>Com o título</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Fundo transparente</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copiar imagem</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, imagem em pixels</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG, vetorial para a web</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF, vetorial para impressão</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV, pontos do gráfico</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>Gráfico (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Salvar gráfico</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>Não há memória suficiente para a imagem</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Não foi possível salvar o gráfico: %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>O gráfico está na área de transferência.</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>Enviar feedback</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>O programa em si não envia nada. Seu programa de e-mail se abre com a mensagem abaixo, e você escolhe a quem enviá-la.</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>O programa em si não envia nada. Seu programa de e-mail se abre com a mensagem abaixo, endereçada a %1, e você a envia por lá.</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>O programa é útil para você?</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>É ú&amp;til</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>&amp;Não é útil</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Comentário</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>Informar a &amp;versão, o idioma e o sistema</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>Anexar entradas e &amp;resultados desta página</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>&amp;Mensagem completa</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>Mensagem completa</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>Diga se o programa é útil para você, ou escreva um comentário.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>Abrir programa de &amp;e-mail</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>A mensagem é longa demais para ser entregue a um programa de e-mail. Em vez disso, copie-a.</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>Feedback sobre %1</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>Nenhum programa de e-mail respondeu. A mensagem está na área de transferência.</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>A mensagem está na área de transferência.</translation>
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
        <translation>Lido como %1. Você quis dizer %2?</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>Unidade de %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1, controle deslizante</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>Preenchido pela execução. Clique para lhe dar um valor próprio.</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>Tem um valor próprio. Clique para usar o valor da execução.</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Sincronizado com “%1” em “%2”. Clique para que possam diferir.</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>Clique para sincronizar com “%1” em “%2”. O campo passa a ter o valor de lá.</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>A execução não dá um valor aqui enquanto não resultar em números inteiros.</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>Da execução. %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n ocorrência</numerusform>
            <numerusform>%n ocorrências</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>Localizar neste guia</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>Imprimir este guia</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>Abrir com estes valores em</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>Nenhum valor é levado: os campos em comum estão vazios.</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>Valores levados: %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>Fixado como %1. O nome pode ser alterado na tabela sob o gráfico.</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>O que você inserir estará aqui quando voltar. Ctrl+Z desfaz.</translation>
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
        <translation>Execuções válidas próximas</translation>
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
        <translation>Endereço da sua página</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>O Facebook só aceita um endereço da web, sem texto e sem link “plumbline:”. Depois de publicar sua página incorporada, você pode compartilhar o endereço dela lá; o texto vai para a área de transferência.</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>Onde sua página incorporada está &amp;publicada?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>Um endereço começa com https:// ou http://, como em https://example.org/training</translation>
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
        <translation>Relatório</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Cenários</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pape&amp;l</translation>
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
        <translation>Salvar como P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Salvar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>Valores atuais</translation>
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
        <translation>Escolha pelo menos um cenário.</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>Não há impressora. O relatório pode ser salvo em PDF e impresso em outro lugar.</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>Não foi possível imprimir o relatório: a impressora não responde.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Não foi possível salvar o relatório: %1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>Grande demais</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>Copia só o número</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>Copiar só o número</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>Copiar valor e frase</translation>
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
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>Preencha os campos vazios: até lá, um resultado que depende de algum deles mostra reticências.</translation>
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
        <translation>A execução</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>Preenche as páginas a partir de uma execução de treinamento (Ctrl+R)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>Abre o formulário da execução</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>Editar a execução</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>Desativada. Ative-a para preencher as páginas a partir das GPUs, dos graus de paralelismo e de um lote global.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>Nome do cenário</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>Fixe estes valores com um nome para comparar outros com eles.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>Guarda os valores atuais como cenário</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>Coloca nos campos os valores do cenário selecionado</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>Dá outro nome ao cenário selecionado</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>Adiciona uma cópia do cenário selecionado</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>Remove o cenário selecionado; desfazer o traz de volta</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>Move o cenário selecionado uma linha para cima</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>Move o cenário selecionado uma linha para baixo</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>Tempo por passo vs. atual</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>Atual</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Grande demais</translation>
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
        <translation>%1, em relação ao atual: %2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>Sensibilidade: cada entrada pela metade e em dobro</translation>
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
com a metade</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
com o dobro</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1, pela metade %2, em dobro %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>Este valor não pode ser reduzido à metade nem dobrado.</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>A entrada não aceita um valor assim.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Falta um valor.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sem mudança</translation>
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
        <translation>C&amp;ompartilhar</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copiar &amp;link</translation>
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
        <translation>Compartilha o endereço da sua página</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>O Facebook só aceita um endereço da web: primeiro indique onde sua página incorporada está publicada</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>&amp;Copiar como</translation>
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
        <translation>En&amp;dereço da sua página…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>O link está na área de transferência. Quem o abrir com este programa verá estes valores.</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>O programa de e-mail se abre com o texto e o link.</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>O X se abre no navegador.</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>O LINE se abre no navegador.</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>O Facebook se abre no navegador com o endereço da sua página. O texto está na área de transferência.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>Entradas e resultados estão na área de transferência como texto.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>Entradas e resultados estão na área de transferência como Markdown.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>Entradas e resultados estão na área de transferência como CSV.</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>Nenhum programa de e-mail respondeu. O texto está na área de transferência.</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>Nenhum navegador respondeu. O texto está na área de transferência.</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>O que seria preciso?</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>mudando</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>O resultado que deve mudar</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>O campo que pode mudar</translation>
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
        <translation>Não há gráfico para exportar: um campo ainda está sem valor.</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>O gráfico foi salvo como %1.</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>O relatório foi salvo como %1.</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>O relatório está a caminho da impressora.</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>O programa de e-mail se abre com seu feedback. Você o envia por lá.</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>Não é possível criar páginas web aqui</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>A página web foi salva como %1.</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>Nada pode ser salvo aqui</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>Lote global em tokens</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>Sequências vezes o comprimento da sequência. O que é digitado aqui define o lote global.</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>Exige o comprimento da sequência</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>Define o lote global</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>Não há impressora. O guia pode ser salvo em PDF e impresso em outro lugar.</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>Salvar guia</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>O guia está a caminho da impressora.</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>Não foi possível imprimir o guia: a impressora não responde.</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>O guia foi salvo como %1.</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>Não foi possível salvar o guia: %1</translation>
    </message>
</context>
</TS>
