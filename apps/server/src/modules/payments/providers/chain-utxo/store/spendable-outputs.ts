import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Branch } from '../account.ts'

export interface Spendable {
  readonly txid: string
  readonly vout: number
  readonly life: number
  readonly branch: Branch
  readonly number: number
  readonly units: bigint
}

// Players' coins once they count; ours once they are in a block, and at once what comes back from a transaction of our own.
const statement = `
  SELECT txid, vout, life, branch, number, units FROM payments_utxo_output AS output
  WHERE provider = $1 AND batch IS NULL AND spent_by IS NULL AND (
    (state = 'mined' AND (branch = 1 OR counted_at IS NOT NULL))
    OR (state = 'pool' AND branch = 1 AND missing_since IS NULL AND EXISTS (
      SELECT FROM payments_utxo_batch AS batch WHERE batch.provider = $1 AND batch.txid = output.txid))
  )
  ORDER BY state = 'mined' DESC, units DESC, txid, vout LIMIT 400`

/** Which coins can be spent? Mined ones first, large ones first. */
export const spendableOutputs = (on: Queryable, provider: string): Promise<Spendable[]> =>
  rowsOf<Spendable>(on, statement, [provider])
