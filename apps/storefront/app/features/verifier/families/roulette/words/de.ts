import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: 'Die Zahl',
  caption: 'Wo die Kugel liegt',
  eventNames: {
    rouletteBet: 'Chips liegen auf {spots}',
    ballLanded: 'Die Kugel fällt auf {pocket}',
    halfReturned: 'Zur Hälfte zurück: {spots}',
    spotsPaid: 'Es zahlt: {spots}',
  },
}
