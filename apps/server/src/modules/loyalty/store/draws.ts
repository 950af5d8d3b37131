import type { TicketRun } from '@fairhouse/fairness/ticket-draw'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** The draw that tickets are for now. */
export interface SellingDraw {
  readonly number: number
  readonly closes_at: Date
  readonly sealed: Buffer
  readonly seed_hash: Buffer
  /** Cents. */
  readonly carried: number
}

const selling = `
  SELECT number, closes_at, sealed, seed_hash, carried::float8 AS carried FROM loyalty_draw WHERE drawn_at IS NULL`

export async function sellingDraw(on: Queryable): Promise<SellingDraw | undefined> {
  const [row] = await rowsOf<SellingDraw>(on, selling)
  return row
}

/** The same, held until the transaction ends. */
export async function lockSellingDraw(tx: Transaction): Promise<SellingDraw | undefined> {
  const [row] = await rowsOf<SellingDraw>(tx, `${selling} FOR UPDATE`)
  return row
}

/** Opens a draw; nothing when there is one. Times are epoch milliseconds. */
export async function insertDraw(
  on: Queryable,
  draw: {
    readonly number: number
    readonly openedAt: number
    readonly closesAt: number
    readonly sealed: Buffer
    readonly seedHash: string
    readonly carried: number
  },
): Promise<void> {
  await on.query(
    `INSERT INTO loyalty_draw (number, opened_at, closes_at, sealed, seed_hash, carried)
     VALUES ($1, to_timestamp($2::double precision / 1000), to_timestamp($3::double precision / 1000), $4, decode($5, 'hex'), $6)
     ON CONFLICT DO NOTHING`,
    [draw.number, draw.openedAt, draw.closesAt, draw.sealed, draw.seedHash, draw.carried],
  )
}

/** Puts another seal around the seed of a draw that is not over. */
export async function resealDraw(on: Queryable, number: number, sealed: Buffer): Promise<void> {
  await on.query('UPDATE loyalty_draw SET sealed = $2 WHERE number = $1 AND drawn_at IS NULL', [
    number,
    sealed,
  ])
}

export async function newestDrawNumber(on: Queryable): Promise<number> {
  const [row] = await rowsOf<{ number: number }>(
    on,
    'SELECT coalesce(max(number), 0) AS number FROM loyalty_draw',
  )
  return row?.number ?? 0
}

export interface OwnedRun extends TicketRun {
  readonly player: PlayerId
}

export async function insertRuns(
  tx: Transaction,
  number: number,
  runs: readonly OwnedRun[],
): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_draw_run (number, first, count, player_id, owner)
     SELECT $1, * FROM unnest($2::integer[], $3::integer[], $4::bigint[], $5::text[])`,
    [
      number,
      runs.map(({ first }) => first),
      runs.map(({ count }) => count),
      runs.map(({ player }) => player),
      runs.map(({ owner }) => owner),
    ],
  )
}

export interface WonPrize {
  readonly place: number
  /** Cents. */
  readonly amount: number
  readonly ticket: number
  readonly player: PlayerId | null
  readonly owner: string | null
  readonly given: boolean
}

export async function insertPrizes(
  tx: Transaction,
  number: number,
  prizes: readonly WonPrize[],
): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_draw_prize (number, place, amount, ticket, player_id, owner, given)
     SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::integer[], $5::bigint[], $6::text[], $7::boolean[])`,
    [
      number,
      prizes.map(({ place }) => place),
      prizes.map(({ amount }) => amount),
      prizes.map(({ ticket }) => ticket),
      prizes.map(({ player }) => player),
      prizes.map(({ owner }) => owner),
      prizes.map(({ given }) => given),
    ],
  )
}

export async function markDrawn(
  tx: Transaction,
  drawn: {
    readonly number: number
    /** Epoch milliseconds. */
    readonly at: number
    readonly seed: Uint8Array
    readonly root: string | null
    readonly tickets: number
    readonly firstAmong: number
  },
): Promise<void> {
  await tx.query(
    `UPDATE loyalty_draw SET drawn_at = to_timestamp($2::double precision / 1000), seed = $3, root = decode($4, 'hex'), tickets = $5,
       first_among = $6
     WHERE number = $1`,
    [drawn.number, drawn.at, Buffer.from(drawn.seed), drawn.root, drawn.tickets, drawn.firstAmong],
  )
}
