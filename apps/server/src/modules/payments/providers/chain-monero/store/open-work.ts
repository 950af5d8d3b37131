import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `
  SELECT EXISTS (
    SELECT FROM payments_monero_transfer WHERE provider = $1 AND (state = 'pool' OR (state = 'mined' AND counted_at IS NULL))
  ) OR EXISTS (
    SELECT FROM payments_monero_payout WHERE provider = $1 AND batch IS NULL
  ) OR EXISTS (
    SELECT FROM payments_monero_batch
    WHERE provider = $1 AND (state <> 'mined' OR (height > $2::integer - 12 AND changed_at > now() - interval '2 hours'))
  ) AS open`

/** Is a payment on its way, in or out? */
export async function openWork(on: Queryable, provider: string, height: number): Promise<boolean> {
  const [row] = await rowsOf<{ open: boolean }>(on, statement, [provider, height])
  return row?.open === true
}
