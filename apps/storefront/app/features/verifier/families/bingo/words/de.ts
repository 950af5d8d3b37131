import type { BingoRoundWords } from './en.ts'

export const words: BingoRoundWords = {
  title: 'Die Karte',
  caption: 'Zahlen der Karte',
  prizes: { line: 'Linie', twoLines: 'Zwei Linien', pattern: 'Muster', house: 'Full House' },
  eventNames: {
    bingoCard: 'Karte {place} von {cards}',
    bingoCalled: 'Zahl {number}',
    bingoWon: '{prize}: Gewinnkarten {winners}',
  },
}
