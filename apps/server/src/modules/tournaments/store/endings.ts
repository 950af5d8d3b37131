import type { Ending } from '#modules/backoffice'
import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Somebody's wish that a tournament be over. */
export interface StoredEnding {
  readonly tournament: number
  readonly ending: Ending
  readonly askedBy: string
  readonly state: 'waiting' | 'made' | 'declined'
}

/** Writes a wish down; false when one waits for this tournament. The time is epoch milliseconds. */
export async function insertEnding(
  tx: Transaction,
  asked: {
    readonly id: string
    readonly tournament: number
    readonly ending: Ending
    readonly note: string
    readonly by: string
    readonly at: number
  },
): Promise<boolean> {
  const { id, tournament, ending, note, by, at } = asked
  const { rowCount } = await tx.query(
    `INSERT INTO tournaments_ending (id, tournament_id, ending, note, asked_by, asked_at)
     VALUES ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)) ON CONFLICT DO NOTHING`,
    [id, tournament, ending, note, by, at],
  )
  return rowCount === 1
}

/** Holds one until the transaction ends; null when there is none. */
export async function holdEnding(tx: Transaction, id: string): Promise<StoredEnding | null> {
  const [row] = await rowsOf<StoredEnding>(
    tx,
    `SELECT tournament_id AS tournament, ending, asked_by AS "askedBy", state FROM tournaments_ending WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return row ?? null
}

export async function decideEnding(
  tx: Transaction,
  decided: {
    readonly id: string
    readonly state: 'made' | 'declined'
    readonly by: string
    readonly at: number
  },
): Promise<void> {
  await tx.query(
    `UPDATE tournaments_ending SET state = $2, decided_by = $3, decided_at = to_timestamp($4::double precision / 1000) WHERE id = $1`,
    [decided.id, decided.state, decided.by, decided.at],
  )
}
