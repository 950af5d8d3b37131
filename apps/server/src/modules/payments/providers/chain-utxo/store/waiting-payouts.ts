import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface WaitingPayout {
  readonly reference: string
  readonly address: string
  readonly units: bigint
}

const statement = `
  SELECT reference, address, units FROM payments_utxo_payout
  WHERE provider = $1 AND batch IS NULL AND failed IS NULL
  ORDER BY asked_at, reference LIMIT $2`

/** Which payouts wait for a transaction? Oldest first. */
export const waitingPayouts = (
  on: Queryable,
  provider: string,
  most: number,
): Promise<WaitingPayout[]> => rowsOf<WaitingPayout>(on, statement, [provider, most])
