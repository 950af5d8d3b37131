import { jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { Meter, MeterSecret, SealedSeed } from '../meter.ts'
import { openSeed, withTrigger } from '../secret.ts'

interface MeterRow {
  readonly id: number
  readonly name: string
  readonly currency: Currency
  readonly terms: unknown
  readonly run: number
  readonly pool: bigint
  readonly reserve: bigint
  readonly sealed_seed: Buffer | null
  readonly seed_hash: string | null
  readonly next_sealed_seed: Buffer | null
  readonly next_seed_hash: string | null
  readonly mixed_before: string | null
  readonly mixed_first: string | null
  readonly movements: bigint
  readonly head: string | null
  readonly begun_at: Date
}

const moving = [
  ['terms', 'json'],
  ['run', 'int'],
  ['pool', 'bigint'],
  ['reserve', 'bigint'],
  ['sealed_seed', 'bytea'],
  ['seed_hash', 'text'],
  ['next_sealed_seed', 'bytea'],
  ['next_seed_hash', 'text'],
  ['mixed_before', 'text'],
  ['mixed_first', 'text'],
  ['movements', 'bigint'],
  ['head', 'text'],
  ['begun_at', 'timestamptz'],
] as const
/** What of a meter changes. */
const names = moving.map(([name]) => name)

/** Meters by name and currency that run, or those that were emptied, held against everybody else until the transaction ends; in order of their ids, which is the order of locks. */
export async function lockMeters(
  tx: Queryable,
  seeds: SeedKeeper,
  named: readonly { readonly name: string; readonly currency: Currency }[],
  which: 'running' | 'emptied' = 'running',
): Promise<Meter[]> {
  const rows = await rowsOf<MeterRow>(
    tx,
    `SELECT id, name, currency, ${names.join(', ')} FROM jackpots_meter
     WHERE (name, currency) IN (SELECT * FROM unnest($1::text[], $2::text[]))
       AND (emptied_at IS NULL) = $3
     ORDER BY id FOR NO KEY UPDATE`,
    [named.map(({ name }) => name), named.map(({ currency }) => currency), which === 'running'],
  )
  return Promise.all(rows.map((row) => meterOf(row, seeds)))
}

async function meterOf(row: MeterRow, seeds: SeedKeeper): Promise<Meter> {
  const { id, name, currency, run, pool, reserve } = row
  const named = { name, currency, run, terms: jackpotTerms.parse(row.terms) }
  const seed = seedOf(row.sealed_seed, row.seed_hash)
  return {
    id,
    ...named,
    pool,
    reserve,
    movements: Number(row.movements),
    head: row.head ?? '',
    begunAt: row.begun_at.getTime(),
    secret:
      seed &&
      withTrigger(named, secretOf(row, { ...seed, seed: await openSeed(seeds, named, seed) })),
  }
}

const secretOf = (
  row: MeterRow,
  seed: SealedSeed & Pick<MeterSecret, 'seed'>,
): Omit<MeterSecret, 'trigger'> => ({
  ...seed,
  next: seedOf(row.next_sealed_seed, row.next_seed_hash),
  mix: row.mixed_before === null ? null : { before: row.mixed_before, first: row.mixed_first },
})

const seedOf = (sealed: Buffer | null, hash: string | null): SealedSeed | null =>
  sealed && hash !== null ? { sealed, hash } : null

/** Whether movements of a meter are linked already. */
export async function isChained(
  on: Queryable,
  { name, currency }: Pick<Meter, 'name' | 'currency'>,
): Promise<boolean> {
  const rows = await rowsOf(
    on,
    'SELECT FROM jackpots_meter WHERE name = $1 AND currency = $2 AND movements > 0',
    [name, currency],
  )
  return rows.length > 0
}

/** Writes meters as they stand now. */
export async function writeMeters(tx: Queryable, meters: readonly Meter[]): Promise<void> {
  const values = meters.map((meter) => [meter.id, ...valuesOf(meter)])
  await tx.query(
    `UPDATE jackpots_meter AS meter
     SET ${names.map((name) => `${name} = now.${name}`).join(', ')}
     FROM unnest($1::int[], ${moving.map(([, type], place) => `$${place + 2}::${type}[]`).join(', ')})
       AS now (id, ${names.join(', ')})
     WHERE meter.id = now.id`,
    Array.from({ length: names.length + 1 }, (_, column) => values.map((row) => row[column])),
  )
}

/** Says that a meter is empty and takes no bets, or that it runs again. @param at epoch milliseconds; null: it runs. */
export async function setEmptied(tx: Queryable, id: number, at: number | null): Promise<void> {
  await tx.query('UPDATE jackpots_meter SET emptied_at = $2 WHERE id = $1', [
    id,
    at === null ? null : isoTime(at),
  ])
}

/** Writes a new meter, unless there is one; its number, or null. */
export async function insertMeter(tx: Queryable, meter: Omit<Meter, 'id'>): Promise<number | null> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    `INSERT INTO jackpots_meter (name, currency, ${names.join(', ')})
     VALUES ($1, $2, ${names.map((_, place) => `$${place + 3}`).join(', ')})
     ON CONFLICT (name, currency) DO NOTHING RETURNING id`,
    [meter.name, meter.currency, ...valuesOf(meter)],
  )
  return row?.id ?? null
}

/** In the order of `moving`. */
const valuesOf = ({ secret, ...meter }: Omit<Meter, 'id'>) => [
  JSON.stringify(meter.terms),
  meter.run,
  meter.pool,
  meter.reserve,
  ...(secret ? secretValues(secret) : [null, null, null, null, null, null]),
  meter.movements,
  meter.head,
  isoTime(meter.begunAt),
]

const secretValues = ({ sealed, hash, next, mix }: MeterSecret) => [
  sealed,
  hash,
  next?.sealed ?? null,
  next?.hash ?? null,
  mix?.before ?? null,
  mix?.first ?? null,
]
