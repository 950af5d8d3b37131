import { fraction, type Fraction, minus, times } from '../../fraction.ts'
import type { Bet } from '../../game.ts'
import type { GameFacts } from '../../facts.ts'
import type { RouletteDefinition } from './definition.ts'
import { countOf, placedChips } from './placed-chips.ts'
import { tableOf } from './table.ts'

/** Name of the only part of a return. */
export const rouletteParts = ['spots'] as const

/**
 * Exact facts of a bet: every pocket is looked at, and each is as likely.
 * @throws RangeError when its chips cannot lie on the table.
 */
export function rouletteFacts(definition: RouletteDefinition, { selection }: Bet): GameFacts {
  const table = tableOf(definition)
  const placed = placedChips(table, definition.mostChips, selection)
  if (placed === null) throw new RangeError('these chips cannot lie on this table')
  const price = countOf(placed)
  const payouts = table.pockets.map((pocket) =>
    placed.reduce(
      (sum, { spot, count }) => sum + (spot.pockets.includes(pocket) ? count * spot.pays : 0),
      0,
    ),
  )
  const pockets = BigInt(payouts.length)
  const chance = (holds: (units: number) => boolean): Fraction =>
    fraction(BigInt(payouts.filter(holds).length), pockets)
  /** Of what is paid for one pay unit of the price. */
  const mean = (power: bigint): Fraction =>
    fraction(
      payouts.reduce((sum, units) => sum + BigInt(units) ** power, 0n),
      pockets * BigInt(price) ** power,
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
