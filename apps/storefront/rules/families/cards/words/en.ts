import type { TablesRuleWords } from './tables/en.ts'

/** Sentences about tables of cards. English is the original. */
export const words = {
  how: {
    decks: (decks: number) =>
      decks === 1
        ? 'Every round is dealt from one full deck, shuffled anew.'
        : `Every round is dealt from ${decks} full decks, shuffled anew.`,
    aim: 'Get closer to 21 than the dealer without going over. Court cards count 10, an ace 1 or 11.',
    dealer: {
      stands: 'The dealer takes one card face down, draws to 16 and stands on every 17.',
      hits: 'The dealer takes one card face down, draws to 16 and hits a soft 17.',
    },
    pays: (odds: string) =>
      `A blackjack, an ace and a ten-value card, pays ${odds}. Other wins pay 1:1, a push returns your bet.`,
    double: {
      afterSplit:
        'You may double on any two cards, after a split too: your bet is doubled and you take exactly one more card.',
      never:
        'You may double on your first two cards: your bet is doubled and you take exactly one more card.',
    },
    split: (hands: number) =>
      `Two cards of the same value can be split into ${hands} hands, each with the same bet. Split aces take one card each, and 21 with them is no blackjack.`,
    insurance: (odds: string, ratio: number) =>
      `When the dealer shows an ace, insurance costs half your bet and pays ${odds} if the dealer has blackjack. On average it returns ${(100 * ratio).toFixed(2)}%: declining is better.`,
    boxes: (count: number) =>
      `You can bet on up to ${count} boxes in one round. They are played one after another against the same dealer; what a box returns does not depend on the others.`,
    side: {
      pairs: (pays: string) => `Pairs, on the first two cards of a box: ${pays}.`,
      poker: (pays: string) => `21+3, on these two and the dealer’s face-up card: ${pays}.`,
    },
    sidePays: (made: string, odds: string) => `${made} ${odds}`,
    made: {
      perfect: 'the same card twice',
      coloured: 'one rank and one color',
      mixed: 'one rank',
      suitedThree: 'suited three of a kind',
      straightFlush: 'straight flush',
      three: 'three of a kind',
      straight: 'straight',
      flush: 'flush',
    },
    highest: (hands: string) =>
      `One card each is dealt to ${hands}. The higher one wins; an ace is lowest, and suits do not count.`,
    spotPays: (spot: string, outcome: string, odds: string) =>
      `${spot} pays ${odds} on ${outcome}.`,
    spotGivesBack: (spot: string, outcome: string, percent: string) =>
      `${spot} gets ${percent}% back on ${outcome}.`,
  },
  certified: {
    title: 'What each bet returns',
    each: 'The other figures on this page are those of a bet on the first field. The other bets:',
  },
  parts: {
    pairs: 'Pairs',
    poker: '21+3',
    insurance: 'Insurance',
    hand: 'Hands played on',
    blackjack: 'Blackjacks',
    double: 'Doubled hands',
    split: 'Split hands',
    raise: 'Hands with a second bet',
  },
  /** Bets that tables know, by the names of their certificates. */
  places: {
    pairs: 'Pairs',
    poker: '21+3',
    insurance: 'Insurance',
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Tie',
    player: 'Player',
    banker: 'Banker',
  },
}

export type OwnRuleWords = Omit<typeof words, 'places'> & {
  readonly places: Readonly<Record<string, string>>
}

/** With those of tables whose chips are put on places with names. */
export type CardsRuleWords = OwnRuleWords & { readonly tables: TablesRuleWords }
