import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

interface Address {
  readonly address: string
  readonly uri: string
  readonly tag: string | null
}

/** The player's own address of the house for a method, at the provider that moves it now; null before the first. */
export async function addressOf(
  on: Queryable,
  one: { readonly player: PlayerId; readonly method: string; readonly provider: string },
): Promise<Address | null> {
  const [row] = await rowsOf<Address>(on, question, [one.player, one.method, one.provider])
  return row ?? null
}

/** Writes down whose an address is, for good; one that is there stays as it is. */
export async function insertAddress(
  on: Queryable,
  one: Address & {
    readonly provider: string
    readonly providerRef: string
    readonly player: PlayerId
    readonly method: string
    readonly at: number
  },
): Promise<void> {
  const { provider, providerRef, player, method, address, uri, tag, at } = one
  const values = [provider, providerRef, player, method, address, uri, tag, isoTime(at)]
  await on.query(insertion, values)
}

const question = `
  SELECT address, uri, tag FROM cashier_address WHERE player_id = $1 AND method = $2 AND provider = $3`
const insertion = `
  INSERT INTO cashier_address (provider, provider_ref, player_id, method, address, uri, tag, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`
