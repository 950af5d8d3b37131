import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What of an account questions over players ask. */
export interface AccountInQuestion {
  readonly player: PlayerId
  readonly country: string
  readonly registeredAt: Date
  /** When a browser of theirs was last seen. */
  readonly seenAt: Date | null
  /** Neither closed, suspended nor a guest's. */
  readonly isOpen: boolean
}

const question = `
  SELECT player_id::float8 AS player, country, created_at AS "registeredAt",
    (SELECT max(seen_at) FROM identity_session AS session WHERE session.player_id = account.player_id) AS "seenAt",
    closed_at IS NULL AND NOT suspended AND NOT is_guest AS "isOpen"
  FROM identity_account AS account WHERE player_id > $1 ORDER BY player_id LIMIT $2`

/** Accounts in the order of their numbers, from the one after `after` on. */
export const accountsInQuestion = (
  on: Queryable,
  after: number,
  limit: number,
): Promise<AccountInQuestion[]> => rowsOf(on, question, [after, limit])
