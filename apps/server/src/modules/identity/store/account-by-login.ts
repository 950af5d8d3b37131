import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredAccount {
  readonly player: PlayerId
  readonly passwordHash: string
  readonly closed: boolean
  /** Whether a code is asked for besides the password. */
  readonly twoStep: boolean
}

const question = `
  SELECT player_id, password_hash, closed_at IS NOT NULL AS closed,
    EXISTS (SELECT FROM identity_totp AS totp
      WHERE totp.player_id = account.player_id AND totp.confirmed_at IS NOT NULL) AS two_step
  FROM identity_account AS account
  WHERE lower(login) = lower($1) OR lower(email) = lower($1)`

/** Whose account is it that goes by this name or e-mail address? */
export async function accountByLogin(on: Queryable, login: string): Promise<StoredAccount | null> {
  type Row = {
    player_id: bigint
    password_hash: string
    closed: boolean
    two_step: boolean
  }
  const [row] = await rowsOf<Row>(on, question, [login])
  if (!row) return null
  return {
    player: playerId(Number(row.player_id)),
    passwordHash: row.password_hash,
    closed: row.closed,
    twoStep: row.two_step,
  }
}
