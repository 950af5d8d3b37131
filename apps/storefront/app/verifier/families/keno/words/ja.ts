import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: '抽選',
  balls: 'ボール',
  eventNames: {
    ticketPlayed: '{count}個選んだチケット',
    ballDrawn: '{place}個目のボール：{ball}',
    ticketPaid: '{spots}個中{caught}個的中',
  },
}
