/** Words for recounted rounds of keno. English is the original. */
export const words = {
  title: 'Draw',
  balls: 'Balls',
  eventNames: {
    ticketPlayed: 'Ticket with {count} numbers',
    ballDrawn: 'Ball {place}: {ball}',
    ticketPaid: '{caught} of {spots} hit',
  },
}
export type KenoRoundWords = typeof words
