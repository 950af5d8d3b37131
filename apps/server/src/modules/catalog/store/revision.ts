import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = 'SELECT revision FROM catalog_revision'

/** How many changes the catalogue has seen. */
export async function revision(on: Queryable): Promise<bigint> {
  const [row] = await rowsOf<{ revision: bigint }>(on, question)
  if (!row) throw new Error('the catalogue has no revision')
  return row.revision
}
