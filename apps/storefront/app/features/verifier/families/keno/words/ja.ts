import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: '抽選',
  balls: 'ボール',
  eventNames: {
    ticketPlayed: '{count}個選んだチケット',
    ballDrawn: '{place}個目のボール：{ball}',
    ticketPaid: '{spots}個中{caught}個的中',
    cardPlayed: 'カード{card}：{count}個',
    cardPaid: 'カード{card}：{spots}個中{caught}個的中',
    freeGamesWon: '無料抽選{games}回、配当×{times}',
    freeGameStarted: '無料抽選{game}回目',
  },
}
