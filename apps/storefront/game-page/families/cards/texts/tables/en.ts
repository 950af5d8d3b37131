import type { PokerRank } from '@fairhouse/contract/families/cards/poker-ranks'

const ranks: Readonly<Record<PokerRank, string>> = {
  highCard: 'high card',
  pair: 'a pair',
  flush: 'a flush',
  straight: 'a straight',
  threeOfAKind: 'three of a kind',
  straightFlush: 'a straight flush',
}

type Keys = readonly (readonly [key: string, does: string])[]

/** The sentences of tables whose chips are put on places with names. English is the original; every translation has its keys. */
export const en = {
  ranks,
  squeeze: {
    toggle: 'Squeeze',
    hint: 'Open the cards yourself: pull a corner',
    on: 'You open the cards yourself: press O, or pull a corner.',
    off: 'The dealer opens the cards.',
    card: (hand: string, place: number) => `Open card ${place}: ${hand}`,
  },
  roads: {
    title: 'Results so far',
    truth: 'What came says nothing about what comes: every round is dealt from full decks.',
    last: (results: string) =>
      `Last results, the newest at the end: ${results}. They say nothing about the next round.`,
    none: 'No results yet.',
  },
  keys: {
    baccarat: [
      ['Q', 'Squeeze on or off; fold the card further'],
      ['O', 'Open the card'],
    ] as Keys,
    casinoWar: [
      ['W', 'Go to war'],
      ['G', 'Surrender'],
    ] as Keys,
    redDog: [
      ['A', 'Raise'],
      ['K', 'Call'],
    ] as Keys,
    threeCardPoker: [
      ['Y', 'Play'],
      ['F', 'Fold'],
    ] as Keys,
  },
  say: {
    counts: (told: string, points: string) => `${told.replace(/\.$/, '')}, ${points} points.`,
    wins: (hand: string) => `${hand} wins.`,
    tie: 'A tie.',
    added: (place: string, amount: string) => `${amount} on ${place}.`,
    goesOn: 'No raise.',
    gaveUp: 'You gave up.',
    spread: (count: number) => `Spread ${count}.`,
    follow: 'The cards follow one another: nobody wins.',
    pair: 'A pair: a third card is dealt.',
    ranked: (hand: string, rank: string) => `${hand}: ${rank}.`,
    turns: (hand: string, card: string) => `${hand}: ${card}.`,
  },
}

export type TablesTexts = typeof en
