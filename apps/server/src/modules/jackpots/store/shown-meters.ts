import type { Currency } from '@fairhouse/money'
import type { MeterAmount } from '@fairhouse/contract/topics/jackpots'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { shownBy } from '../meter.ts'

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

/** What the meters of these names show, in every currency. */
export async function meterAmounts(
  on: Queryable,
  names: readonly string[],
): Promise<MeterAmount[]> {
  const rows = await rowsOf<{ name: string; currency: Currency; run: number; pool: bigint }>(
    on,
    'SELECT name, currency, run, pool FROM jackpots_meter WHERE name = ANY($1::text[]) ORDER BY id',
    [names],
  )
  return rows.map(({ name, currency, run, pool }) => ({
    meter: name,
    currency,
    amount: shownBy({ pool }),
    run,
  }))
}
