import { type Amount, toWire } from '@fairhouse/money'
import { sharesOfPayout } from '#modules/play'
import type { StoredRound } from './stored.ts'

/** What was really bet in a round and came of it, in minor units, with the pot's part of both. */
interface BetOfRound {
  readonly stake: number
  readonly payout: number
  readonly pot: { readonly stake: number; readonly payout: number }
}

/** Whether a round is void: nothing of it was bet, or it was all taken back, and nothing was won. */
export const isVoidBet = ({ stake, payout }: Pick<BetOfRound, 'stake' | 'payout'>): boolean =>
  stake === 0 && payout === 0

/** A round without what was held back and never bet: that was pocket's and pot's in the shares in which the round was paid. Pure. */
export function betOfRound(round: StoredRound, returned: Amount): BetOfRound {
  const [stake, back] = [toWire(round.stake), toWire(returned)]
  const { pot } = sharesOfPayout(back, { cost: stake, potTaken: toWire(round.potStake) })
  return {
    stake: stake - back,
    payout: toWire(round.payout) - back,
    pot: { stake: toWire(round.potStake) - pot, payout: toWire(round.potPayout) - pot },
  }
}
