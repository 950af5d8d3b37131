import type { OwnRuleWords } from './en.ts'

export const words: OwnRuleWords = {
  how: {
    decks: (decks) =>
      decks === 1
        ? 'Cada ronda se reparte de una baraja completa, barajada de nuevo.'
        : `Cada ronda se reparte con ${decks} barajas completas, barajadas de nuevo.`,
    aim: 'Acércate a 21 más que el crupier sin pasarte. Las figuras valen 10; el as, 1 u 11.',
    dealer: {
      stands: 'El crupier recibe una carta boca abajo, pide hasta 16 y se planta con cualquier 17.',
      hits: 'El crupier recibe una carta boca abajo, pide hasta 16 y también con 17 blando.',
    },
    pays: (odds) =>
      `Un blackjack, un as y una carta de valor 10, paga ${odds}. Los demás premios pagan 1:1 y con empate recuperas la apuesta.`,
    double: {
      afterSplit:
        'Puede doblar con dos cartas cualesquiera, también tras dividir: la apuesta se duplica y recibe una sola carta más.',
      never:
        'Puede doblar con sus dos primeras cartas: la apuesta se duplica y recibe una sola carta más.',
    },
    split: (hands) =>
      `Dos cartas del mismo valor se pueden dividir en ${hands} manos con la misma apuesta. Los ases divididos reciben una carta cada uno, y 21 con ellos no es blackjack.`,
    insurance: (odds, ratio) =>
      `Si el crupier muestra un as, el seguro cuesta media apuesta y paga ${odds} si tiene blackjack. De media devuelve el ${(100 * ratio).toFixed(2).replace('.', ',')} %: es mejor rechazarlo.`,
    boxes: (count) =>
      `Puede apostar en hasta ${count} casillas por ronda. Se juegan una tras otra contra el mismo crupier; lo que devuelve una casilla no depende de las demás.`,
    side: {
      pairs: (pays) => `Parejas, con las dos primeras cartas de una casilla: ${pays}.`,
      poker: (pays) => `21+3, con esas dos y la carta descubierta del crupier: ${pays}.`,
    },
    sidePays: (made, odds) => `${made} ${odds}`,
    made: {
      perfect: 'dos veces la misma carta',
      coloured: 'mismo valor y color',
      mixed: 'mismo valor',
      suitedThree: 'trío del mismo palo',
      straightFlush: 'escalera de color',
      three: 'trío',
      straight: 'escalera',
      flush: 'color',
    },
    highest: (hands) =>
      `Se reparte una carta a ${hands}. Gana la más alta; el as es la más baja y los palos no cuentan.`,
    spotPays: (spot, outcome, odds) => `${spot} paga ${odds} con ${outcome}.`,
    spotGivesBack: (spot, outcome, percent) => `${spot} recupera el ${percent} % con ${outcome}.`,
  },
  certified: {
    title: 'Lo que devuelve cada apuesta',
    each: 'Las demás cifras de esta página son las de una apuesta a la primera casilla. Las otras apuestas:',
  },
  parts: {
    pairs: 'Parejas',
    poker: '21+3',
    insurance: 'Seguro',
    hand: 'Manos jugadas',
    blackjack: 'Blackjacks',
    double: 'Manos dobladas',
    split: 'Manos divididas',
    raise: 'Manos con segunda apuesta',
  },
  places: {
    pairs: 'Parejas',
    poker: '21+3',
    insurance: 'Seguro',
    dragon: 'Dragón',
    tiger: 'Tigre',
    tie: 'Empate',
    player: 'Jugador',
    banker: 'Banca',
  },
}
