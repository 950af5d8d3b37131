import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Cartas',
  dealt: 'Distribuídas',
  drawn: 'Depois da troca',
  hand: 'Mão {number} depois da troca',
  eventNames: {
    pokerDealt: 'Cinco cartas são distribuídas',
    pokerDrawn: 'Cartas são trocadas, {held} mantidas',
    pokerHandWon: '{hand}: paga',
  },
}
