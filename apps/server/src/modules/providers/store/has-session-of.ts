import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Whether anybody ever opened a game of this connection. */
export async function hasSessionOf(on: Queryable, connection: string): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(on, statement, [connection])
  return row?.found === true
}

const statement = `SELECT EXISTS (SELECT FROM providers_session WHERE connection = $1) AS found`
