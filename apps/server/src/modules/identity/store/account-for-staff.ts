import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What staff see of an account. */
export interface AccountForStaff {
  readonly login: string
  /** Empty for a guest. */
  readonly email: string
  readonly emailVerified: boolean
  readonly phone: string | null
  readonly name: string | null
  readonly birthDate: string | null
  readonly address: string | null
  readonly country: string
  readonly language: string
  readonly registeredAt: Date
  readonly lastSeenAt: Date | null
  readonly openSessions: number
  /** 1 real money, 2 play money. */
  readonly userType: 1 | 2
  readonly suspended: boolean
}

const question = `
  SELECT login, coalesce(email, '') AS email, email_verified_at IS NOT NULL AS "emailVerified", phone,
    nullif(trim(concat_ws(' ', first_name, last_name)), '') AS name, birth_date::text AS "birthDate",
    nullif(concat_ws(', ', street_address, apartment, postal_code, city), '') AS address,
    country, language, created_at AS "registeredAt", user_type AS "userType", suspended,
    (SELECT max(seen_at) FROM identity_session AS session WHERE session.player_id = account.player_id) AS "lastSeenAt",
    (SELECT count(*)::int FROM identity_session AS session
     WHERE session.player_id = account.player_id AND ended_at IS NULL) AS "openSessions"
  FROM identity_account AS account WHERE player_id = $1`

/** An account; null when there is none of this number. */
export async function accountForStaff(
  on: Queryable,
  player: PlayerId,
): Promise<AccountForStaff | null> {
  const [row] = await rowsOf<AccountForStaff>(on, question, [player])
  return row ?? null
}
