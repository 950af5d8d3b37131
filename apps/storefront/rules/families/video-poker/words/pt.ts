import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Quadra',
    fourAces: 'Quadra de ases',
    fourAcesOrEights: 'Quadra de ases ou oitos',
    fourAcesWithLow: 'Quadra de ases com 2, 3 ou 4',
    fourTwosToFours: 'Quadra de 2, 3 ou 4',
    fourTwosToFoursWithAceOrLow: 'Quadra de 2, 3 ou 4 com ás, 2, 3 ou 4',
    fourFivesToKings: 'Quadra de 5 a reis',
    fourSevens: 'Quadra de setes',
    fourJacksToKings: 'Quadra de valetes, damas ou reis',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Sequência',
    threeOfAKind: 'Trinca',
    twoPair: 'Dois pares',
    tensOrBetter: 'Dez ou melhor',
    jacksOrBetter: 'Valetes ou melhor',
    kingsOrBetter: 'Reis ou melhor',
  },
  how: {
    deal: 'Você recebe cinco cartas de um baralho embaralhado de 52. Segure as que quer manter; as outras são trocadas uma vez. Depois, sua mão paga de acordo com a tabela.',
    highest:
      'Uma mão paga uma única vez, pela linha mais alta em que se encaixa. O ás é a carta mais alta, e a mais baixa em A-2-3-4-5.',
    best: 'O RTP é o de quem sempre segura as cartas que mais pagam em média. Qualquer outra escolha devolve menos.',
    hands: (count) =>
      `Você joga ${count} mãos ao mesmo tempo. Todas seguram as mesmas cartas, e cada uma compra de um baralho próprio.`,
  },
  hand: 'Mão',
  pays: 'Paga',
}
