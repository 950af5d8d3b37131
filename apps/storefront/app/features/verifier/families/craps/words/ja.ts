import type { CrapsRoundWords } from './en.ts'

export const words: CrapsRoundWords = {
  title: 'サイコロ',
  caption: '出た目',
  eventNames: {
    crapsBet: 'チップの場所：{spots}',
    crapsRolled: 'サイコロの目は{dice}、合計{sum}',
    crapsPaid: '{spots}の配当',
    crapsLost: '{spots}は外れ',
    crapsMoved: '{spots}は{to}へ移動',
    crapsPoint: 'ポイントは{point}',
    crapsTaken: '{spots}を取り下げ',
  },
  off: 'オフ',
}
