import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'カード',
  dealt: '配られたカード',
  drawn: '交換後',
  hand: '{number}番目の手、交換後',
  eventNames: {
    pokerDealt: '5枚のカードが配られます',
    pokerDrawn: 'カードを引きます（ホールド{held}枚）',
    pokerHandWon: '{hand}の配当',
  },
}
