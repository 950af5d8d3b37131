import type { Texts } from '../texts.ts'

export const verify: Texts['verify'] = {
  title: 'Verificar una ronda – {brand}',
  description:
    'Recalcule una ronda pasada en su propio navegador: semilla, números, rodillos y cada pago.',
  heading: 'Verificar una ronda',
  lead: 'Su navegador vuelve a calcular la ronda a partir de sus semillas. Una vez cargada, no se pide nada más a la casa, salvo una fila con su prueba si el juego tiene una tabla de resultados.',
  loadTitle: 'La ronda',
  roundId: 'Identificador de la ronda',
  load: 'Cargar ronda',
  loading: 'Cargando la ronda',
  loaded: 'Cargada. A partir de aquí todo ocurre en este navegador.',
  orByHand: 'O introduzca los valores a mano.',
  logInToLoad:
    'Inicie sesión para cargar una ronda suya por su identificador. Los valores introducidos a mano no requieren cuenta.',
  game: 'Juego',
  serverSeed: 'Semilla del servidor',
  serverSeedHint: '64 cifras hexadecimales, mostradas al cambiar la semilla.',
  serverSeedHash: 'Hash mostrado antes de la ronda',
  serverSeedHashHint: 'Opcional. 64 cifras hexadecimales.',
  clientSeed: 'Semilla del cliente',
  nonce: 'Número de la ronda (nonce)',
  moves: 'Sus elecciones',
  movesHint: 'Lo que hizo en la ronda, en orden: pick 3, freeSpin. Vacío si no eligió nada.',
  movesFault: 'Escriba las elecciones así: pick 3, freeSpin, freeSpin.',
  hexFault: 'Hacen falta exactamente 64 cifras hexadecimales.',
  clientSeedFault: 'De 1 a 64 letras, cifras, espacios o _ . -',
  nonceFault: 'Un número entero desde 0.',
  stake: 'Apuesta',
  stakeFault: 'Elija una de las apuestas del juego.',
  verify: 'Verificar',
  verifying: 'Recalculando',
  sealed: 'La semilla de esta ronda sigue sellada.',
  sealedMeans:
    'Las rondas se pueden comprobar cuando se abre su semilla del servidor. Cambie la semilla para abrirla; las próximas rondas saldrán de la siguiente.',
  rotate: 'Cambiar la semilla y abrir esta',
  rotating: 'Abriendo el sello',
  rotated: 'El sello está abierto.',
  resultAgrees: 'Todo coincide',
  resultAgreesMeans: 'Esta ronda salió exactamente como tenía que salir de sus semillas.',
  resultDiffers: 'Algo no coincide',
  resultDiffersMeans:
    'Con estos valores la ronda habría salido de otra manera. La primera diferencia está marcada abajo.',
  resultComputed: 'Recalculado',
  resultComputedMeans:
    'Esto es lo que dan estos valores. Cargue una ronda para compararlo con lo que se jugó.',
  steps: 'Paso a paso',
  stepHash: 'Hash de la semilla',
  stepHashAgrees: 'La semilla da el hash que se mostró antes de la ronda.',
  stepHashDiffers: 'La semilla da un hash distinto del que se mostró antes de la ronda.',
  stepHashAlone: 'No se indicó ningún hash con el que comparar.',
  shown: 'Mostrado antes',
  recomputed: 'Recalculado',
  played: 'Jugado',
  stepMaths: 'Reglas del juego',
  stepMathsAgrees: 'La ronda se jugó con las reglas que ha cargado este navegador.',
  stepMathsDiffers:
    'La ronda se jugó con otra versión de las reglas, así que no se puede comprobar con estas.',
  stepMathsAlone: 'Reglas con la huella {hash}',
  stepRow: 'La fila de la tabla',
  stepRowMeans:
    'Los números señalan la fila {row} de {rows} de la tabla de resultados de este juego. Su semilla {seed} da la ronda entera. La casa envió la fila con su prueba, que lleva a la raíz indicada en las reglas, así que no puede ser otra.',
  stepRowRoot: 'Raíz de la tabla de resultados',
  stepDraws: 'Números sorteados',
  stepDrawsMeans: 'Cada número de 32 bits de la sucesión y en qué se convirtió.',
  draw: 'Sorteo',
  word: 'Número',
  outOf: 'De entre',
  result: 'Resultado',
  rejected: 'descartado',
  showDraws: { one: 'Mostrar {count} sorteo', other: 'Mostrar {count} sorteos' },
  stepBoards: 'Lo que se mostró',
  stepEvents: 'Sucesos y pagos',
  stepEventsAgree: { one: '{count} suceso coincide.', other: 'Los {count} sucesos coinciden.' },
  stepEventsDiffer: 'El suceso {number} es el primero que difiere.',
  stepPayout: 'Pago',
  stepMeters: 'Contadores de los jackpots',
  meterFed:
    'Su apuesta es el movimiento {number} del contador {meter}: se sigue del movimiento anterior, y su nombre es el que dan sus semillas.',
  meterDiffers: 'Su apuesta no encaja en la cadena del contador {meter}.',
  meterOld: 'Esta ronda es anterior a la cadena del contador {meter}.',
  meterUnread: 'No se pudo cargar la cadena del contador {meter}. Vuelva a cargar la ronda.',
  meterDrawn: 'Ganó {amount}. El número sorteado entre {turnover} fue menor que su apuesta.',
  meterSecret:
    'Ganó {amount}. El importe secreto era {secret}, sorteado con nuestra semilla y con lo que aportaron las apuestas de los jugadores. El contador lo alcanzó con su apuesta.',
  meterSecretAlone:
    'Ganó {amount}. El importe secreto era {secret}, sorteado solo con nuestra semilla: este ciclo empezó antes de que contaran las apuestas de los jugadores. El contador lo alcanzó con su apuesta.',
  meterSecretDiffers:
    'La semilla da un importe secreto de {secret}, que no coincide con lo que le mostramos.',
  nothing: 'nada',
  eventNames: {
    jackpotWon: 'Jackpot',
    maxWinReached: 'Premio máximo alcanzado',
    roundEnded: 'Termina la ronda',
  },
  rowUnproven:
    'No se ha podido cargar la fila sorteada, o su prueba no lleva a la raíz de la tabla.',
  mathsMissing: 'No se han podido cargar las reglas de este juego.',
  actionNotLegal: 'Las elecciones no encajan en esta ronda: en ese punto no había tal elección.',
  moveMissing: 'La ronda no ha terminado: espera otra elección.',
  nextClientSeed: 'Su próxima semilla del cliente',
  nextClientSeedHint: 'Recién creada por este navegador. También puede usar sus propias palabras.',
  clientSeedSame: 'Ya conocemos esta semilla. Use otra.',
  hashKept: 'La semilla da el hash que este navegador guardó cuando lo mostramos.',
  hashKeptDiffers:
    'La semilla no da el hash que guardó este navegador. Antes de la ronda mostramos el hash de otra semilla.',
  hashTold:
    'La semilla da el hash que indicamos ahora. Este navegador no guardó ninguno de esta ronda y no puede confirmar que antes mostramos el mismo.',
  news: {
    serverSeed:
      'El hash de nuestra semilla del servidor para la serie {stream} no es el que guardó este navegador ({was}). Ahora se muestra: {is}. Un hash nunca debe cambiar.',
    clientSeed:
      'La semilla del cliente para la serie {stream} no es la que guardó este navegador ({was}). Ahora se muestra: {is}.',
    step: 'Enviamos dos recibos distintos del mismo paso de la ronda {nonce}. Solo puede haber uno.',
    newKey:
      'Ahora firmamos los recibos con una clave nueva, {key}. Figura en nuestra lista publicada.',
    strangeKey:
      'Un recibo está firmado con la clave {key}, que no figura en nuestra lista publicada.',
    whatToDo:
      'Deje de jugar por ahora. Guarde abajo sus pruebas en un archivo y envíelo a soporte.',
    inDemo:
      'Esto es una demo: si sus datos se han restablecido, ese es el motivo. Borre los datos de este sitio en su navegador y el aviso desaparecerá.',
  },
  stream: {
    heading: 'Verificar una serie entera',
    lead: 'Una serie son todas las rondas jugadas con un mismo par de semillas. Una sola ronda prueba poco: se puede encontrar otra semilla con el mismo resultado. Para una serie entera, eso es inviable. Su navegador comprueba además que no falta ninguna ronda y que nuestros recibos firmados forman una cadena.',
    number: 'Serie',
    numberHint:
      'Su serie actual es la número {now}. Las semillas de las anteriores están reveladas.',
    numberFault: 'Introduzca un número entero de 1 a {now}.',
    check: 'Cargar y verificar la serie',
    loading: '{done} de {of} rondas cargadas',
    loadingLabel: 'Cargando las rondas',
    checking: '{done} de {of} rondas verificadas',
    checkingLabel: 'Verificando las rondas',
    stop: 'Detener',
    stopped: 'Detenido. No se verificó nada.',
    failed: 'No se pudo cargar la serie. Inténtelo de nuevo.',
    unreadable: 'Este no es un archivo de pruebas.',
    sealed:
      'La semilla de esta serie sigue oculta, así que no se pudo recalcular ningún premio. Cambie la semilla para revelarla.',
    save: 'Guardar pruebas',
    saveHint:
      'Un archivo con la serie cargada y todo lo que este navegador guardó de sus series: hashes mostrados, recibos y apuestas rechazadas. Cualquiera puede verificarlo.',
    open: 'Verificar un archivo de pruebas',
    openHint: 'El archivo se verifica en este navegador. No se nos envía nada.',
    offline:
      'No tiene que confiar en esta página. Descargue el verificador, como una sola página o como comando para Node.js, y verifique sus pruebas sin conexión.',
    offlinePage: 'Descargar el verificador',
    offlineCommand: 'Como comando',
    offlineHashes: 'SHA-256 de ambos',
    agrees: 'Toda la serie coincide',
    agreesMeans:
      'No falta ninguna ronda, nada se cambió y la semilla es aquella cuyo hash guardó este navegador.',
    alone: 'No se encontró ninguna contradicción',
    aloneMeans:
      'Lo que indicamos ahora concuerda entre sí. Este navegador no guardó ningún hash de esta serie y no puede confirmar que mostramos el mismo antes de jugar.',
    soFar: 'Por ahora, ninguna contradicción',
    soFarMeans: 'Los premios se pueden recalcular cuando se revele la semilla.',
    differs: 'Algo no coincide',
    differsMeans: 'Cada diferencia figura abajo. Guarde las pruebas y envíelas a soporte.',
    findingsHeading: 'Lo que no coincide',
    checkedHeading: 'Qué se verificó y con qué',
    streamOf: 'Serie {number}',
    absent: 'Este navegador guardó algo de la serie {number}, pero la serie no está en el archivo.',
    more: {
      one: 'Lo mismo en {count} lugar más.',
      other: 'Lo mismo en {count} lugares más.',
    },
    rounds: {
      one: '{count} ronda: su número es correcto.',
      other: '{count} rondas: cada número una vez, no falta ninguno.',
    },
    recounted: {
      one: '{count} ronda recalculada a partir de las semillas: el premio es correcto.',
      other: '{count} rondas recalculadas a partir de las semillas: cada premio es correcto.',
    },
    receipts: {
      one: '{count} recibo, firmado por nosotros.',
      other: '{count} recibos en una cadena sin interrupciones, el último firmado por nosotros.',
    },
    keptHash: 'El hash de la semilla es el que guardó este navegador.',
    hashFirst:
      'Este navegador lo tenía antes de que se fijara su semilla, así que no pudimos elegir la nuestra según la suya.',
    hashLater: 'Este navegador lo vio por primera vez cuando su semilla ya estaba fijada.',
    noHash: 'Este navegador no guardó ningún hash de esta serie.',
    noReceipts: 'Este navegador no guardó recibos de esta serie.',
    keptReceipts: {
      one: '{count} recibo guardado por este navegador está en la cadena.',
      other: '{count} recibos guardados por este navegador están todos en la cadena.',
    },
    refusals: {
      one: '{count} recibo guardado de una apuesta rechazada encaja en su lugar.',
      other: '{count} recibos guardados de apuestas rechazadas encajan en su lugar.',
    },
    archived: {
      one: '{count} ronda está en el archivo y no se verificó.',
      other: '{count} rondas están en el archivo y no se verificaron.',
    },
    withoutReceipts: {
      one: '{count} ronda es anterior a nuestros recibos.',
      other: '{count} rondas son anteriores a nuestros recibos.',
    },
    byHouse: {
      one: '{count} ronda se terminó por usted.',
      other: '{count} rondas se terminaron por usted.',
    },
    voided: {
      one: '{count} ronda fue anulada y reembolsada.',
      other: '{count} rondas fueron anuladas y reembolsadas.',
    },
    paidByMeters: {
      one: '{count} ronda ganó un jackpot progresivo. Su importe no depende de las semillas.',
      other: '{count} rondas ganaron un jackpot progresivo. Su importe no depende de las semillas.',
    },
    findings: {
      nonceMissing: 'Faltan las rondas de la {nonce} a la {found}.',
      nonceTwice: 'La ronda {nonce} aparece dos veces.',
      nonceOrder: 'La ronda {nonce} está donde no puede estar.',
      nonceShown:
        'A este navegador se le mostró el número de ronda {found}, pero la serie solo tiene {said} rondas.',
      chainBroken:
        'El recibo de la ronda {nonce} no sigue al anterior. Algo se cambió, se añadió o se omitió.',
      head: 'El recibo firmado más reciente no es el final de la cadena.',
      receipt: 'Los recibos de la ronda {nonce} no dicen lo mismo que la ronda.',
      sealWrong: 'Una firma de la ronda {nonce} es incorrecta.',
      keyUnknown: 'Una clave que firmó un recibo no figura en nuestra lista.',
      keyDropped: 'Una clave que vio este navegador ya no figura en nuestra lista.',
      seedWrong: 'La semilla del servidor revelada no da su hash.',
      seedKept: 'El hash de la semilla del servidor no es el que guardó este navegador ({found}).',
      clientSeedMissing: 'Se jugaron rondas, pero no hay semilla del cliente.',
      clientSeedKept: 'La semilla del cliente no es la que guardó este navegador ({found}).',
      keptMissing: 'Este navegador guardó un recibo de la ronda {nonce} que no está en la cadena.',
      refusalAstray:
        'El recibo de una apuesta rechazada no encaja en su lugar antes de la ronda {nonce}.',
      rules:
        'No se pudieron cargar las reglas de la ronda {nonce}, así que su premio no se verificó.',
      row: 'No se pudo cargar la fila de la tabla de la ronda {nonce} o su prueba, así que su premio no se verificó.',
      impossible: 'La ronda {nonce} tiene una apuesta o una elección que el juego no ofrece.',
      cost: 'La ronda {nonce} costó un importe distinto del que dan sus decisiones.',
      payout: 'La ronda {nonce} dio un premio distinto del que dan sus semillas.',
      end: 'La ronda {nonce} terminó en un punto distinto del que dan sus semillas.',
    },
  },
}
