import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Cartes',
  dealt: 'Distribuées',
  drawn: 'Après le tirage',
  hand: 'Main {number} après le tirage',
  eventNames: {
    pokerDealt: 'Cinq cartes sont distribuées',
    pokerDrawn: 'Des cartes sont tirées, {held} gardées',
    pokerHandWon: '{hand} : paie',
  },
}
