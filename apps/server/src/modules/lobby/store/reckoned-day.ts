import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `SELECT content ->> 'day' AS day FROM lobby_reckoned WHERE name = $1`

/** The day that what was reckoned under a name says it is of; null: nothing was, or it names none. */
export async function reckonedDay(on: Queryable, name: string): Promise<string | null> {
  const [row] = await rowsOf<{ day: string | null }>(on, question, [name])
  return row?.day ?? null
}
