import type { Reply } from '../../../asking/ask.ts'
import { keyOf, type LiveAmounts } from './live-meters.ts'

/** Meters as tiles need them. */
export type TileMeters = Reply<'jackpots'>['meters']

/** The meter of a game that shows most now; undefined: it has none. @param amounts what was told since the meters were asked for. */
export function largestOf(
  meters: TileMeters,
  uri: string,
  amounts: LiveAmounts,
): TileMeters[number] | undefined {
  const [largest] = meters
    .filter(({ games }) => games.includes(uri))
    .map((meter) => ({ ...meter, amount: amounts.get(keyOf(meter))?.amount ?? meter.amount }))
    .toSorted((left, right) => right.amount - left.amount)
  return largest
}
