/** Words for recounted rounds of keno. English is the original. */
export const words = {
  title: 'Draw',
  balls: 'Balls',
  eventNames: {
    ticketPlayed: 'Ticket with {count} numbers',
    ballDrawn: 'Ball {place}: {ball}',
    ticketPaid: '{caught} of {spots} hit',
    cardPlayed: 'Card {card} with {count} numbers',
    cardPaid: 'Card {card}: {caught} of {spots} hit',
    freeGamesWon: '{games} free draws, pays × {times}',
    freeGameStarted: 'Free draw {game}',
  },
}
export type KenoRoundWords = typeof words
