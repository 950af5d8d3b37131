import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  UPDATE identity_account
  SET email = $2, email_verified_at = to_timestamp($3::double precision / 1000)
  WHERE player_id = $1`

/** @param verifiedMs when it was proven that the address is the player's; null: not yet. */
export async function setEmail(
  tx: Transaction,
  address: {
    readonly player: PlayerId
    readonly email: string
    readonly verifiedMs: number | null
  },
): Promise<void> {
  await tx.query(statement, [address.player, address.email, address.verifiedMs])
}
