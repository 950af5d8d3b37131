import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Session } from '../wallet/message.ts'
import type { StoredRound } from '../wallet/stored.ts'
import { roundColumns, storedRoundOf, type StoredRoundRow } from './stored-round.ts'

/** A player's round of a game by the provider's name of it; null before its first bet. */
export async function roundNamed(
  on: Queryable,
  { connection, player, gameId }: Session,
  ref: string,
): Promise<StoredRound | null> {
  const [row] = await rowsOf<StoredRoundRow>(on, statement, [connection, player, gameId, ref])
  return row ? storedRoundOf(row) : null
}

const statement = `
  SELECT ${roundColumns} FROM providers_round
  WHERE connection = $1 AND player_id = $2 AND game_id = $3 AND ref = $4`
