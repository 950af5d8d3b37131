import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `
  SELECT txid, number, max(life) AS life FROM payments_monero_transfer WHERE provider = $1 AND life > 1 GROUP BY txid, number`

/** Payments that were gone and came back, with their newest life. */
export const laterLives = (
  on: Queryable,
  provider: string,
): Promise<{ txid: string; number: number; life: number }[]> => rowsOf(on, statement, [provider])
