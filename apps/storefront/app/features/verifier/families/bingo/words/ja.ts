import type { BingoRoundWords } from './en.ts'

export const words: BingoRoundWords = {
  title: 'カード',
  caption: 'カードの番号',
  prizes: { line: 'ライン', twoLines: '2ライン', pattern: 'パターン', house: 'フルハウス' },
  eventNames: {
    bingoCard: '{cards}枚中のカード{place}',
    bingoCalled: '番号{number}',
    bingoWon: '{prize}：当選カード{winners}枚',
  },
}
