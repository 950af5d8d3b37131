import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `UPDATE identity_account SET guest_played = true WHERE player_id = ANY($1::bigint[])`

/** These have played: they are not looked at again. */
export async function keepGuests(tx: Transaction, players: readonly PlayerId[]): Promise<void> {
  await tx.query(statement, [[...players]])
}
