import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Whether a deposit of the player's was taken back, or may be, within the last 90 days. */
export async function wasTakenBack(on: Queryable, player: PlayerId): Promise<boolean> {
  const { rowCount } = await on.query(statement, [player])
  return (rowCount ?? 0) > 0
}

const statement = `
  SELECT FROM cashier_transaction
  WHERE player_id = $1 AND type = 'depositReversal' AND state IN ('pending', 'confirmed')
    AND created_at > now() - interval '90 days'
  LIMIT 1`
