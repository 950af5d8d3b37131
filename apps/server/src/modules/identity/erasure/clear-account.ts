import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// Neither is what a sign-up may choose, so nobody has them; and nothing is ever sent there.
const clearingOfContact = `
  WITH before AS (
    SELECT to_jsonb(account) - 'password_hash' AS gone FROM identity_account AS account
    WHERE player_id = $1 AND login <> 'erased:' || $1::bigint FOR UPDATE
  )
  UPDATE identity_account SET
    login = 'erased:' || $1::bigint, email = 'nobody:' || $1::bigint, password_hash = $2, email_verified_at = NULL,
    phone = NULL, street_address = NULL, apartment = NULL, city = NULL, postal_code = NULL, title = NULL, gender = NULL,
    promo_code = NULL, close_reason = NULL, receive_newsletter = false, avatar_image_id = 1, raised_flags = '{}'
  FROM before WHERE player_id = $1
  RETURNING before.gone`

/** Empties an account of everything by which its player could be reached. @returns it as it was; null: it is empty already. */
export async function clearContact(
  tx: Transaction,
  player: PlayerId,
  passwordHash: string,
): Promise<object | null> {
  const [row] = await rowsOf<{ gone: object }>(tx, clearingOfContact, [player, passwordHash])
  return row?.gone ?? null
}

const clearingOfPerson = `
  WITH before AS (
    SELECT jsonb_build_object('first_name', first_name, 'last_name', last_name, 'birth_date', birth_date) AS gone
    FROM identity_account WHERE player_id = $1 AND birth_date <> '1900-01-01' FOR UPDATE
  )
  UPDATE identity_account SET first_name = NULL, last_name = NULL, birth_date = '1900-01-01'
  FROM before WHERE player_id = $1
  RETURNING before.gone`

/** Takes name and birth date out. @returns as they were; null: they are gone. */
export async function clearPerson(tx: Transaction, player: PlayerId): Promise<object | null> {
  const [row] = await rowsOf<{ gone: object }>(tx, clearingOfPerson, [player])
  return row?.gone ?? null
}
