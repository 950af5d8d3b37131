import type { ComplaintState } from '@fairhouse/contract/complaint-choices'
import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { StoredStep } from './complaints-of.ts'

/** Held until the transaction ends: of two who answer at once the second finds it answered. Null for a number that nobody has. */
export async function holdComplaint(
  tx: Transaction,
  id: string,
): Promise<{ readonly player: number; readonly state: ComplaintState } | null> {
  const [held] = await rowsOf<{ player: number; state: ComplaintState }>(
    tx,
    `SELECT player_id::float8 AS player, state FROM complaints_complaint
     WHERE complaint_id = $1 FOR NO KEY UPDATE`,
    [id],
  )
  return held ?? null
}

/** Moves a held complaint on, and keeps what was said. @param to.dueAt epoch milliseconds; null: no answer is owed. */
export async function moveComplaint(
  tx: Transaction,
  id: string,
  to: { readonly state: ComplaintState; readonly dueAt: number | null },
  step: StoredStep,
): Promise<void> {
  await tx.query(
    `UPDATE complaints_complaint SET state = $2, due_at = to_timestamp($3::double precision / 1000)
     WHERE complaint_id = $1`,
    [id, to.state, to.dueAt],
  )
  await insertStep(tx, id, step)
}

export async function insertStep(tx: Transaction, id: string, step: StoredStep): Promise<void> {
  await tx.query(
    `INSERT INTO complaints_step (complaint_id, number, what, staff, text, at)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, to_timestamp($5::double precision / 1000)
     FROM complaints_step WHERE complaint_id = $1`,
    [id, step.what, step.staff, step.text, step.at],
  )
}
