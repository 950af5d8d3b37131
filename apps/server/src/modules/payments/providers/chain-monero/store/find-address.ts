import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface AddressRow {
  readonly number: number
  readonly address: string
  readonly reference: string
}

const ofPlayer = `
  SELECT number, address, reference FROM payments_monero_address WHERE provider = $1 AND player_id = $2`

/** The player's own address; undefined where there is none yet. */
export async function addressOfPlayer(
  on: Queryable,
  provider: string,
  player: number,
): Promise<AddressRow | undefined> {
  const [row] = await rowsOf<AddressRow>(on, ofPlayer, [provider, player])
  return row
}

const asked = `
  SELECT number, address, reference FROM payments_monero_address
  WHERE provider = $1 AND (address = $2 OR ($2 IS NULL AND reference = $3))`

/** Which address is meant? */
export async function addressMeant(
  on: Queryable,
  provider: string,
  meant: { readonly address: string | null; readonly reference: string },
): Promise<AddressRow | undefined> {
  const [row] = await rowsOf<AddressRow>(on, asked, [provider, meant.address, meant.reference])
  return row
}
