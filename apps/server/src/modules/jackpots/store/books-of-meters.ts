import { type JackpotTerms, jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Currency } from '@fairhouse/money'
import { codes } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { millionth } from '@fairhouse/game-math/jackpots/meter-moves'

/** A meter as the house's people see it. Minor units. */
export interface MeterBooks {
  readonly name: string
  readonly currency: Currency
  /** Of this run. */
  readonly terms: JackpotTerms
  readonly run: number
  readonly begunAt: Date
  /** What it shows, and what is laid by for its next seed. */
  readonly shows: bigint
  readonly laidBy: bigint
  /** What its account in the ledger has: both together, to the whole minor unit. */
  readonly account: bigint
  /** What winners got of it so far. */
  readonly paid: bigint
}

const statement = `
  SELECT meter.name, meter.currency, meter.terms, meter.run, meter.begun_at AS "begunAt", meter.pool, meter.reserve,
    coalesce(account.credits_posted - account.debits_posted, 0)::text AS account, coalesce(won.paid, 0)::text AS paid
  FROM jackpots_meter AS meter
  LEFT JOIN ledger_account AS account ON account.code = ${codes.jackpotMeter} AND account.till = meter.id
  LEFT JOIN (SELECT meter_id, sum(amount) AS paid FROM jackpots_win GROUP BY meter_id) AS won ON won.meter_id = meter.id
  ORDER BY meter.name, meter.currency`

/** Every meter with its account. */
export async function booksOfMeters(on: Queryable): Promise<MeterBooks[]> {
  const rows = await rowsOf<
    Pick<MeterBooks, 'name' | 'currency' | 'run' | 'begunAt'> & {
      readonly terms: unknown
      readonly pool: bigint
      readonly reserve: bigint
      readonly account: string
      readonly paid: string
    }
  >(on, statement)
  return rows.map(({ terms, pool, reserve, account, paid, ...meter }) => ({
    ...meter,
    terms: jackpotTerms.parse(terms),
    shows: pool / millionth,
    laidBy: reserve / millionth,
    account: BigInt(account),
    paid: BigInt(paid),
  }))
}
