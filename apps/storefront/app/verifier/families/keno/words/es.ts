import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Sorteo',
  balls: 'Bolas',
  eventNames: {
    ticketPlayed: 'Boleto de {count} números',
    ballDrawn: 'Bola {place}: {ball}',
    ticketPaid: '{caught} de {spots} acertados',
  },
}
