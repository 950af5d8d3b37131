import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What proving who one is needs to know of an account. */
export interface ProvableAccount {
  readonly player: PlayerId
  readonly login: string
  readonly email: string
  readonly language: string
  readonly passwordHash: string
  readonly emailVerified: boolean
  /** Letters to the address come back. */
  readonly undeliverable: boolean
  /** Somebody else may know the password: only a letter's link proves its owner. */
  readonly passwordInDoubt: boolean
}

const question = `
  SELECT login, email, language, password_hash, email_verified_at IS NOT NULL AS email_verified,
    'changeContactEmail' = ANY(raised_flags) AS undeliverable,
    'passwordRecovery' = ANY(raised_flags) AS in_doubt
  FROM identity_account
  WHERE player_id = $1`

/** Whom does this player say they are? @throws Error for a player without an account, which no session and no token can have, and for a guest, who proves nothing. */
export async function accountOf(on: Queryable, player: PlayerId): Promise<ProvableAccount> {
  type Row = {
    login: string
    email: string | null
    language: string
    password_hash: string | null
    email_verified: boolean
    undeliverable: boolean
    in_doubt: boolean
  }
  const [row] = await rowsOf<Row>(on, question, [player])
  if (!row) throw new Error(`player ${player} has no account`)
  const { login, email, language, undeliverable, password_hash: passwordHash } = row
  if (email === null || passwordHash === null)
    throw new Error(`player ${player} is a guest, and can prove nothing`)
  return {
    player,
    login,
    email,
    language,
    undeliverable,
    passwordHash,
    emailVerified: row.email_verified,
    passwordInDoubt: row.in_doubt,
  }
}
