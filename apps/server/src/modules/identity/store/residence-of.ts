import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT nullif(country, 'ZZ') AS country, to_char(birth_date, 'YYYY-MM-DD') AS "birthDate" FROM identity_account WHERE player_id = $1`

/** Where does a player live, and when were they born? Null without an account; the country is null where nobody knows it, the day for guests. */
export async function residenceOf(
  on: Queryable,
  player: PlayerId,
): Promise<{ readonly country: string | null; readonly birthDate: string | null } | null> {
  type Row = { country: string | null; birthDate: string | null }
  const [row] = await rowsOf<Row>(on, question, [player])
  return row ?? null
}
