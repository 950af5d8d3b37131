import type { DiceKind } from '@fairhouse/contract/families/dice/spots'

/** What is told of tables of dice. English is the original; every translation has its keys. */
export const dice = {
  kinds: {
    small: 'Small (4–10)',
    big: 'Big (11–17)',
    odd: 'Odd',
    even: 'Even',
    single: 'Single number',
    pair: 'Pair',
    double: 'Double',
    triple: 'Triple',
    anyTriple: 'Any triple',
    total: 'Sum',
  } satisfies Readonly<Record<DiceKind, string>>,
  sums: (total: number, high: number) => `Sum ${total} or ${high}`,
  how: {
    draw: 'Place chips on as many spots as you like. Then three dice are thrown, each showing 1 to 6 with the same chance.',
    pays: 'A spot that wins pays its odds, and the chips on it come back to you.',
    triple: 'Small, big, odd and even lose to any triple, three dice that show the same number.',
    single:
      'A single number pays by how many of the dice show it. A pair wins when both of its numbers are among the dice, a double when at least two dice show its number.',
    memory: 'Dice have no memory: past throws say nothing about the next one.',
  },
  whole: { title: 'Bets on the throw as a whole', text: 'Small, big, odd, even and any triple.' },
  numbers: { title: 'Bets on numbers', text: 'Single numbers, pairs, doubles and triples.' },
  totals: { title: 'Bets on the sum', text: 'Sums from 4 to 17.' },
  limits: {
    title: 'Table limits',
    text: (amount: string) => `All your chips together may be worth ${amount} at most.`,
  },
  certified: {
    title: 'What each bet returns',
    text: 'RTP and how often a single chip of each kind wins. Sums above 10 return what those below do: 17 what 4 does.',
    figures: (rtp: string, wins: string) => `${rtp} · ${wins}`,
  },
  head: 'Bet',
  columns: { odds: 'Odds', most: 'Most on a spot' },
  part: 'All bets',
}

/** What is told of tables of dice in one language. */
export type DiceWords = typeof dice
