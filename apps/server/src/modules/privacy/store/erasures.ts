import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export type ErasureState = 'asked' | 'calledOff' | 'erasing' | 'held' | 'done'

/** An erasure as it is stored. Times are epoch milliseconds. */
export interface StoredErasure {
  readonly id: string
  readonly player: PlayerId
  readonly cause: 'player' | 'time'
  readonly state: ErasureState
  readonly askedAt: number
  readonly dueAt: number
  readonly waits: readonly string[]
}

interface Row {
  readonly id: string
  readonly player: PlayerId
  readonly cause: StoredErasure['cause']
  readonly state: ErasureState
  readonly asked_at: Date
  readonly due_at: Date
  readonly waits: string[]
}

const columns = `
  erasure_id::text AS id, player_id::float8 AS player, cause, state, asked_at, due_at, waits FROM privacy_erasure`

const stored = ({ asked_at, due_at, ...row }: Row): StoredErasure => ({
  ...row,
  askedAt: asked_at.getTime(),
  dueAt: due_at.getTime(),
})

/** The erasure of a player that was not called off; null: there is none. */
export async function erasureOf(on: Queryable, player: PlayerId): Promise<StoredErasure | null> {
  const [row] = await rowsOf<Row>(
    on,
    `SELECT ${columns} WHERE player_id = $1 AND state <> 'calledOff'`,
    [player],
  )
  return row ? stored(row) : null
}

/** Erasures that are to begin or to go on, the one that waits longest first. @param now epoch milliseconds. */
export async function dueErasures(
  on: Queryable,
  now: number,
  limit: number,
): Promise<StoredErasure[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT ${columns} WHERE state IN ('asked', 'erasing', 'held') AND due_at <= to_timestamp($1::double precision / 1000)
     ORDER BY due_at, erasure_id LIMIT $2`,
    [now, limit],
  )
  return rows.map(stored)
}

/** Holds an erasure until the transaction ends. Null when it is not in this state any more. */
export async function holdErasure(
  tx: Transaction,
  id: string,
  state: ErasureState,
): Promise<StoredErasure | null> {
  const [row] = await rowsOf<Row>(
    tx,
    `SELECT ${columns} WHERE erasure_id = $1 AND state = $2 FOR UPDATE`,
    [id, state],
  )
  return row ? stored(row) : null
}

/** Writes down a wish. False when there is one already. */
export async function insertErasure(
  tx: Transaction,
  player: PlayerId,
  wish: { readonly cause: StoredErasure['cause']; readonly at: number; readonly dueAt: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO privacy_erasure (player_id, cause, state, asked_at, due_at)
     VALUES ($1, $2, 'asked', to_timestamp($3::double precision / 1000), to_timestamp($4::double precision / 1000))
     ON CONFLICT DO NOTHING`,
    [player, wish.cause, wish.at, wish.dueAt],
  )
  return rowCount === 1
}

/** Calls off what has not begun. False when there is nothing of the kind. */
export async function callOff(tx: Transaction, player: PlayerId, at: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE privacy_erasure SET state = 'calledOff', ended_at = to_timestamp($2::double precision / 1000)
     WHERE player_id = $1 AND state = 'asked'`,
    [player, at],
  )
  return rowCount === 1
}

/** Moves an erasure on. @param to.dueAt when it is looked at next; of one that is done when it ended. */
export async function moveErasure(
  tx: Transaction,
  id: string,
  to: {
    readonly state: ErasureState
    readonly dueAt: number
    readonly waits?: readonly string[]
  },
): Promise<void> {
  await tx.query(
    `UPDATE privacy_erasure SET state = $2, due_at = to_timestamp($3::double precision / 1000), waits = $4,
       ended_at = CASE WHEN $2 = 'done' THEN to_timestamp($3::double precision / 1000) END
     WHERE erasure_id = $1`,
    [id, to.state, to.dueAt, to.waits ?? []],
  )
}

/** Has an erasure that is not over looked at later, in whatever state it is. @param dueAt epoch milliseconds. */
export async function postponeErasure(on: Queryable, id: string, dueAt: number): Promise<void> {
  await on.query(
    `UPDATE privacy_erasure SET due_at = to_timestamp($2::double precision / 1000)
     WHERE erasure_id = $1 AND state IN ('asked', 'erasing', 'held')`,
    [id, dueAt],
  )
}

/** How many erasures are in each state. */
export const countErasures = (
  on: Queryable,
): Promise<{ readonly state: ErasureState; readonly count: number }[]> =>
  rowsOf(on, 'SELECT state, count(*)::int AS count FROM privacy_erasure GROUP BY state')
