import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What somebody noted about a player. */
export interface StoredNote {
  readonly id: string
  readonly at: Date
  readonly staff: string
  readonly text: string
}

const insert = `
  INSERT INTO backoffice_note (player_id, at, staff, text)
  VALUES ($1, to_timestamp($2::double precision / 1000), $3, $4) RETURNING id::text`
const newest = `
  SELECT id::text, at, staff, text FROM backoffice_note WHERE player_id = $1 ORDER BY id DESC LIMIT $2`

/** @returns its id. */
export async function insertNote(
  tx: Transaction,
  note: {
    readonly player: number
    readonly at: number
    readonly staff: string
    readonly text: string
  },
): Promise<string> {
  const values = [note.player, note.at, note.staff, note.text]
  const [row] = await rowsOf<{ id: string }>(tx, insert, values)
  if (row === undefined) throw new Error('a note was not written')
  return row.id
}

/** Notes about a player, the newest first. */
export const newestNotes = (on: Queryable, player: number, limit: number): Promise<StoredNote[]> =>
  rowsOf<StoredNote>(on, newest, [player, limit])
