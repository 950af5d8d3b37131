import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { NewAccount } from '../../store/insert-account.ts'

// The name is free, or nothing changes: a constraint that fails would end the whole transaction.
const statement = `
  UPDATE identity_account
  SET is_guest = false, login = $2, email = $3, password_hash = $4, birth_date = $5, country = $6, first_name = $7, last_name = $8,
    promo_code = $9, phone = $10, street_address = $11, apartment = $12, city = $13, postal_code = $14, language = $15, receive_newsletter = $16,
    terms_version = $17, terms_agreed_at = moment, password_changed_at = created_at
  FROM to_timestamp($18::double precision / 1000) AS moment
  WHERE player_id = $1 AND is_guest AND closed_at IS NULL
    AND NOT EXISTS (SELECT FROM identity_account WHERE lower(login) = lower($2) AND player_id <> $1)
  RETURNING player_id`

/**
 * Makes an account of a guest: the same player, with a name, an address and a password. The name must be held (`holdAddresses` of it), for somebody
 * may be taking it. False when it is taken, or the guest is none any more.
 */
export async function becomeAccount(
  tx: Transaction,
  player: PlayerId,
  account: NewAccount,
): Promise<boolean> {
  const values = [
    player,
    account.login,
    account.email,
    account.passwordHash,
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
  ]
  return (await rowsOf(tx, statement, values)).length > 0
}
