import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: 'Le numéro',
  caption: 'Où se trouve la bille',
  eventNames: {
    rouletteBet: 'Jetons sur {spots}',
    ballLanded: 'La bille tombe sur le {pocket}',
    halfReturned: 'La moitié revient\u00a0: {spots}',
    spotsPaid: 'Paie\u00a0: {spots}',
  },
}
