import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Ziehung',
  balls: 'Kugeln',
  eventNames: {
    ticketPlayed: 'Schein mit {count} Zahlen',
    ballDrawn: 'Kugel {place}: {ball}',
    ticketPaid: '{caught} von {spots} getroffen',
  },
}
