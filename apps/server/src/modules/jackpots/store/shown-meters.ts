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
  readonly next_seed_hash: string | null
  readonly mixed_before: string | null
  readonly mixed_first: string | null
  readonly movements: bigint
  readonly head: string | null
}

/** All meters of a currency; what they hide stays where it is. */
export const shownMeters = (on: Queryable, currency: Currency): Promise<ShownMeterRow[]> =>
  rowsOf<ShownMeterRow>(
    on,
    `SELECT name, terms, run, pool, seed_hash, next_seed_hash, mixed_before, mixed_first, movements, head
     FROM jackpots_meter WHERE currency = $1 ORDER BY pool DESC, id`,
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

/** How a meter's chain stands; undefined when there is no such meter. */
export async function headOfChain(
  on: Queryable,
  { name, currency }: { readonly name: string; readonly currency: Currency },
): Promise<(Pick<ShownMeterRow, 'movements' | 'head'> & { readonly id: number }) | undefined> {
  const [row] = await rowsOf<Pick<ShownMeterRow, 'movements' | 'head'> & { readonly id: number }>(
    on,
    'SELECT id, movements, head FROM jackpots_meter WHERE name = $1 AND currency = $2',
    [name, currency],
  )
  return row
}

/** The most that a meter of these names shows in a currency, in minor units; 0: there is none. */
export async function largestMeter(
  on: Queryable,
  names: readonly string[],
  currency: Currency,
): Promise<number> {
  const [row] = await rowsOf<{ pool: bigint | null }>(
    on,
    'SELECT max(pool) AS pool FROM jackpots_meter WHERE name = ANY($1::text[]) AND currency = $2',
    [names, currency],
  )
  const pool = row?.pool ?? null
  return pool === null ? 0 : shownBy({ pool })
}
