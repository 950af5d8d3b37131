import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** An output of ours, as it can be spent. */
export interface OwnOutput {
  readonly outpoint: string
  readonly units: bigint
}

const statement = `
  SELECT DISTINCT txid || ':' || vout AS outpoint, units FROM payments_utxo_output
  WHERE provider = $1 AND (spent_height IS NULL OR spent_height >= $2)`

/** Whatever of ours was not spent before this block. */
export const ownOutputs = (on: Queryable, provider: string, height: number): Promise<OwnOutput[]> =>
  rowsOf<OwnOutput>(on, statement, [provider, height])
