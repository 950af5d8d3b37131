import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `A máquina tem ${numbers} bolas. Cada rodada sorteia ${balls} delas, e nenhuma volta.`,
    ticket: (most) =>
      `Escolha de 1 a ${most} números. A aposta é a mesma, não importa quantos você escolher.`,
    pays: 'O prêmio depende de quantos números você escolheu e de quantos deles saem. Uma cartela paga uma vez.',
    none: 'Com muitos números, a cartela também paga quando nenhum deles sai.',
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
    spots: (count) => (count === 1 ? '1 número' : `${count} números`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, paga 1 em ${wins}, prêmio máximo ${top} × aposta, 1 em ${rare}`,
  },
  parts: { catches: 'Números acertados' },
}
