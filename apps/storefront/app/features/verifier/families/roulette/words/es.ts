import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: 'El número',
  caption: 'Dónde está la bola',
  eventNames: {
    rouletteBet: 'Fichas en {spots}',
    ballLanded: 'La bola cae en el {pocket}',
    halfReturned: 'Vuelve la mitad: {spots}',
    spotsPaid: 'Paga: {spots}',
  },
}
