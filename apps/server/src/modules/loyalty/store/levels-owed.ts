import type { VipLevel } from '@fairhouse/contract/loyalty-rules'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Levels of which nothing was given yet: those above one, up to another. */
interface LevelsOwed {
  readonly above: number
  readonly level: VipLevel
}

/** Keeps what comes with levels for later; with what is owed from before. */
export async function oweLevels(
  tx: Transaction,
  player: PlayerId,
  { above, level }: LevelsOwed,
): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_level_owed AS kept (player_id, above, level) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET level = greatest(kept.level, excluded.level)`,
    [player, above, level],
  )
}

/** What is owed to a player, who is owed nothing from then on. */
export async function takeOwed(tx: Transaction, player: PlayerId): Promise<LevelsOwed | null> {
  const [row] = await rowsOf<LevelsOwed>(
    tx,
    'DELETE FROM loyalty_level_owed WHERE player_id = $1 RETURNING above, level',
    [player],
  )
  return row ?? null
}

/** Who is owed something, in order of their ids from behind `after`, at most so many. */
export const playersOwed = (
  on: Queryable,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly player: PlayerId }[]> =>
  rowsOf<{ player: PlayerId }>(
    on,
    'SELECT player_id::float8 AS player FROM loyalty_level_owed WHERE player_id > $1 ORDER BY player_id LIMIT $2',
    [after, limit],
  )
