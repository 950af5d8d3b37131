import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  INSERT INTO identity_recovery_code (player_id, code_sha256)
  SELECT $1, unnest($2::bytea[])`

/** These recovery codes are good, and no others. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  player: PlayerId,
  codes: readonly Buffer[],
): Promise<void> {
  await tx.query('DELETE FROM identity_recovery_code WHERE player_id = $1', [player])
  await tx.query(statement, [player, codes])
}
