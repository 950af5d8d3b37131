import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Sorteo',
  balls: 'Bolas',
  eventNames: {
    ticketPlayed: 'Boleto de {count} números',
    ballDrawn: 'Bola {place}: {ball}',
    ticketPaid: '{caught} de {spots} acertados',
    cardPlayed: 'Cartón {card} de {count} números',
    cardPaid: 'Cartón {card}: {caught} de {spots} acertados',
    freeGamesWon: '{games} sorteos gratis, premios × {times}',
    freeGameStarted: 'Sorteo gratis {game}',
  },
}
