import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Sorteio',
  balls: 'Bolas',
  eventNames: {
    ticketPlayed: 'Cartela com {count} números',
    ballDrawn: 'Bola {place}: {ball}',
    ticketPaid: '{caught} de {spots} acertados',
    cardPlayed: 'Cartela {card} com {count} números',
    cardPaid: 'Cartela {card}: {caught} de {spots} acertados',
    freeGamesWon: '{games} sorteios grátis, prêmios × {times}',
    freeGameStarted: 'Sorteio grátis {game}',
  },
}
