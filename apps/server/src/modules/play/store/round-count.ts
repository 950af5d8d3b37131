import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** How many rounds a player has opened in one game. Reads every one of them. */
export const roundsOfGame = (on: Queryable, player: PlayerId, uri: string): Promise<number> =>
  count(on, ofGame, [player, uri])

/** How many rounds a player opened on the streams before this one; each knows its own number. */
export const roundsBeforeStream = (
  on: Queryable,
  player: PlayerId,
  stream: number,
): Promise<number> => count(on, beforeStream, [player, stream])

async function count(on: Queryable, statement: string, values: readonly unknown[]) {
  const [row] = await rowsOf<{ rounds: number }>(on, statement, values)
  return row?.rounds ?? 0
}

const ofGame = `
  SELECT count(*)::int AS rounds FROM play_step
  WHERE player_id = $1 AND sequence = 0 AND definition_id IN (SELECT id FROM play_definition WHERE uri = $2)`

const beforeStream = `
  SELECT coalesce(sum(rounds), 0)::int AS rounds FROM play_stream WHERE player_id = $1 AND number < $2`
