import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const output = `
  SELECT height FROM payments_utxo_output
  WHERE provider = $1 AND txid = $2 AND vout = $3 AND life = $4 AND state = 'mined'`

/** In which block we saw an output; null for none. */
export async function blockOfOutput(
  on: Queryable,
  provider: string,
  { txid, vout, life }: { readonly txid: string; readonly vout: number; readonly life: number },
): Promise<number | null> {
  const [row] = await rowsOf<{ height: number }>(on, output, [provider, txid, vout, life])
  return row?.height ?? null
}
