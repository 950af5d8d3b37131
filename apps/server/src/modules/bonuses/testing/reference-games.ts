import type { ReferenceGame } from './reference-grant.ts'

/** What the games of `wheels.ts` count, as it was promised and not as the house has it: percent of turnover, and whether both sides of it can be bet on. */
export const referenceGames: readonly ReferenceGame[] = [
  { id: 1, percent: 100, hasSides: false },
  { id: 2, percent: 10, hasSides: true },
  { id: 3, percent: 5, hasSides: true },
  { id: 4, percent: 10, hasSides: true },
  { id: 5, percent: 50, hasSides: false },
  { id: 6, percent: 25, hasSides: false },
  { id: 7, percent: 0, hasSides: false },
]

/** Kinds of bonuses that players are given, with every rule in one of them at least. Amounts are minor units. */
export const referenceTerms = {
  chip: { type: 'chip', amount: 1_000, times: 2, cap: 900 },
  small: { type: 'chip', amount: 37, times: 1, cap: null },
  dear: { type: 'chip', amount: 4_000, times: 35, cap: 10_000 },
  spins: { type: 'spins', count: 4, stake: 50, times: 2, cap: 700 },
  freeSpins: { type: 'spins', count: 3, stake: 100, times: 0, cap: null },
  match: { type: 'match', percent: 150, amount: 2_000, minDeposit: 500, times: 3 },
  reward: { type: 'reward', amount: 700, times: 1 },
} as const
