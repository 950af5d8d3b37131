import type { TablesRuleWords } from './en.ts'

export const words: TablesRuleWords = {
  baccarat: {
    aim: 'Se reparten dos manos, la del jugador y la de la banca: apueste a la que se acerque más a 9, o al empate. Los ases valen 1; los dieces y las figuras, 0; de una suma solo cuenta la última cifra.',
    natural: 'Con 8 o 9 de dos cartas en cualquiera de los lados nadie pide.',
    player: 'El jugador pide una tercera carta hasta 5 y se planta con 6 y 7.',
    banker:
      'La banca pide hasta 2. Con más depende de la tercera carta del jugador: con 3, con cualquiera menos un 8; con 4, de 2 a 7; con 5, de 4 a 7; con 6, con 6 y 7. Si el jugador se planta, la banca pide hasta 5.',
  },
  casinoWar: {
    aim: 'Usted y el crupier reciben una carta cada uno. La más alta gana 1:1; el as es la más alta y los palos no cuentan.',
    tie: 'Si las cartas son iguales, usted va a la guerra o se rinde.',
    war: 'Para ir a la guerra apuesta otro tanto, y ambos reciben otra carta. Si la suya es más alta o igual, la segunda apuesta gana 1:1 y la primera vuelve; si no, pierde las dos.',
    surrender: 'Si se rinde, recupera la mitad de su apuesta.',
    tieBet: (odds) => `Una apuesta al empate paga ${odds} si las dos primeras cartas son iguales.`,
  },
  redDog: {
    aim: 'Se reparten dos cartas. Apueste a que la tercera cae entre ellas; el as es la más alta.',
    spread: 'Antes de la tercera carta puede subir: apueste otro tanto.',
    pays: (spread, odds) => `Distancia ${spread}: paga ${odds}.`,
    follow: 'Si las dos cartas son consecutivas, recupera su apuesta.',
    pair: (odds) =>
      `Si son pareja, una tercera carta del mismo valor paga ${odds}; con cualquier otra recupera su apuesta.`,
  },
  threeCardPoker: {
    aim: 'Usted y el crupier reciben tres cartas cada uno. Mire las suyas: juegue con una segunda apuesta igual al ante, o retírese y pierda el ante.',
    ranking:
      'De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta. As, 2, 3 es la escalera más baja.',
    qualifies:
      'El crupier juega con una reina o mejor. Sin ella el ante gana 1:1 y la apuesta de juego vuelve.',
    compared: 'Si no, la mejor mano gana ante y apuesta de juego 1:1; si son iguales, vuelven.',
    bonus: (rank, odds) => `Bono del ante, tenga lo que tenga el crupier: ${rank} ${odds}.`,
    pairPlus: (rank, odds) => `Pair Plus: ${rank} paga ${odds}.`,
  },
  ranks: {
    pair: 'pareja',
    flush: 'color',
    straight: 'escalera',
    threeOfAKind: 'trío',
    straightFlush: 'escalera de color',
  },
  places: {
    row: 'Cartas',
    playerPair: 'Pareja del jugador',
    bankerPair: 'Pareja de la banca',
    ante: 'Ante',
    war: 'Guerra',
    raise: 'Subida',
    play: 'Juego',
    pairPlus: 'Pair Plus',
  },
}
