import type { ComplaintSubject } from '@fairhouse/contract/complaint-choices'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Records a complaint. @returns its id. */
export async function insertComplaint(
  tx: Transaction,
  player: PlayerId,
  given: {
    readonly requestKey: string
    readonly subject: ComplaintSubject
    readonly reference: string | null
    readonly now: number
    readonly dueAt: number
  },
): Promise<string> {
  const { requestKey, subject, reference, now, dueAt } = given
  const [made] = await rowsOf<{ id: string }>(
    tx,
    `INSERT INTO complaints_complaint (player_id, request_key, subject, reference, state, due_at, filed_at)
     VALUES ($1, $2, $3, $4, 'open', to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000)) RETURNING complaint_id::text AS id`,
    [player, requestKey, subject, reference, dueAt, now],
  )
  if (!made) throw new Error('a complaint was not recorded')
  return made.id
}

/** Whether a complaint of this key was recorded before. */
export async function isRecorded(
  tx: Transaction,
  player: PlayerId,
  requestKey: string,
): Promise<boolean> {
  const found = await rowsOf(
    tx,
    'SELECT 1 AS found FROM complaints_complaint WHERE player_id = $1 AND request_key = $2',
    [player, requestKey],
  )
  return found.length > 0
}

/** Answers that are owed to a player, while nobody else records another complaint of his. */
export async function heldOpenComplaints(tx: Transaction, player: PlayerId): Promise<number> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('complaints of ' || $1::text, 0))`,
    [player],
  )
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    `SELECT count(*)::int AS count FROM complaints_complaint WHERE player_id = $1 AND due_at IS NOT NULL`,
    [player],
  )
  return counted?.count ?? 0
}
