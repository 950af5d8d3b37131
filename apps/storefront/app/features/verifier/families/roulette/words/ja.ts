import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: '数字',
  caption: 'ボールの位置',
  eventNames: {
    rouletteBet: 'チップの場所：{spots}',
    ballLanded: 'ボールは{pocket}に入りました',
    halfReturned: '半分が戻る場所：{spots}',
    spotsPaid: '配当：{spots}',
  },
}
