/** What this visit has cost or brought. Amounts in minor units. */
export interface Tally {
  readonly staked: number
  readonly paid: number
  readonly rounds: number
  /** Rounds that paid more than they cost. */
  readonly gains: number
  /** The largest payout of a round. */
  readonly best: number
}

export const emptyTally: Tally = { staked: 0, paid: 0, rounds: 0, gains: 0, best: 0 }

/**
 * A round has begun, one that was begun before goes on here, or an action took more: its stake is gone.
 * @param counted what of it was counted before.
 */
export const withStake = (tally: Tally, round: { stake: number }, counted = 0): Tally => ({
  ...tally,
  staked: tally.staked + round.stake - counted,
})

/** A round is finished. */
export const withPayout = (tally: Tally, round: { payout: number; stake: number }): Tally => ({
  ...tally,
  paid: tally.paid + round.payout,
  rounds: tally.rounds + 1,
  gains: tally.gains + (round.payout > round.stake ? 1 : 0),
  best: Math.max(tally.best, round.payout),
})

/** Minor units; negative when lost. */
export const net = ({ staked, paid }: Tally): number => paid - staked
