import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    naturalRoyalFlush: 'Royal flush natural',
    royalFlush: 'Royal flush',
    fourDeucesWithAce: 'Quatro dois com ás',
    fourDeuces: 'Quatro dois',
    wildRoyalFlush: 'Royal flush com curinga',
    fiveAces: 'Cinco ases',
    fiveThreesToFives: 'Cinco 3, 4 ou 5',
    fiveSixesToKings: 'Cinco 6 a reis',
    fiveOfAKind: 'Quina',
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
    dealWithJoker:
      'Você recebe cinco cartas de um baralho embaralhado de 53: as 52 habituais e um curinga. Segure as que quer manter; as outras são trocadas uma vez. Depois, sua mão paga de acordo com a tabela.',
    deuces:
      'Os quatro 2 são curingas: cada um vale como a carta com que sua mão paga mais. Só o royal flush natural precisa ser feito sem eles.',
    joker:
      'O curinga vale como a carta com que sua mão paga mais. Só o royal flush natural precisa ser feito sem ele.',
    highest:
      'Uma mão paga uma única vez, pela linha mais alta em que se encaixa. O ás é a carta mais alta, e a mais baixa em A-2-3-4-5.',
    best: 'O RTP é o de quem sempre segura as cartas que mais pagam em média. Qualquer outra escolha devolve menos.',
    hands: (count) =>
      `Você joga ${count} mãos ao mesmo tempo. Todas seguram as mesmas cartas, e cada uma compra de um baralho próprio.`,
    doubleUp: (times, most) =>
      `O que uma rodada ganhou pode ser dobrado até ${times} vezes seguidas, enquanto não passar de ${most}. Cinco cartas de um baralho novo são dadas viradas para baixo, a primeira da banca; você vira uma das outras quatro. Um valor mais alto dobra o prêmio, um mais baixo o perde, o mesmo o deixa como está. Em média o prêmio não muda: dobrar devolve exatamente 100%.`,
    multiplierName: 'Um multiplicador',
    multiplier: (list, all) =>
      `Com cada distribuição é sorteado um multiplicador para tudo o que ela pagar: ${list}, de cada ${all} rodadas em média; nas outras cada prêmio conta uma vez.`,
    progressive: (hand, from) =>
      `${hand}: paga o que o contador mostra. A partir de ${from}, o jogo devolve 100% ou mais a quem segura o melhor para esse valor; abaixo disso, menos.`,
    multiplied: (by, count) => `× ${by} em ${count}`,
  },
  hand: 'Mão',
  pays: 'Paga',
}
