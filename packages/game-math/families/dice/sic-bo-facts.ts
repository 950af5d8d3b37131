import { allThrows } from '@fairhouse/contract/families/dice/spots'
import { fraction, type Fraction, minus, times } from '../../fraction.ts'
import type { Bet } from '../../game.ts'
import type { GameFacts } from '../../facts.ts'
import type { SicBoDefinition } from './definition.ts'
import { countOf, placedChips } from './placed-chips.ts'
import { paysBy, tableOf } from './table.ts'

/**
 * Exact facts of a bet: all 216 throws are looked at, and each is as likely.
 * @throws RangeError when its chips cannot lie on the table.
 */
export function sicBoFacts(definition: SicBoDefinition, { selection }: Bet): GameFacts {
  const placed = placedChips(tableOf(definition), definition.mostChips, selection)
  if (placed === null) throw new RangeError('these chips cannot lie on this table')
  const price = countOf(placed)
  const payouts = allThrows.map((dice) =>
    placed.reduce((sum, { spot, count }) => sum + count * paysBy(spot, dice), 0),
  )
  const throws = BigInt(payouts.length)
  const chance = (holds: (units: number) => boolean): Fraction =>
    fraction(BigInt(payouts.filter(holds).length), throws)
  /** Of what is paid for one pay unit of the price. */
  const mean = (power: bigint): Fraction =>
    fraction(
      payouts.reduce((sum, units) => sum + BigInt(units) ** power, 0n),
      throws * BigInt(price) ** power,
    )
  const rtp = mean(1n)
  const most = Math.max(...payouts)
  return {
    proof: 'E',
    rtp,
    split: { spots: rtp },
    rtpWithoutMost: rtp,
    variance: minus(mean(2n), times(rtp, rtp)),
    hit: chance((units) => units > 0),
    profit: chance((units) => units > price),
    features: {},
    most: chance((units) => units === most),
    mostUnits: most,
    atLeast: (stakes) => chance((units) => units >= stakes * definition.unitsPerStake),
  }
}
