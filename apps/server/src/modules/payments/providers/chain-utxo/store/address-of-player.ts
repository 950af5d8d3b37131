import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `SELECT address FROM payments_utxo_address WHERE provider = $1 AND player_id = $2`

export async function addressOfPlayer(
  on: Queryable,
  provider: string,
  player: number,
): Promise<string | null> {
  const [row] = await rowsOf<{ address: string }>(on, statement, [provider, player])
  return row?.address ?? null
}
