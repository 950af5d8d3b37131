import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'カード',
  dealt: '配られたカード',
  drawn: '交換後',
  hand: '{number}番目の手、交換後',
  doubling: 'ダブルアップ：ディーラーのカードと4枚',
  outcomes: { won: '勝ち', lost: '負け', tied: '引き分け' },
  eventNames: {
    pokerMultiplied: '倍率 {by}倍を抽選',
    doubleUpOffered: '配当をダブルアップできる',
    pokerDoubled: 'ディーラーと勝負：{outcome}',
    pokerDealt: '5枚のカードが配られます',
    pokerDrawn: 'カードを引きます（ホールド{held}枚）',
    pokerHandWon: '{hand}の配当',
  },
}
