import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `A máquina tem ${numbers} bolas. Cada rodada sorteia ${balls} delas, e nenhuma volta.`,
    ticket: (most) =>
      `Escolha de 1 a ${most} números. A aposta é a mesma, não importa quantos você escolher.`,
    exactly: (count) => `Escolha ${count} números em cada cartela que jogar.`,
    hits: 'O que uma cartela paga depende de quantos dos seus números saem. Ela paga uma vez.',
    pays: 'O prêmio depende de quantos números você escolheu e de quantos deles saem. Uma cartela paga uma vez.',
    none: 'Com muitos números, a cartela também paga quando nenhum deles sai.',
    risk: 'Você escolhe o risco: o baixo paga pouco e com frequência, o alto paga muito e raramente. O sorteio é o mesmo.',
    cards: (most) =>
      `Preencha até ${most} cartelas. Cada cartela custa a aposta e paga por si; um só sorteio decide todas.`,
    free: (games, times) =>
      `Se a última bola for um dos seus números, seguem ${games} sorteios grátis com a mesma cartela. O que eles pagam conta ${times} vezes. Sorteios grátis não dão outros sorteios grátis.`,
    alike:
      'Todos os números têm a mesma chance. O que você escolhe não muda o sorteio, e sorteios anteriores não dizem nada sobre o próximo.',
  },
  table: {
    spots: 'Números escolhidos',
    hits: (count) => (count === 1 ? '1 acerto' : `${count} acertos`),
  },
  certified: {
    title: 'O que devolve cada quantidade de números',
    each: (count) =>
      `Os outros números desta página são os de uma cartela com ${count} números. Para cada quantidade de números:`,
    risk: { low: 'Risco baixo', medium: 'Risco médio', high: 'Risco alto' },
    cards: (count, spots) =>
      `Cada cartela devolve o mesmo, não importa quantas você jogue. Uma rodada de ${count} cartelas${spots === null ? '' : ` com ${spots} números cada`}, nenhum repetido:`,
    cardsRow: (count) => `${count} cartelas`,
    spots: (count) => (count === 1 ? '1 número' : `${count} números`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, paga 1 em ${wins}, prêmio máximo ${top} × aposta, 1 em ${rare}`,
  },
  parts: { catches: 'Números acertados', freeGames: 'Sorteios grátis' },
}
