import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** The chain as far as it was read. */
export interface ChainRow {
  readonly network: 'main' | 'test' | 'regtest'
  readonly address: string
  readonly height: number
  readonly anchor_height: number
  readonly anchor_hash: string
  /** The lowest block with a payment that does not count yet. */
  readonly lowest_open: number | null
  /** How many subaddresses were handed out. */
  readonly addresses: number
  /** Somebody may be about to pay. */
  readonly watched: boolean
}

const statement = `
  SELECT network, address, height, anchor_height, anchor_hash, watch_until > now() AS watched,
    (SELECT coalesce(max(number), 0) FROM payments_monero_address WHERE provider = $1) AS addresses,
    (SELECT min(height) FROM payments_monero_transfer WHERE provider = $1 AND state = 'mined' AND counted_at IS NULL) AS lowest_open
  FROM payments_monero_chain WHERE provider = $1`

/** Undefined before anybody needed the chain. */
export async function chainRow(on: Queryable, provider: string): Promise<ChainRow | undefined> {
  const [row] = await rowsOf<ChainRow>(on, statement, [provider])
  return row
}
