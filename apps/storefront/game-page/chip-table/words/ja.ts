import type { LayingWords } from './en.ts'

export const layingWords: LayingWords = {
  undo: '元に戻す',
  saved: {
    title: '保存したベット',
    last: '前回のベット',
    none: 'チップの置き方を保存すると、ワンタッチで置き直せます。',
    save: 'このベットを保存',
    use: (bet) => `${bet}を置く`,
    remove: (bet) => `${bet}を削除`,
    chips: (name, chips) => `${name} × ${chips}`,
  },
}
