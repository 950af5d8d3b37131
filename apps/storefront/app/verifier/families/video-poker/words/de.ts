import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Karten',
  dealt: 'Gegeben',
  drawn: 'Nach dem Ziehen',
  hand: 'Hand {number} nach dem Ziehen',
  eventNames: {
    pokerDealt: 'Fünf Karten werden gegeben',
    pokerDrawn: 'Karten werden gezogen, {held} gehalten',
    pokerHandWon: '{hand} zahlt',
  },
}
