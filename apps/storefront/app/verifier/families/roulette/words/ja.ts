import type { RouletteRoundWords } from './en.ts'

export const words: RouletteRoundWords = {
  title: '数字',
  caption: 'ボールの位置',
  eventNames: {
    rouletteBet: 'チップの場所：{spots}',
    ballLanded: 'ボールは{pocket}に入りました',
    spotsPaid: '配当：{spots}',
  },
}
