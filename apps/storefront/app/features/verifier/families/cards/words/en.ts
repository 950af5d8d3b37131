/** Words for recounted rounds of cards. English is the original. */
export const words = {
  title: 'Cards',
  caption: 'On the table',
  chips: 'Chips',
  faceDown: 'face down',
  /** Between places where chips lie. */
  between: ', ',
  /** After a hand or what it was dealt, where the game counts. */
  counting: '{told}, {points} points',
  /** Hands and places of every table; what else a table has is named by its rules. */
  places: {
    dealer: 'Dealer',
    hand: 'Your hand',
    split: 'Your second hand',
    insurance: 'Insurance',
  },
  /** What lies at one of several boxes. */
  boxes: {
    box: 'Box {box}',
    split: 'Box {box}, second hand',
    insurance: 'Insurance, box {box}',
    pairs: 'Pairs, box {box}',
    poker: '21+3, box {box}',
  },
  results: {
    blackjack: 'blackjack',
    win: 'wins',
    push: 'push',
    half: 'half back',
    bust: 'bust',
    lose: 'loses',
  },
  ranks: {
    highCard: 'high card',
    pair: 'pair',
    flush: 'flush',
    straight: 'straight',
    threeOfAKind: 'three of a kind',
    straightFlush: 'straight flush',
  },
  eventNames: {
    cardsBet: 'Chips: {spots}',
    cardDealt: '{hand}: {card}',
    cardHidden: '{hand}: a card face down',
    cardTurned: '{hand} turns over {card}',
    dealerPeeked: {
      blackjack: 'The dealer has blackjack',
      none: 'The dealer has no blackjack',
    },
    insuranceTaken: 'Insurance taken',
    insuranceDeclined: 'Insurance declined',
    handDoubled: '{hand}: bet doubled',
    handSplit: '{hand}: split',
    handStood: '{hand}: stands',
    handTurn: 'Turn: {hand}',
    chipsAdded: '{spot}: chips added',
    raiseDeclined: 'No raise',
    handFolded: '{hand}: gives up',
    spreadTold: { pair: 'A pair', follow: 'The cards follow one another', some: 'Spread {count}' },
    handRanked: '{hand}: {rank}',
    handsCompared: { wins: '{hand} wins', tie: 'A tie' },
    spotSettled: '{spot}: {result}',
  },
}

export type CardsRoundWords = typeof words
