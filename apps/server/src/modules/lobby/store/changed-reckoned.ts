import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT name, stamp, content FROM lobby_reckoned WHERE NOT (name || ' ' || stamp) = ANY ($1::text[])`

/** What was reckoned, unless it is known: `known` holds names with their stamps, `trending 1a2b`. */
export async function changedReckoned(
  on: Queryable,
  known: readonly string[],
): Promise<{ name: string; stamp: string; content: unknown }[]> {
  return rowsOf(on, question, [known])
}
