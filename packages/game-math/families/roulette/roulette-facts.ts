import { fraction, type Fraction, minus, times } from '../../fraction.ts'
import type { Bet } from '../../game.ts'
import type { GameFacts } from '../../facts.ts'
import type { RouletteDefinition } from './definition.ts'
import { countOf, placedChips } from './placed-chips.ts'
import { paysBy, tableOf } from './table.ts'

/** Name of the only part of a return. */
export const rouletteParts = ['spots'] as const

/** How many ways lead to each number of pay units. */
type Ways = ReadonlyMap<number, bigint>

/**
 * Exact facts of a bet: every pocket of every wheel is looked at, and each is as likely.
 * @throws RangeError when its chips cannot lie on the table.
 */
export function rouletteFacts(definition: RouletteDefinition, { selection }: Bet): GameFacts {
  const table = tableOf(definition)
  const placed = placedChips(table, definition.mostChips, selection)
  if (placed === null) throw new RangeError('these chips cannot lie on this table')
  const price = countOf(placed) * table.chipUnits
  const oneWheel = waysOf(
    table.pockets.map((pocket) => [
      placed.reduce((sum, { spot, count }) => sum + count * paysBy(table, spot, pocket), 0),
      1n,
    ]),
  )
  const ways = Array.from({ length: table.wheels }).reduce<Ways>(
    (so) => together(so, oneWheel),
    new Map([[0, 1n]]),
  )
  const all = BigInt(table.pockets.length) ** BigInt(table.wheels)
  const sumOf = (worth: (units: number) => bigint): bigint =>
    [...ways].reduce((sum, [units, count]) => sum + count * worth(units), 0n)
  const chance = (holds: (units: number) => boolean): Fraction =>
    fraction(
      sumOf((units) => (holds(units) ? 1n : 0n)),
      all,
    )
  /** Of what is paid for one pay unit of the price. */
  const mean = (power: bigint): Fraction =>
    fraction(
      sumOf((units) => BigInt(units) ** power),
      all * BigInt(price) ** power,
    )
  const rtp = mean(1n)
  const most = Math.max(...ways.keys())
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

function waysOf(counts: readonly (readonly [number, bigint])[]): Ways {
  const ways = new Map<number, bigint>()
  for (const [units, count] of counts) ways.set(units, (ways.get(units) ?? 0n) + count)
  return ways
}

/** What two wheels pay that turn apart. */
const together = (one: Ways, other: Ways): Ways =>
  waysOf(
    [...one].flatMap(([a, count]) =>
      [...other].map(([b, ways_]) => [a + b, count * ways_] as const),
    ),
  )
