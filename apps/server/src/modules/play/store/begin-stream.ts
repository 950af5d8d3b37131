import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Ends the player's stream in use, whose seed lies open from now on, and takes the next one with his seed. */
export async function beginStream(
  on: Queryable,
  player: PlayerId,
  {
    number,
    clientSeed,
    before,
  }: {
    readonly number: number
    readonly clientSeed: string
    readonly before: { readonly rounds: number; readonly serverSeed: Uint8Array }
  },
): Promise<void> {
  await on.query(reveal, [player, number - 1, before.rounds, before.serverSeed])
  await on.query(begin, [player, number, clientSeed])
  await on.query(sit, [player, number])
}

const reveal = `
  UPDATE play_stream SET revealed_at = now(), rounds = $3, server_seed = $4
  WHERE player_id = $1 AND number = $2`
const begin = 'UPDATE play_stream SET client_seed = $3 WHERE player_id = $1 AND number = $2'
const sit = 'UPDATE play_seat SET stream = $2 WHERE player_id = $1'
