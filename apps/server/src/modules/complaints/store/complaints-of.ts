import type { ComplaintState, ComplaintSubject } from '@fairhouse/contract/complaint-choices'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Something that was said about a complaint. */
export interface StoredStep {
  readonly what: 'filed' | 'answered' | 'escalated' | 'closed'
  /** Null: the player. */
  readonly staff: string | null
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
}

export interface StoredComplaint {
  readonly id: string
  readonly player: PlayerId
  readonly subject: ComplaintSubject
  readonly reference: string | null
  readonly state: ComplaintState
  /** Epoch milliseconds; null when no answer is owed. */
  readonly dueAt: number | null
  readonly steps: readonly StoredStep[]
}

const columns = `
  complaint_id::text AS id, player_id::float8 AS player, subject, reference, state,
  extract(epoch FROM due_at)::float8 * 1000 AS "dueAt",
  (SELECT jsonb_agg(jsonb_build_object('what', what, 'staff', staff, 'text', text, 'at', round(extract(epoch FROM at) * 1000))
     ORDER BY number)
   FROM complaints_step AS step WHERE step.complaint_id = complaint.complaint_id) AS steps`

/** As many as a page can show. */
const shownAtMost = 100

/** The complaints of a player, the newest first. */
export const complaintsOf = (on: Queryable, player: PlayerId): Promise<StoredComplaint[]> =>
  rowsOf<StoredComplaint>(
    on,
    `SELECT ${columns} FROM complaints_complaint AS complaint
     WHERE player_id = $1 ORDER BY complaint_id DESC LIMIT ${shownAtMost}`,
    [player],
  )

/** Complaints for which an answer is owed, the one that is due first first. */
export const waitingComplaints = (on: Queryable): Promise<StoredComplaint[]> =>
  rowsOf<StoredComplaint>(
    on,
    `SELECT ${columns} FROM complaints_complaint AS complaint
     WHERE due_at IS NOT NULL ORDER BY due_at, complaint_id LIMIT ${shownAtMost}`,
    [],
  )

export async function complaintOf(on: Queryable, id: string): Promise<StoredComplaint | null> {
  const [found] = await rowsOf<StoredComplaint>(
    on,
    `SELECT ${columns} FROM complaints_complaint AS complaint WHERE complaint_id = $1`,
    [id],
  )
  return found ?? null
}

/** How many answers are owed, and how many of them are late at that time (epoch milliseconds). */
export async function owedAnswers(
  on: Queryable,
  now: number,
): Promise<{ readonly owed: number; readonly late: number }> {
  const [counted] = await rowsOf<{ owed: number; late: number }>(
    on,
    `SELECT count(*)::int AS owed, (count(*) FILTER (WHERE due_at < to_timestamp($1::double precision / 1000)))::int AS late
     FROM complaints_complaint WHERE due_at IS NOT NULL`,
    [now],
  )
  return counted ?? { owed: 0, late: 0 }
}
