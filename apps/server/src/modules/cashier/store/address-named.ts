import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Whose address of the house it is, by the provider's reference. */
export async function addressNamed(
  on: Queryable,
  provider: string,
  providerRef: string,
): Promise<{
  readonly player: PlayerId
  readonly method: string
  readonly address: string
} | null> {
  const [row] = await rowsOf<{ player_id: bigint; method: string; address: string }>(
    on,
    statement,
    [provider, providerRef],
  )
  return row
    ? { player: playerId(Number(row.player_id)), method: row.method, address: row.address }
    : null
}

const statement = `
  SELECT player_id, method, address FROM cashier_address WHERE provider = $1 AND provider_ref = $2`
