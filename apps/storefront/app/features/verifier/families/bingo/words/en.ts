/** What the verifier says of a round of bingo. English is the original; every translation has its keys. */
export const words = {
  title: 'The card',
  caption: 'Numbers of the card',
  prizes: { line: 'Line', twoLines: 'Two lines', pattern: 'Pattern', house: 'Full house' },
  eventNames: {
    bingoCard: 'Card {place} of {cards}',
    bingoCalled: 'Number {number}',
    bingoWon: '{prize}: winning cards {winners}',
  },
}

export type BingoRoundWords = typeof words
