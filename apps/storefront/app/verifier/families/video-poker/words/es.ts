import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Cartas',
  dealt: 'Repartidas',
  drawn: 'Tras el cambio',
  hand: 'Mano {number} tras el cambio',
  eventNames: {
    pokerDealt: 'Se reparten cinco cartas',
    pokerDrawn: 'Se cambian cartas, {held} guardadas',
    pokerHandWon: '{hand}: paga',
  },
}
