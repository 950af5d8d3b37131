import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Ziehung',
  balls: 'Kugeln',
  eventNames: {
    ticketPlayed: 'Schein mit {count} Zahlen',
    ballDrawn: 'Kugel {place}: {ball}',
    ticketPaid: '{caught} von {spots} getroffen',
    cardPlayed: 'Karte {card} mit {count} Zahlen',
    cardPaid: 'Karte {card}: {caught} von {spots} getroffen',
    freeGamesWon: '{games} freie Ziehungen, Gewinne × {times}',
    freeGameStarted: 'Freie Ziehung {game}',
  },
}
