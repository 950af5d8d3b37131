import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** The nearest sealed link at or after one. */
export async function checkpointAfter(
  on: Queryable,
  { uri, chain, link }: { readonly uri: string; readonly chain: number; readonly link: number },
): Promise<{ readonly link: number; readonly sealed: Buffer } | null> {
  const [row] = await rowsOf<{ link: number; sealed: Buffer }>(on, statement, [uri, chain, link])
  return row ?? null
}

const statement = `
  SELECT link, sealed FROM rooms_checkpoint WHERE uri = $1 AND chain = $2 AND link >= $3 ORDER BY link LIMIT 1`
