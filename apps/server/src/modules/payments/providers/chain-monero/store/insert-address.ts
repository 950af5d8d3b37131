import type { Queryable } from '#platform/database'

const statement = `
  INSERT INTO payments_monero_address (provider, number, address, player_id, reference, created_at)
  VALUES ($1, $2, $3, $4, $5, now())
  ON CONFLICT DO NOTHING`

/** Gives an address to a player, unless he has one. */
export async function insertAddress(
  on: Queryable,
  provider: string,
  row: {
    readonly number: number
    readonly address: string
    readonly player: number
    readonly reference: string
  },
): Promise<void> {
  await on.query(statement, [provider, row.number, row.address, row.player, row.reference])
}
