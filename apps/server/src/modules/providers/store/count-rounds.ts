import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** How many rounds a player has in games of providers. */
export async function countRounds(on: Queryable, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ rounds: bigint }>(on, statement, [player])
  return Number(row?.rounds ?? 0n)
}

const statement = 'SELECT count(*) AS rounds FROM providers_round WHERE player_id = $1'
