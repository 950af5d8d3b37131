import type { CrapsWords } from './en.ts'

export const craps: CrapsWords = {
  kinds: {
    pass: 'Pass',
    dontPass: 'Don’t Pass',
    come: 'Come',
    dontCome: 'Don’t Come',
    field: 'Field',
    anySeven: 'Any Seven',
    anyCraps: 'Any Craps (2, 3, 12)',
    two: 'Dois',
    three: 'Três',
    eleven: 'Onze',
    twelve: 'Doze',
  },
  odds: 'Odds de Pass ou Come',
  lay: 'Odds de Don’t Pass ou Don’t Come',
  oddsOn: (low, high) => `Odds de Pass ou Come, ${low} ou ${high}`,
  layOn: (low, high) => `Odds de Don’t Pass ou Don’t Come, ${low} ou ${high}`,
  place: (low, high) => `Place ${low} ou ${high}`,
  hard: (low, high) => `Hard ${low} ou ${high}`,
  how: {
    begin:
      'Dois dados são lançados, cada um de 1 a 6 com a mesma chance. O disco começa em OFF: um 4, 5, 6, 8, 9 ou 10 o coloca em ON e vira o ponto. O ponto ou um 7 o devolve a OFF.',
    pass: 'Pass ganha se o primeiro lançamento for 7 ou 11 e perde com 2, 3 ou 12. Depois ganha se o ponto sair antes de um 7. Don’t Pass ganha onde Pass perde, mas um 12 no primeiro lançamento devolve a aposta.',
    come: 'Come e Don’t Come são as mesmas apostas com o disco em ON: o próximo lançamento é o primeiro delas, e cada uma recebe seu próprio número.',
    odds: 'Quando sua aposta tem número, você pode acrescentar odds. Elas pagam exatamente o que o número vale, então o cassino não tem vantagem nelas.',
    working:
      'Todas as apostas valem em cada lançamento. A que ganha é paga e volta para você. Um 7 resolve todas as apostas e encerra a rodada.',
    memory: 'Dados não têm memória: lançamentos passados não dizem nada sobre o próximo.',
  },
  line: { title: 'Apostas com ponto', text: 'Ficam até sair o número delas ou um 7.' },
  numbers: {
    title: 'Apostas em um número',
    text: 'Place ganha quando o número sai antes de um 7. Um Hardway precisa sair como dupla: qualquer outra forma de somar o número perde, e um 7 também.',
  },
  single: { title: 'Apostas em um lançamento', text: 'O próximo lançamento as resolve.' },
  down: {
    title: 'Retirar apostas',
    text: 'Entre lançamentos você pode retirar odds, Place, Hardways, Don’t Pass e Don’t Come com número. Pass e Come ficam assim que têm número.',
  },
  limits: {
    title: 'Limites da mesa',
    text: (amount) =>
      `Uma rodada aceita no máximo ${amount} em apostas, do primeiro lançamento ao último.`,
  },
  certified: {
    title: 'Quanto cada aposta devolve',
    text: 'RTP e com que frequência uma aposta ganha ou volta, de quando é feita até ser resolvida.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Aposta',
  columns: { odds: 'Paga', most: 'Máximo por lugar' },
  part: 'A aposta',
}
