/** Words for recounted rounds of video poker. English is the original. */
export const words = {
  title: 'Cards',
  dealt: 'Dealt',
  drawn: 'After the draw',
  hand: 'Hand {number} after the draw',
  eventNames: {
    pokerDealt: 'Five cards are dealt',
    pokerDrawn: 'Cards are drawn, {held} held',
    pokerHandWon: '{hand} pays',
  },
}

export type PokerRoundWords = typeof words
