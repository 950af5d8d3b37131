import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface ShownMeterRow {
  readonly name: string
  readonly terms: unknown
  readonly run: number
  readonly pool: bigint
  readonly seed_hash: string | null
}

/** All meters of a currency; what they hide stays where it is. */
export const shownMeters = (on: Queryable, currency: Currency): Promise<ShownMeterRow[]> =>
  rowsOf<ShownMeterRow>(
    on,
    'SELECT name, terms, run, pool, seed_hash FROM jackpots_meter WHERE currency = $1 ORDER BY pool DESC, id',
    [currency],
  )
