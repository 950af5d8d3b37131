import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Cartes',
  dealt: 'Distribuées',
  drawn: 'Après le tirage',
  hand: 'Main {number} après le tirage',
  doubling: 'Doubler : la carte du croupier et quatre autres',
  outcomes: { won: 'gagné', lost: 'perdu', tied: 'égalité' },
  eventNames: {
    pokerMultiplied: 'La donne tire × {by}',
    doubleUpOffered: 'Le gain peut être doublé',
    pokerDoubled: 'Doublé contre le croupier : {outcome}',
    pokerDealt: 'Cinq cartes sont distribuées',
    pokerDrawn: 'Des cartes sont tirées, {held} gardées',
    pokerHandWon: '{hand} : paie',
  },
}
