import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A chain as we have read it so far. */
export interface ChainRow {
  readonly network: string
  readonly genesis: string
  readonly xpub: string
  readonly path: string
  readonly fingerprint: string
  readonly height: number
  /** Somebody may be about to pay. */
  readonly watched: boolean
}

const statement = `
  SELECT network, genesis, xpub, path, fingerprint, height, watch_until > now() AS watched
  FROM payments_utxo_chain WHERE provider = $1`

/** Undefined before anybody needed the chain. */
export async function chainRow(on: Queryable, provider: string): Promise<ChainRow | undefined> {
  const [row] = await rowsOf<ChainRow>(on, statement, [provider])
  return row
}
