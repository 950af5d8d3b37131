import type { InstantWords } from './en.ts'

export const words: InstantWords = {
  risks: { low: 'Bajo', medium: 'Medio', high: 'Alto', extreme: 'Extremo' },
  how: {
    gate: {
      aim: (least, most) => `Elija un objetivo de ${least} a ${most} y deje que la puerta se abra.`,
      opens:
        'La puerta se abre hasta un multiplicador. Si alcanza su objetivo o lo supera, gana la apuesta por el objetivo. Si no, pierde la apuesta.',
      alike: 'Un objetivo más alto paga más y se alcanza menos veces. Todos tienen el mismo RTP.',
    },
    room: {
      fly: 'Haga una o dos apuestas antes del vuelo. El multiplicador sube desde 1,00× hasta que la ronda explota.',
      leave: (least, most) =>
        `Cobre entre ${least} y ${most}, a mano o automáticamente. Gana la apuesta por el multiplicador; lo que siga en vuelo al explotar se pierde.`,
      alike: 'Un cobro más alto paga más y se alcanza menos veces. Todos tienen el mismo RTP.',
    },
    pegs: {
      drop: 'Suelte la bola. En cada fila de clavijas va a la izquierda o a la derecha, y paga la casilla donde cae.',
      board:
        'Usted elige de 8 a 16 filas y el riesgo. Más filas y más riesgo pagan más en los extremos y menos en el centro.',
      path: 'Izquierda y derecha son igual de probables en cada clavija, haga lo que haga antes la bola.',
    },
    mines: {
      field: (cells) =>
        `Elija cuántas de las ${cells} casillas esconden una mina y descúbralas una a una.`,
      turn: 'Cada gema aumenta lo que puede cobrar. Puede cobrar después de cualquier gema; una mina termina la ronda y se pierde la apuesta.',
      laid: 'Las minas están puestas antes de su primera casilla y se muestran al terminar la ronda. Todas las casillas valen lo mismo.',
    },
    tower: {
      levels: 'Elija el riesgo y suba nivel a nivel: una ventana en cada uno.',
      climb:
        'Cada ventana iluminada aumenta lo que puede cobrar. Puede cobrar en cualquier nivel; un fuego termina la ronda y se pierde la apuesta.',
      laid: 'Los fuegos están puestos antes de su primer paso y se muestran al terminar la ronda. Todas las ventanas de un nivel valen lo mismo.',
    },
    scratch: {
      buy: 'Elija un rasca y cómprelo por la apuesta. Ahí se decide lo que gana; rásquelo para verlo o descúbralo todo de una vez. Si sale de la página, su rasca le espera.',
      match:
        'Tres iguales (Clover Three, Fruit Stand, Gold Vault): el importe que aparece tres veces es suyo.',
      find: 'Encontrar números (Lucky Numbers, Deep Blue, Night Sky): si uno de los dos números de arriba está entre los ocho de abajo, gana el importe que tiene al lado.',
      row: 'Filas (Three Crowns, Dragon Line): tres dibujos iguales en fila, columna o diagonal ganan el importe de la derecha.',
      even: 'Lo impreso que no gana se sortea por igual. No dice nada de lo cerca que estuvo.',
    },
    pick: {
      drums:
        'Tres tambores muestran una cifra del 0 al 9 cada uno. Elija sus cifras y cómo deben salir.',
      straight: 'Orden exacto: las tres en su orden.',
      box: 'Cualquier orden: las tres en el orden que sea. Con dos cifras iguales hay menos órdenes, por eso paga más.',
      both: 'Mitad y mitad: media apuesta a cada cosa.',
      pair: 'Pares: dos cifras en los dos primeros tambores, los dos últimos o los dos de fuera.',
    },
    rounding:
      'Lo que paga cada paso se redondea hacia arriba a una centésima de la apuesta, así que el RTP varía un poco de un paso a otro. El RTP certificado es el de quien se detiene donde es más alto.',
  },
  table: {
    board: 'Riesgo y filas',
    rows: (count) => `${count} filas`,
    slot: (place) => (place === 1 ? 'Extremo' : `${place}.ª`),
    mines: 'Minas',
    risk: 'Riesgo',
    card: 'Rasca',
    prize: (prize: string, odds: string) => `${prize}, 1 de ${odds}`,
    bet: 'Apuesta',
    exact: 'En su orden',
    any: 'En otro orden',
    alike: (bet: string) => `${bet}, dos iguales`,
    step: (step) => String(step),
  },
  bets: {
    straight: 'Orden exacto',
    box: 'Cualquier orden',
    straightBox: 'Mitad y mitad',
    frontPair: 'Par inicial',
    backPair: 'Par final',
    splitPair: 'Par exterior',
  },
  headline: {
    'scratch-set': 'Clover Three',
    'daily-pick-3': 'Orden exacto',
    'rocket-rail': 'Cobro en 2,00×',
    'limbo-gate': 'Objetivo 2,00×',
    'peg-drop': 'Medio, 12 filas',
    'mine-field': '3 minas',
    'tower-climb': 'Medio',
  },
  certified: {
    title: 'Lo que devuelve cada apuesta',
    each: (headline) =>
      `Las demás cifras de esta página son las de esta apuesta: ${headline}. De todas ellas:`,
    bets: {
      fruitstand: 'Fruit Stand',
      goldvault: 'Gold Vault',
      luckynumbers: 'Lucky Numbers',
      deepblue: 'Deep Blue',
      nightsky: 'Night Sky',
      threecrowns: 'Three Crowns',
      dragonline: 'Dragon Line',
      box: 'Cualquier orden',
      boxalike: 'Cualquier orden, dos iguales',
      straightbox: 'Mitad y mitad',
      straightboxalike: 'Mitad y mitad, dos iguales',
      frontpair: 'Par inicial',
      backpair: 'Par final',
      splitpair: 'Par exterior',
    },
    target: (times) => `Objetivo ${times}`,
    mines: (count) => (count === 1 ? '1 mina' : `${count} minas`),
    figures: (rtp, wins, top) => `RTP ${rtp}, paga 1 de cada ${wins}, hasta ${top}`,
  },
  parts: {
    cards: 'Premios',
    digits: 'Cifras sorteadas',
    gate: 'Objetivo alcanzado',
    slots: 'Casillas',
    gems: 'Gemas',
    levels: 'Niveles',
  },
}
