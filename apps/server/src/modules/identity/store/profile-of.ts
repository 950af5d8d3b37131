import type { Lockable } from '@fairhouse/contract/calls/profile'
import type { genders, titles } from '@fairhouse/contract/limits'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What an account says of its player, in the columns' order. */
export interface StoredProfile {
  readonly login: string
  readonly userType: 1 | 2
  readonly email: string
  readonly title: (typeof titles)[number] | null
  readonly gender: (typeof genders)[number] | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly country: string
  readonly phone: string | null
  readonly streetAddress: string | null
  readonly apartment: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly receiveNewsletter: boolean
  readonly avatarImageId: number
  readonly lockedFields: readonly Lockable[]
  readonly raisedFlags: readonly string[]
}

const question = `
  SELECT login, user_type AS "userType", email, title, gender, first_name AS "firstName", last_name AS "lastName",
    to_char(birth_date, 'YYYY-MM-DD') AS "birthDate", country, phone, street_address AS "streetAddress", apartment, city,
    postal_code AS "postalCode", receive_newsletter AS "receiveNewsletter", avatar_image_id AS "avatarImageId",
    locked_fields AS "lockedFields", raised_flags AS "raisedFlags"
  FROM identity_account
  WHERE player_id = $1`

/** Everything the player said of himself. @throws Error for a player without an account. */
export const profileOf = (on: Queryable, player: PlayerId): Promise<StoredProfile> =>
  read(on, question, player)

/** The same, held until the transaction ends. */
export const heldProfile = (tx: Transaction, player: PlayerId): Promise<StoredProfile> =>
  read(tx, `${question} FOR UPDATE`, player)

async function read(on: Queryable, asked: string, player: PlayerId): Promise<StoredProfile> {
  const [row] = await rowsOf<StoredProfile>(on, asked, [player])
  if (!row) throw new Error(`player ${player} has no account`)
  return row
}
