import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: 'O número',
  caption: 'Onde está a bola',
  eventNames: {
    rouletteBet: 'Fichas em {spots}',
    ballLanded: 'A bola cai no {pocket}',
    halfReturned: 'Volta a metade: {spots}',
    spotsPaid: 'Paga: {spots}',
  },
}
