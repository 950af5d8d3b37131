import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    naturalRoyalFlush: 'Escalera real natural',
    royalFlush: 'Escalera real',
    fourDeucesWithAce: 'Cuatro doses con as',
    fourDeuces: 'Cuatro doses',
    wildRoyalFlush: 'Escalera real con comodín',
    fiveAces: 'Cinco ases',
    fiveThreesToFives: 'Cinco treses, cuatros o cincos',
    fiveSixesToKings: 'Cinco seises a reyes',
    fiveOfAKind: 'Repóquer',
    straightFlush: 'Escalera de color',
    fourOfAKind: 'Póquer',
    fourAces: 'Póquer de ases',
    fourAcesOrEights: 'Póquer de ases u ochos',
    fourAcesWithLow: 'Póquer de ases con 2, 3 o 4',
    fourTwosToFours: 'Póquer de doses, treses o cuatros',
    fourTwosToFoursWithAceOrLow: 'Póquer de doses, treses o cuatros con as, 2, 3 o 4',
    fourFivesToKings: 'Póquer de cincos a reyes',
    fourSevens: 'Póquer de sietes',
    fourJacksToKings: 'Póquer de jotas, reinas o reyes',
    fullHouse: 'Full',
    flush: 'Color',
    straight: 'Escalera',
    threeOfAKind: 'Trío',
    twoPair: 'Doble pareja',
    tensOrBetter: 'Dieces o mejor',
    jacksOrBetter: 'Jotas o mejor',
    kingsOrBetter: 'Reyes o mejor',
  },
  how: {
    deal: 'Recibe cinco cartas de una baraja de 52 mezclada. Guarde las que quiera conservar; las demás se cambian una vez. Después, su mano paga según la tabla.',
    dealWithJoker:
      'Recibe cinco cartas de una baraja mezclada de 53: las 52 habituales y un comodín. Guarde las que quiera conservar; las demás se cambian una vez. Después, su mano paga según la tabla.',
    deuces:
      'Los cuatro doses son comodines: cada uno cuenta como la carta con la que su mano paga más. Solo la escalera real natural debe formarse sin ellos.',
    joker:
      'El comodín cuenta como la carta con la que su mano paga más. Solo la escalera real natural debe formarse sin él.',
    highest:
      'Una mano paga una sola vez, por la fila más alta que cumple. El as es la carta más alta, y la más baja en A-2-3-4-5.',
    best: 'El RTP es el de quien guarda siempre las cartas que más pagan de media. Cualquier otra elección devuelve menos.',
    hands: (count) =>
      `Juega ${count} manos a la vez. Todas guardan las mismas cartas y cada una roba de su propia baraja.`,
    doubleUp: (times, most) =>
      `Lo ganado en una ronda puede doblarse hasta ${times} veces seguidas, mientras no pase de ${most}. Se reparten boca abajo cinco cartas de una baraja nueva, la primera de la banca; usted descubre una de las otras cuatro. Un rango mayor dobla el premio, uno menor lo pierde y el mismo lo deja como está. De media el premio no cambia: doblar devuelve exactamente el 100 %.`,
    multiplierName: 'Un multiplicador',
    multiplier: (list, all) =>
      `Con cada reparto se sortea un multiplicador para todo lo que pague: ${list}, de cada ${all} rondas de media; en las demás cada premio cuenta una vez.`,
    progressive: (hand, from) =>
      `${hand}: paga lo que muestra su contador. Desde ${from}, el juego devuelve el 100 % o más a quien guarda lo mejor para esa cantidad; por debajo, menos.`,
    multiplied: (by, count) => `× ${by} en ${count}`,
  },
  hand: 'Mano',
  pays: 'Paga',
}
