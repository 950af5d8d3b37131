import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Karten',
  dealt: 'Gegeben',
  drawn: 'Nach dem Ziehen',
  hand: 'Hand {number} nach dem Ziehen',
  doubling: 'Verdoppeln: Karte des Gebers und vier andere',
  outcomes: { won: 'gewonnen', lost: 'verloren', tied: 'gleich' },
  eventNames: {
    pokerMultiplied: 'Die Hand zieht × {by}',
    doubleUpOffered: 'Der Gewinn darf verdoppelt werden',
    pokerDoubled: 'Gegen den Geber verdoppelt: {outcome}',
    pokerDealt: 'Fünf Karten werden gegeben',
    pokerDrawn: 'Karten werden gezogen, {held} gehalten',
    pokerHandWon: '{hand} zahlt',
  },
}
