import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Ends the player's stream in use and takes the next one with his seed; `roundsBefore` were played on the old one. */
export async function beginStream(
  on: Queryable,
  player: PlayerId,
  {
    number,
    clientSeed,
    roundsBefore,
  }: { readonly number: number; readonly clientSeed: string; readonly roundsBefore: number },
): Promise<void> {
  await on.query(reveal, [player, number - 1, roundsBefore])
  await on.query(begin, [player, number, clientSeed])
  await on.query(sit, [player, number])
}

const reveal = `
  UPDATE play_stream SET revealed_at = now(), rounds = $3 WHERE player_id = $1 AND number = $2`
const begin = 'UPDATE play_stream SET client_seed = $3 WHERE player_id = $1 AND number = $2'
const sit = 'UPDATE play_seat SET stream = $2 WHERE player_id = $1'
