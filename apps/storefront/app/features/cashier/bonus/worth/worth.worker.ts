import { highestStake } from '@fairhouse/contract/bonus-rules'
import { type CertifiedRound, payoutsOf } from './distribution.ts'
import { type BonusPlan, simulate, type Worth } from './simulate.ts'

/** Asked of the worker. */
export interface Question {
  readonly plan: BonusPlan
  readonly round: CertifiedRound
}

/** So many runs tell an average within half a percent of what is given. */
const runs = 100_000
/** The same question is answered the same. */
const seed = 20_261_127

self.addEventListener('message', ({ data: { plan, round } }: MessageEvent<Question>) => {
  const told: Worth = simulate(plan, payoutsOf(round), { runs, seed, highest: highestStake })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(told)
})
