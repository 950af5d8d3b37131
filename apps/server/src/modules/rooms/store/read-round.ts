import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { StoredRound } from '../stored.ts'
import { roundColumns, roundOf, type RoundRow } from './round-columns.ts'

/** The round by its id; null when there is none. */
export const readRound = async (on: Queryable, id: string): Promise<StoredRound | null> =>
  first(on, `SELECT ${roundColumns} FROM rooms_round WHERE id = $1`, id)

/** The same, so that nobody takes it further until the transaction ends. */
export const shareRound = async (on: Queryable, id: string): Promise<StoredRound | null> =>
  first(on, `SELECT ${roundColumns} FROM rooms_round WHERE id = $1 FOR SHARE`, id)

/** The same, held for who takes it further. */
export const holdRound = async (on: Queryable, id: string): Promise<StoredRound | null> =>
  first(on, `SELECT ${roundColumns} FROM rooms_round WHERE id = $1 FOR NO KEY UPDATE`, id)

/** The newest round of a room; null before the first. */
export const newestRound = async (on: Queryable, uri: string): Promise<StoredRound | null> =>
  first(
    on,
    `SELECT ${roundColumns} FROM rooms_round WHERE uri = $1 ORDER BY chain DESC, link DESC LIMIT 1`,
    uri,
  )

async function first(on: Queryable, statement: string, value: string): Promise<StoredRound | null> {
  const [row] = await rowsOf<RoundRow>(on, statement, [value])
  return row ? roundOf(row) : null
}

/** Rounds by their ids. */
export async function readRounds(
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRound>> {
  const rows = await rowsOf<RoundRow>(
    on,
    `SELECT ${roundColumns} FROM rooms_round WHERE id = ANY($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, roundOf(row)]))
}
