import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** By what two accounts may be one person's, or one household's. */
export type SharedByTwo = 'device' | 'networkAddress' | 'person' | 'postalAddress'

const question = `
  SELECT
    EXISTS (SELECT FROM identity_device AS mine JOIN identity_device AS other USING (device_sha256)
      WHERE mine.player_id = $1 AND other.player_id = $2) AS device,
    EXISTS (SELECT FROM identity_session AS mine JOIN identity_session AS other USING (address)
      WHERE mine.player_id = $1 AND other.player_id = $2) AS "networkAddress",
    EXISTS (SELECT FROM identity_account AS mine JOIN identity_account AS other
      ON other.birth_date = mine.birth_date AND lower(trim(other.last_name)) = lower(trim(mine.last_name))
        AND lower(trim(other.first_name)) = lower(trim(mine.first_name))
      WHERE mine.player_id = $1 AND other.player_id = $2) AS person,
    EXISTS (SELECT FROM identity_account AS mine JOIN identity_account AS other
      ON other.country = mine.country AND lower(trim(other.postal_code)) = lower(trim(mine.postal_code))
        AND lower(trim(other.street_address)) = lower(trim(mine.street_address))
      WHERE mine.player_id = $1 AND other.player_id = $2) AS "postalAddress"`

const names = ['device', 'networkAddress', 'person', 'postalAddress'] as const

/** What two accounts share, of what was signed in with or entered. */
export async function sharedByTwo(
  on: Queryable,
  one: PlayerId,
  other: PlayerId,
): Promise<SharedByTwo[]> {
  const [row] = await rowsOf<Record<SharedByTwo, boolean>>(on, question, [one, other])
  return names.filter((name) => row?.[name] === true)
}
