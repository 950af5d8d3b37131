/** Sentences about tables whose chips are put on places with names. English is the original. */
export const words = {
  baccarat: {
    aim: 'Two hands are dealt, the player’s and the banker’s: bet on the one that comes closer to 9, or on a tie. Aces count 1, tens and court cards 0; of a sum only the last digit counts.',
    natural: 'With 8 or 9 of two cards on either side nobody draws.',
    player: 'The player draws a third card up to 5 and stands on 6 and 7.',
    banker:
      'The banker draws up to 2. With more it depends on the player’s third card: with 3 on any but an 8, with 4 on 2 to 7, with 5 on 4 to 7, with 6 on 6 and 7. If the player stands, the banker draws up to 5.',
  },
  casinoWar: {
    aim: 'You and the dealer get one card each. The higher one wins 1:1; an ace is highest, and suits do not count.',
    tie: 'If the cards are equal, you go to war or surrender.',
    war: 'To go to war you bet as much again, and you both get another card. If yours is higher or equal, the second bet wins 1:1 and the first comes back; else you lose both.',
    surrender: 'If you surrender, half of your bet comes back.',
    tieBet: (odds: string) => `A bet on Tie pays ${odds} when the first two cards are equal.`,
  },
  redDog: {
    aim: 'Two cards are dealt. Bet that the third falls between them; an ace is highest.',
    spread: 'Before the third card you may raise: bet as much again.',
    pays: (spread: string, odds: string) => `Spread ${spread}: pays ${odds}.`,
    follow: 'If the two cards follow one another, your bet comes back.',
    pair: (odds: string) =>
      `If they are a pair, a third card of the same rank pays ${odds}; with any other your bet comes back.`,
  },
  threeCardPoker: {
    aim: 'You and the dealer get three cards each. Look at yours: play with a second bet as high as the ante, or fold and lose the ante.',
    ranking:
      'From high to low: straight flush, three of a kind, straight, flush, pair, high card. Ace, 2, 3 is the lowest straight.',
    qualifies:
      'The dealer plays with a queen or better. Without it the ante wins 1:1 and the play bet comes back.',
    compared: 'Else the better hand wins ante and play bet 1:1; if both are equal, they come back.',
    bonus: (rank: string, odds: string) => `Ante bonus, whatever the dealer has: ${rank} ${odds}.`,
    pairPlus: (rank: string, odds: string) => `Pair Plus: ${rank} pays ${odds}.`,
  },
  ranks: {
    pair: 'pair',
    flush: 'flush',
    straight: 'straight',
    threeOfAKind: 'three of a kind',
    straightFlush: 'straight flush',
  },
  places: {
    row: 'Cards',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    ante: 'Ante',
    war: 'War',
    raise: 'Raise',
    play: 'Play',
    pairPlus: 'Pair Plus',
  },
}

export type TablesRuleWords = typeof words
