import type { DiceRoundWords } from './en.ts'

export const words: DiceRoundWords = {
  title: 'サイコロ',
  caption: '出た目',
  eventNames: {
    diceBet: 'チップの場所：{spots}',
    diceRolled: 'サイコロの目は{dice}、合計{sum}',
    dicePaid: '配当あり：{spots}',
  },
}
