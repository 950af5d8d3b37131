import { jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { Meter } from '../meter.ts'
import { sealed, unsealed } from '../secret.ts'

interface MeterRow {
  readonly id: number
  readonly name: string
  readonly currency: Currency
  readonly terms: unknown
  readonly run: number
  readonly pool: bigint
  readonly reserve: bigint
  readonly sealed_seed: Buffer | null
  readonly begun_at: Date
}

const columns = 'id, name, currency, terms, run, pool, reserve, sealed_seed, begun_at'

/** Meters by name and currency, held against everybody else until the transaction ends; in order of their ids, which is the order of locks. */
export async function lockMeters(
  tx: Queryable,
  seeds: SeedKeeper,
  named: readonly { readonly name: string; readonly currency: Currency }[],
): Promise<Meter[]> {
  const rows = await rowsOf<MeterRow>(
    tx,
    `SELECT ${columns} FROM jackpots_meter
     WHERE (name, currency) IN (SELECT * FROM unnest($1::text[], $2::text[]))
     ORDER BY id FOR NO KEY UPDATE`,
    [named.map(({ name }) => name), named.map(({ currency }) => currency)],
  )
  return Promise.all(rows.map((row) => meterOf(row, seeds)))
}

async function meterOf(row: MeterRow, seeds: SeedKeeper): Promise<Meter> {
  const { id, name, currency, run, pool, reserve } = row
  const terms = jackpotTerms.parse(row.terms)
  const named = { name, currency, run }
  return {
    id,
    ...named,
    terms,
    pool,
    reserve,
    begunAt: row.begun_at.getTime(),
    secret:
      row.sealed_seed === null
        ? null
        : await unsealed(seeds, named, { bytes: row.sealed_seed, terms }),
  }
}

/** Writes meters as they stand now. */
export async function writeMeters(
  tx: Queryable,
  seeds: SeedKeeper,
  meters: readonly Meter[],
): Promise<void> {
  const values = await Promise.all(
    meters.map(async (meter) => [meter.id, ...(await columnsOf(seeds, meter))]),
  )
  await tx.query(
    `UPDATE jackpots_meter AS meter
     SET terms = now.terms, run = now.run, pool = now.pool, reserve = now.reserve, sealed_seed = now.sealed_seed,
       seed_hash = now.seed_hash, begun_at = now.begun_at
     FROM unnest($1::int[], $2::json[], $3::int[], $4::bigint[], $5::bigint[], $6::bytea[], $7::text[], $8::timestamptz[])
       AS now (id, terms, run, pool, reserve, sealed_seed, seed_hash, begun_at)
     WHERE meter.id = now.id`,
    Array.from({ length: 8 }, (_, column) => values.map((row) => row[column])),
  )
}

/** Writes a new meter, unless there is one; its number, or null. */
export async function insertMeter(
  tx: Queryable,
  seeds: SeedKeeper,
  meter: Omit<Meter, 'id'>,
): Promise<number | null> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    `INSERT INTO jackpots_meter (name, currency, terms, run, pool, reserve, sealed_seed, seed_hash, begun_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (name, currency) DO NOTHING RETURNING id`,
    [meter.name, meter.currency, ...(await columnsOf(seeds, meter))],
  )
  return row?.id ?? null
}

/** What of a meter changes, as `terms, run, pool, reserve, sealed_seed, seed_hash, begun_at` of its row. */
const columnsOf = async (seeds: SeedKeeper, meter: Omit<Meter, 'id'>) => [
  JSON.stringify(meter.terms),
  meter.run,
  meter.pool,
  meter.reserve,
  meter.secret && (await sealed(seeds, meter, meter.secret)),
  meter.secret?.hash ?? null,
  isoTime(meter.begunAt),
]

/** The terms that a meter's run began with. @throws Error when there is no such meter. */
export async function termsOfRun(
  on: Queryable,
  { name, currency }: Pick<Meter, 'name' | 'currency'>,
): Promise<Meter['terms']> {
  const [row] = await rowsOf<{ terms: unknown }>(
    on,
    'SELECT terms FROM jackpots_meter WHERE name = $1 AND currency = $2',
    [name, currency],
  )
  if (!row) throw new Error(`there is no meter ${name}/${currency}`)
  return jackpotTerms.parse(row.terms)
}
