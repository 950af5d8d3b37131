/**
 * How three digits, or two, are to come. `straight`: in this order; `box`: in any; `straightBox`: half the stake on each; `frontPair` and `backPair`: two
 * digits on the first or the last two drums; `splitPair`: on the first and the last. Apart from the schemas, which a page need not load.
 */
export const pickBets = [
  'straight',
  'box',
  'straightBox',
  'frontPair',
  'backPair',
  'splitPair',
] as const
export type PickBet = (typeof pickBets)[number]

/** Which drums the digits of a bet stand for, from 0. */
export const drumsOf = {
  straight: [0, 1, 2],
  box: [0, 1, 2],
  straightBox: [0, 1, 2],
  frontPair: [0, 1],
  backPair: [1, 2],
  splitPair: [0, 2],
} as const satisfies Readonly<Record<PickBet, readonly number[]>>
