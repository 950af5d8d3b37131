import type { OwnRuleWords } from './en.ts'

export const words: OwnRuleWords = {
  how: {
    decks: (decks) =>
      decks === 1
        ? 'Cada rodada é distribuída de um baralho completo, embaralhado de novo.'
        : `Cada rodada é distribuída de ${decks} baralhos completos, embaralhados de novo.`,
    aim: 'Chegue mais perto de 21 do que o dealer sem passar. As figuras valem 10; o ás, 1 ou 11.',
    dealer: {
      stands: 'O dealer recebe uma carta fechada, compra até 16 e para em todo 17.',
      hits: 'O dealer recebe uma carta fechada, compra até 16 e também no 17 suave.',
    },
    pays: (odds) =>
      `Um blackjack, um ás e uma carta de valor 10, paga ${odds}. Os outros prêmios pagam 1:1 e o empate devolve a aposta.`,
    double: {
      afterSplit:
        'Você pode dobrar com quaisquer duas cartas, também após dividir: a aposta dobra e você recebe exatamente mais uma carta.',
      never:
        'Você pode dobrar com as duas primeiras cartas: a aposta dobra e você recebe exatamente mais uma carta.',
    },
    split: (hands) =>
      `Duas cartas do mesmo valor podem ser divididas em ${hands} mãos com a mesma aposta. Ases divididos recebem uma carta cada, e 21 com eles não é blackjack.`,
    insurance: (odds, ratio) =>
      `Quando o dealer mostra um ás, o seguro custa meia aposta e paga ${odds} se ele tiver blackjack. Em média devolve ${(100 * ratio).toFixed(2).replace('.', ',')}%: é melhor recusar.`,
    boxes: (count) =>
      `Você pode apostar em até ${count} boxes por rodada. Eles são jogados um após o outro contra o mesmo dealer; o que um box devolve não depende dos outros.`,
    side: {
      pairs: (pays) => `Pares, com as duas primeiras cartas de um box: ${pays}.`,
      poker: (pays) => `21+3, com essas duas e a carta aberta do dealer: ${pays}.`,
    },
    sidePays: (made, odds) => `${made} ${odds}`,
    made: {
      perfect: 'duas vezes a mesma carta',
      coloured: 'mesmo valor e cor',
      mixed: 'mesmo valor',
      suitedThree: 'trinca do mesmo naipe',
      straightFlush: 'straight flush',
      three: 'trinca',
      straight: 'sequência',
      flush: 'flush',
    },
    highest: (hands) =>
      `Cada um recebe uma carta: ${hands}. A mais alta ganha; o ás é a mais baixa e os naipes não contam.`,
    spotPays: (spot, outcome, odds) => `${spot} paga ${odds} com ${outcome}.`,
    spotGivesBack: (spot, outcome, percent) =>
      `${spot} recebe ${percent}% de volta com ${outcome}.`,
  },
  certified: {
    title: 'O que cada aposta devolve',
    each: 'Os outros números desta página são os de uma aposta no primeiro campo. As outras apostas:',
  },
  parts: {
    pairs: 'Pares',
    poker: '21+3',
    insurance: 'Seguro',
    hand: 'Mãos jogadas',
    blackjack: 'Blackjacks',
    double: 'Mãos dobradas',
    split: 'Mãos divididas',
    raise: 'Mãos com segunda aposta',
  },
  places: {
    pairs: 'Pares',
    poker: '21+3',
    insurance: 'Seguro',
    dragon: 'Dragão',
    tiger: 'Tigre',
    tie: 'Empate',
    player: 'Jogador',
    banker: 'Banca',
  },
}
