import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/**
 * Counts a round beside its pot that lies in other tables than play's own. Whoever calls holds the player's seat and moves its version.
 * @param counted minor units, more than nothing.
 */
export async function countElsewhere(
  on: Queryable,
  pot: AccountId,
  counted: number,
): Promise<void> {
  await on.query(statement, [pot, counted])
}

const statement = `
  INSERT INTO play_counted (account, counted, elsewhere) VALUES ($1, $2, $2)
  ON CONFLICT (account) DO UPDATE SET counted = play_counted.counted + EXCLUDED.counted,
    elsewhere = play_counted.elsewhere + EXCLUDED.elsewhere`
