/** The sentences of the game page that only video poker needs. English is the original; every translation has its keys. */
export const en = {
  skip: 'Skip to the deal button',
  /** On the large button, which has room for eight letters; and so for the next. */
  deal: 'Deal',
  draw: 'Draw',
  dealOffline: 'Deal: you’re offline',
  /** Over a held card on the table; capital letters where the language has them. */
  held: 'HELD',
  /** On the plate of a game of several hands, before the sum. */
  handsWon: (won: number, of: number) => `${won} of ${of} hands win`,
  /** On a card that stands for any other; as above. */
  wild: 'WILD',
  cards: 'Your cards: hold the ones you want to keep',
  card: (place: number, card: string) => `Card ${place}, ${card}`,
  keys: [
    ['Space', 'Deal, draw, skip'],
    ['1 to 5', 'Hold a card, or let it go'],
  ] as readonly (readonly [key: string, does: string])[],
  resume: 'Welcome back: choose the cards to hold, then draw.',
  say: {
    dealt: (cards: string) => `You have: ${cards}.`,
    made: (hand: string) => `${hand}.`,
    pair: (ranks: string) => `Pair of ${ranks}`,
    choose: 'Choose the cards to hold, then draw.',
    held: (cards: string) => `Held: ${cards}.`,
    heldNone: 'No card held.',
    now: (cards: string) => `Your hand: ${cards}.`,
    won: (hand: string, pay: string) => `${hand} pays ${pay}.`,
    handsWon: (list: string, won: number, of: number, total: string) =>
      `${won} of ${of} hands win: ${list}. Together ${total}.`,
    noneWon: (of: number) => `None of ${of} hands wins.`,
    times: (count: number, hand: string) => `${count} × ${hand}`,
    toggled: (card: string, isHeld: boolean) => `${card}, ${isHeld ? 'held' : 'not held'}.`,
  },
  /** On the plate of a multiplier that was drawn with the deal. */
  times: (by: number) => `All pays × ${by}`,
  /** A hand that a meter pays, and from which amount on the game returns all that is staked. */
  progressiveRow: (hand: string, from: string) => `${hand}, 100% from ${from}`,
  doubling: {
    /** At the dealer’s card; capital letters where the language has them. */
    dealer: 'DEALER',
    /** At the card that the player picked; as above. */
    you: 'YOU',
    offer: (amount: string) => `Double ${amount}? Pick a card`,
    won: (amount: string) => `Doubled: ${amount}`,
    lost: 'Lost',
    tied: (amount: string) => `Tie: you keep ${amount}`,
    /** On the large button, which has room for eight letters. */
    take: 'Take',
    takeWin: 'Take the win',
    /** To who comes back to a win that may be doubled. */
    resume: 'Welcome back: double your win, or take it.',
    card: (place: number) => `Card ${place}, face down: turn it against the dealer’s`,
    say: {
      offered: (amount: string) =>
        `You may double ${amount}: pick one of four cards, keys 1 to 4, against the dealer’s. Or take the win.`,
      turned: (dealer: string, own: string, result: string) =>
        `The dealer has ${dealer}, you have ${own}. ${result}.`,
    },
  },
  coach: {
    working: 'Working it out…',
    wait: 'Deal a hand to see what each hold is worth.',
    hint: 'What a hold pays on average, over every card that can come.',
    best: 'Best hold',
    yours: 'Your hold',
    all: 'All 32 holds',
    none: 'no card',
    value: (times: string, amount: string) => `${times} × bet, ${amount}`,
    costs: (amount: string, times: string) =>
      `Your hold gives away ${amount} on average (${times} × bet).`,
    isBest: 'You’re holding the best cards.',
    take: 'Hold these cards',
    after: 'After each hand, tell me what my hold gave away',
    gave: (amount: string, times: string) =>
      `That hold gave away ${amount} on average (${times} × bet).`,
    wasBest: 'You held the best cards.',
    session: {
      title: 'Your play on this page',
      ask: 'How well did I play?',
      none: 'Play a hand first: then it can be told how well you held.',
      hands: (hands: number, best: number) =>
        `${hands} ${hands === 1 ? 'hand' : 'hands'}, ${best} of them held in the best way.`,
      gave: (percent: string, amount: string) =>
        `Against perfect play you gave up ${percent} of your bets, ${amount} on average.`,
      perfect: 'You gave up nothing: every hold was the best.',
    },
    replayed: (own: string, best: string, amount: string, times: string) =>
      `You held ${own}. Best was ${best}: your hold gave away ${amount} on average (${times} × bet).`,
    replayedBest: (own: string) => `You held ${own}: the best hold of this hand.`,
    failed: 'That couldn’t be worked out. Please try again.',
  },
}

/** The sentences of video poker in one language. */
export type PokerTexts = typeof en
