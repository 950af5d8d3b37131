import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A wish that somebody begins anew, without app and recovery codes. */
export interface StoredReset {
  readonly id: string
  readonly staff: string
  readonly note: string
  readonly askedBy: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'made' | 'declined'
}

const columns = 'id, staff, note, asked_by AS "askedBy", asked_at AS "askedAt", state'
const insert = `
  INSERT INTO backoffice_reset (id, staff, note, asked_by, asked_at)
  SELECT $1, name, $3, $4, to_timestamp($5::double precision / 1000) FROM backoffice_staff
  WHERE name = $2 AND active ON CONFLICT (staff) WHERE state = 'waiting' DO NOTHING`
const waiting = `
  SELECT ${columns} FROM backoffice_reset WHERE state = 'waiting' ORDER BY asked_at LIMIT 100`
const hold = `SELECT ${columns} FROM backoffice_reset WHERE id = $1 FOR UPDATE`
const decide = `
  UPDATE backoffice_reset
  SET state = $2, decided_by = $3, decided_at = to_timestamp($4::double precision / 1000) WHERE id = $1`

/** False when nobody of the name works here, or one of theirs waits. */
export async function insertReset(
  tx: Transaction,
  asked: Pick<StoredReset, 'id' | 'staff' | 'note' | 'askedBy'> & { readonly at: number },
): Promise<boolean> {
  const { id, staff, note, askedBy, at } = asked
  return (await tx.query(insert, [id, staff, note, askedBy, at])).rowCount === 1
}

/** Those that nobody decided on, the oldest first. */
export const waitingResets = (on: Queryable): Promise<StoredReset[]> => rowsOf(on, waiting, [])

/** Holds one until the transaction ends; null when there is none. */
export async function holdReset(tx: Transaction, id: string): Promise<StoredReset | null> {
  const [row] = await rowsOf<StoredReset>(tx, hold, [id])
  return row ?? null
}

export async function decideStoredReset(
  tx: Transaction,
  decided: {
    readonly id: string
    readonly state: 'made' | 'declined'
    readonly by: string
    readonly at: number
  },
): Promise<void> {
  await tx.query(decide, [decided.id, decided.state, decided.by, decided.at])
}
