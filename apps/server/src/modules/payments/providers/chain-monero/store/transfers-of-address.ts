import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface TransferRow {
  readonly txid: string
  readonly number: number
  readonly life: number
  readonly units: bigint
  readonly state: 'pool' | 'mined' | 'gone'
  readonly height: number | null
  readonly changed_at: Date
  readonly counted_at: Date | null
  /** The last block that was read, as of the same moment. */
  readonly tip: number
}

const statement = `
  SELECT txid, number, life, units, state, transfer.height, changed_at, counted_at, chain.height AS tip
  FROM payments_monero_transfer AS transfer JOIN payments_monero_chain AS chain USING (provider)
  WHERE provider = $1 AND number = $2 ORDER BY seen_at, txid, life`

/** Everything that ever came to an address. */
export const transfersOfAddress = (
  on: Queryable,
  provider: string,
  number: number,
): Promise<TransferRow[]> => rowsOf<TransferRow>(on, statement, [provider, number])
