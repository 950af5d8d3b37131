import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What a meter holds; `pool` and `reserve` in millionths of minor units. */
export interface MeterHolding {
  readonly name: string
  readonly currency: Currency
  /** Counts its beginnings, from 1. */
  readonly run: number
  readonly pool: bigint
  readonly reserve: bigint
}

/** Every meter that was ever opened, whether or not a title names it still. */
export const meterHoldings = (on: Queryable): Promise<MeterHolding[]> =>
  rowsOf<MeterHolding>(
    on,
    'SELECT name, currency, run, pool, reserve FROM jackpots_meter ORDER BY id',
  )
