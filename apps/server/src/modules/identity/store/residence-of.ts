import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT country, to_char(birth_date, 'YYYY-MM-DD') AS "birthDate" FROM identity_account WHERE player_id = $1`

/** Where does a player live, and when were they born? Null without an account. */
export async function residenceOf(
  on: Queryable,
  player: PlayerId,
): Promise<{ readonly country: string; readonly birthDate: string } | null> {
  type Row = { country: string; birthDate: string }
  const [row] = await rowsOf<Row>(on, question, [player])
  return row ?? null
}
