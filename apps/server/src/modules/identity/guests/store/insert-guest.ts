import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

interface NewGuest {
  readonly login: string
  readonly country: string
  readonly language: string
  readonly termsVersion: string
  readonly nowMs: number
}

const statement = `
  INSERT INTO identity_account (
    login, user_type, country, language, receive_newsletter, terms_version,
    is_guest, password_changed_at, terms_agreed_at, created_at, guest_since
  )
  SELECT $1, 2, $2, $3, false, $4, true, moment, moment, moment, moment
  FROM to_timestamp($5::double precision / 1000) AS moment
  ON CONFLICT DO NOTHING
  RETURNING player_id`

/** Null when the name is taken. */
export async function insertGuest(tx: Transaction, guest: NewGuest): Promise<PlayerId | null> {
  const { login, country, language, termsVersion, nowMs } = guest
  const values = [login, country, language, termsVersion, nowMs]
  const [row] = await rowsOf<{ player_id: bigint }>(tx, statement, values)
  return row ? playerId(Number(row.player_id)) : null
}
