import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = 'UPDATE identity_account SET password_hash = $2 WHERE player_id = $1'

/** The same password, hashed with today's parameters. */
export async function replacePasswordHash(
  tx: Transaction,
  player: PlayerId,
  passwordHash: string,
): Promise<void> {
  await tx.query(statement, [player, passwordHash])
}
