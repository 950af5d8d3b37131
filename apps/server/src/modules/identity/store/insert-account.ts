import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface NewAccount {
  readonly login: string
  readonly email: string
  readonly passwordHash: string
  readonly userType: 1 | 2
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly country: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  /** International form. */
  readonly phone?: string | null | undefined
  readonly streetAddress?: string | null | undefined
  readonly apartment?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly promoCode?: string | null | undefined
  readonly language: string
  readonly receiveNewsletter: boolean
  readonly termsVersion: string
  readonly nowMs: number
}

const statement = `
  INSERT INTO identity_account (
    login, email, password_hash, user_type, birth_date, country, first_name, last_name, promo_code,
    phone, street_address, apartment, city, postal_code,
    language, receive_newsletter, terms_version, password_changed_at, terms_agreed_at, created_at
  )
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, moment, moment, moment
  FROM to_timestamp($18::double precision / 1000) AS moment
  ON CONFLICT DO NOTHING
  RETURNING player_id`

/** Null when the name or the address was taken in the meantime. */
export async function insertAccount(
  tx: Transaction,
  account: NewAccount,
): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player_id: bigint }>(tx, statement, [
    account.login,
    account.email,
    account.passwordHash,
    account.userType,
    account.birthDate,
    account.country,
    account.firstName ?? null,
    account.lastName ?? null,
    account.promoCode ?? null,
    account.phone ?? null,
    account.streetAddress ?? null,
    account.apartment ?? null,
    account.city ?? null,
    account.postalCode ?? null,
    account.language,
    account.receiveNewsletter,
    account.termsVersion,
    account.nowMs,
  ])
  return row ? playerId(Number(row.player_id)) : null
}
