import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/**
 * Other accounts of the person who has this one: of the same first name, last name and birth date, however the names are written. Where one of two has
 * said no name, the same birth date and a browser that both have signed in with; a guest, who said nothing, by the browser alone.
 */
export async function samePersons(on: Queryable, player: PlayerId): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT other.player_id::float8 AS player_id
     FROM identity_account AS mine JOIN identity_account AS other
       ON other.birth_date = mine.birth_date AND other.player_id <> mine.player_id
       AND CASE
         WHEN mine.last_name IS NULL OR other.last_name IS NULL THEN EXISTS (
           SELECT FROM identity_device AS own JOIN identity_device AS its USING (device_sha256)
           WHERE own.player_id = mine.player_id AND its.player_id = other.player_id)
         ELSE lower(trim(other.last_name)) = lower(trim(mine.last_name))
           AND lower(trim(other.first_name)) = lower(trim(mine.first_name))
       END
     WHERE mine.player_id = $1
     UNION
     SELECT guest.player_id::float8
     FROM identity_device AS own JOIN identity_device AS its USING (device_sha256)
       JOIN identity_account AS guest ON guest.player_id = its.player_id AND guest.is_guest
     WHERE own.player_id = $1 AND guest.player_id <> $1`,
    [player],
  )
  return rows.map(({ player_id }) => player_id)
}
