import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Whether a bet of the round stands, and whether one ever did. */
export async function roundHasBet(
  on: Queryable,
  roundId: string,
): Promise<{ readonly stands: boolean; readonly ever: boolean }> {
  const [row] = await rowsOf<{ stands: boolean; ever: boolean }>(on, statement, [roundId])
  return row ?? { stands: false, ever: false }
}

const statement = `
  SELECT coalesce(bool_or(rolled_back_by IS NULL), false) AS stands, count(*) > 0 AS ever
  FROM providers_transaction WHERE round_id = $1 AND kind IN ('bet', 'play')`
