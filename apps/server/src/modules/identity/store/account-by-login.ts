import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredAccount {
  readonly player: PlayerId
  readonly passwordHash: string
  readonly suspended: boolean
}

const question = `
  SELECT player_id, password_hash, suspended
  FROM identity_account
  WHERE lower(login) = lower($1) OR lower(email) = lower($1)`

/** Whose account is it that goes by this name or e-mail address? */
export async function accountByLogin(on: Queryable, login: string): Promise<StoredAccount | null> {
  type Row = { player_id: bigint; password_hash: string; suspended: boolean }
  const [row] = await rowsOf<Row>(on, question, [login])
  if (!row) return null
  return {
    player: playerId(Number(row.player_id)),
    passwordHash: row.password_hash,
    suspended: row.suspended,
  }
}
