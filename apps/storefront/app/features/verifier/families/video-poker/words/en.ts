/** Words for recounted rounds of video poker. English is the original. */
export const words = {
  title: 'Cards',
  dealt: 'Dealt',
  drawn: 'After the draw',
  hand: 'Hand {number} after the draw',
  doubling: 'Doubling: the dealer’s card and four others',
  outcomes: { won: 'won', lost: 'lost', tied: 'tied' },
  eventNames: {
    pokerMultiplied: 'The deal draws × {by}',
    doubleUpOffered: 'The win may be doubled',
    pokerDoubled: 'Doubled against the dealer: {outcome}',
    pokerDealt: 'Five cards are dealt',
    pokerDrawn: 'Cards are drawn, {held} held',
    pokerHandWon: '{hand} pays',
  },
}

export type PokerRoundWords = typeof words
