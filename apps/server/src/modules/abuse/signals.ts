import type { PlayerId } from '#platform/ids'

/** What somebody should look at. */
export type SignalKind =
  | 'bonusSharedDevice'
  | 'bonusSharedMethod'
  | 'bonusStakeJump'
  | 'bonusOppositeSides'

export interface Signal {
  readonly kind: SignalKind
  readonly facts: Readonly<Record<string, unknown>>
}

/** So many rounds on each side say what a usual bet is. */
const fewestRounds = 5
const jump = 4
const fewestAtTables = 10
const leastAtRisk = 0.2

/** Accounts that had the same offer, by what they share with the player. */
export interface Sharing {
  readonly byDevice: readonly PlayerId[]
  readonly byMethod: readonly PlayerId[]
}

/** Pure. */
export const signalsOfClaim = ({ byDevice, byMethod }: Sharing): Signal[] => [
  ...sharing('bonusSharedDevice', byDevice),
  ...sharing('bonusSharedMethod', byMethod),
]

const sharing = (
  kind: 'bonusSharedDevice' | 'bonusSharedMethod',
  players: readonly PlayerId[],
): Signal[] => (players.length === 0 ? [] : [{ kind, facts: { players: [...players] } }])

/** Bets before a bonus began and after it, in minor units, whatever their order. Pure. */
export function signalsOfStakes({
  before,
  after,
}: {
  readonly before: readonly number[]
  readonly after: readonly number[]
}): Signal[] {
  if (before.length < fewestRounds || after.length < fewestRounds) return []
  const [was, is] = [middleOf(before), middleOf(after)]
  return is >= jump * was
    ? [{ kind: 'bonusStakeJump', facts: { stakeBefore: was, stakeAfter: is } }]
    : []
}

function middleOf(stakes: readonly number[]): number {
  const inOrder = stakes.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

/** Rounds at tables that were played with a bonus; minor units. Pure. */
export function signalsOfTables(
  rounds: readonly { readonly cost: number; readonly payout: number }[],
): Signal[] {
  if (rounds.length < fewestAtTables) return []
  const sum = (value: (round: (typeof rounds)[number]) => number): number =>
    rounds.reduce((total, round) => total + value(round), 0)
  const bet = sum(({ cost }) => cost)
  const atRisk = sum(({ cost, payout }) => Math.min(cost, Math.abs(payout - cost)))
  return atRisk < bet * leastAtRisk
    ? [{ kind: 'bonusOppositeSides', facts: { bet, rounds: rounds.length } }]
    : []
}
