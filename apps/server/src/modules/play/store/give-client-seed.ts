import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Gives a player's stream that has none its client seed. */
export async function giveClientSeed(
  on: Queryable,
  player: PlayerId,
  { number, clientSeed }: { readonly number: number; readonly clientSeed: string },
): Promise<void> {
  await on.query(statement, [player, number, clientSeed])
}

const statement = `
  UPDATE play_stream SET client_seed = $3 WHERE player_id = $1 AND number = $2 AND client_seed IS NULL`
