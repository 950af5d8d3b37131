import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    royalFlush: 'Escalera real',
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
    highest:
      'Una mano paga una sola vez, por la fila más alta que cumple. El as es la carta más alta, y la más baja en A-2-3-4-5.',
    best: 'El RTP es el de quien guarda siempre las cartas que más pagan de media. Cualquier otra elección devuelve menos.',
    hands: (count) =>
      `Juega ${count} manos a la vez. Todas guardan las mismas cartas y cada una roba de su propia baraja.`,
  },
  hand: 'Mano',
  pays: 'Paga',
}
