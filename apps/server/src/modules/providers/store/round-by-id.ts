import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { StoredRound } from '../wallet/stored.ts'
import { roundColumns, storedRoundOf, type StoredRoundRow } from './stored-round.ts'

/** @throws Error when there is none. */
export async function roundById(on: Queryable, id: string): Promise<StoredRound> {
  const [row] = await rowsOf<StoredRoundRow>(on, statement, [id])
  if (!row) throw new Error(`round ${id} is gone`)
  return storedRoundOf(row)
}

const statement = `SELECT ${roundColumns} FROM providers_round WHERE id = $1`
