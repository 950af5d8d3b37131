import { codes } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** What the house owed in bonuses at an instant. Minor units. */
export interface Liability {
  /** In the pockets of all players, by the ledger. */
  readonly onLedger: number
  /** Of that, in pockets of players one of whose grants ran. */
  readonly ofGrants: number
  readonly running: number
}

/** One statement, so that the ledger and the grants are seen at the same time. What was written after the instant is taken off again. */
const question = `
  WITH pocket AS (
    SELECT account.player_id, account.credits_posted - account.debits_posted - coalesce(later.change, 0) AS money
    FROM bonuses_pocket AS own
    JOIN ledger_account AS account ON account.id = own.account AND account.code = ${codes.bonus}
    LEFT JOIN (
      SELECT entry.account, sum(entry.change) AS change FROM ledger_entry AS entry
      WHERE entry.created_at > $1::timestamptz AND entry.account IN (SELECT account FROM bonuses_pocket) GROUP BY entry.account
    ) AS later ON later.account = account.id
  ), running AS (
    SELECT DISTINCT player_id FROM bonuses_grant
    WHERE begun_at <= $1::timestamptz AND (ended_at IS NULL OR ended_at > $1::timestamptz)
  )
  SELECT coalesce(sum(money), 0)::float8 AS "onLedger",
    coalesce(sum(money) FILTER (WHERE player_id IN (SELECT player_id FROM running)), 0)::float8 AS "ofGrants",
    (SELECT count(*) FROM running)::int AS running
  FROM pocket`

/** @param at epoch milliseconds. */
export async function liabilityAt(on: Queryable, at: number): Promise<Liability> {
  const [row] = await rowsOf<Liability>(on, question, [isoTime(at)])
  return row ?? { onLedger: 0, ofGrants: 0, running: 0 }
}
