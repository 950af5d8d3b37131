import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { StoredProfile } from './profile-of.ts'

const statement = `
  UPDATE identity_account
  SET title = $2, gender = $3, first_name = $4, last_name = $5, birth_date = $6, country = $7, phone = $8,
    street_address = $9, apartment = $10, city = $11, postal_code = $12
  WHERE player_id = $1`

/** Writes down what a player said of himself; address, name and picture have ways of their own. */
export async function saveProfile(
  tx: Transaction,
  player: PlayerId,
  said: StoredProfile,
): Promise<void> {
  await tx.query(statement, [
    player,
    said.title,
    said.gender,
    said.firstName,
    said.lastName,
    said.birthDate,
    said.country,
    said.phone,
    said.streetAddress,
    said.apartment,
    said.city,
    said.postalCode,
  ])
}
