import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: 'Le numéro',
  caption: 'Où se trouve la bille',
  eventNames: {
    rouletteBet: 'Jetons sur {spots}',
    ballLanded: 'La bille tombe sur le {pocket}',
    spotsPaid: 'Paie\u00a0: {spots}',
  },
}
