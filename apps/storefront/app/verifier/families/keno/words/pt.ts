import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Sorteio',
  balls: 'Bolas',
  eventNames: {
    ticketPlayed: 'Cartela com {count} números',
    ballDrawn: 'Bola {place}: {ball}',
    ticketPaid: '{caught} de {spots} acertados',
  },
}
