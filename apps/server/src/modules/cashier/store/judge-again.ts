import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { shownByPlayer } from '../waits-for-player.ts'

const statement = `
  UPDATE cashier_transaction SET look_at = to_timestamp($2::double precision / 1000), looks = 0
  WHERE player_id = $1 AND type = 'withdrawal' AND state = 'pending' AND reason = ANY ($3)`

/** The player's withdrawals that wait for what the player has to show are looked at now: it was shown, or somebody has decided on it. */
export async function judgeAgain(tx: Transaction, player: PlayerId, nowMs: number): Promise<void> {
  await tx.query(statement, [player, nowMs, shownByPlayer])
}
