import { highestStake } from '@fairhouse/contract/bonus-rules'
import { type CertifiedRound, payoutsOf } from './distribution.ts'
import { type BonusPlan, simulate, type Worth } from './simulate.ts'

/** Asked of the worker. */
export interface Question {
  readonly plan: BonusPlan
  readonly round: CertifiedRound
  /** Of the game in which free spins are played. */
  readonly spinRound: CertifiedRound
}

/** So many runs tell an average within half a percent of what is given. */
const runs = 100_000
/** The same question is answered the same. */
const seed = 20_261_127

self.addEventListener('message', ({ data: { plan, round, spinRound } }: MessageEvent<Question>) => {
  const [payouts, ofSpins] = [payoutsOf(round), payoutsOf(spinRound)]
  const told: Worth = simulate(plan, payouts, { runs, seed, highest: highestStake, ofSpins })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(told)
})
