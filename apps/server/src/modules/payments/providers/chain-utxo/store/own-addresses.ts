import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** An address of ours. */
export interface OwnAddressRow {
  readonly script: string
  readonly address: string
  /** What the cashier calls it; null for one that takes change. */
  readonly reference: string | null
}

const statement = `SELECT script, address, reference FROM payments_utxo_address WHERE provider = $1`

/** Every address that we ever had. */
export const allOwnAddresses = (on: Queryable, provider: string): Promise<OwnAddressRow[]> =>
  rowsOf<OwnAddressRow>(on, statement, [provider])

const lives = `
  SELECT txid || ':' || vout AS outpoint, max(life) AS life FROM payments_utxo_output
  WHERE provider = $1 AND txid || ':' || vout = ANY($2::text[]) AND txid = ANY($3::text[])
  GROUP BY txid, vout HAVING max(life) > 1`

/** Which life of a payment the last one is, where it is not the first. */
export async function laterLives(
  on: Queryable,
  provider: string,
  outpoints: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const txids = [...new Set(outpoints.map((outpoint) => outpoint.split(':')[0] ?? ''))]
  const rows = await rowsOf<{ outpoint: string; life: number }>(on, lives, [
    provider,
    outpoints,
    txids,
  ])
  return new Map(rows.map(({ outpoint, life }) => [outpoint, life]))
}
