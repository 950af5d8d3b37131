import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

export async function insertStream(
  on: Queryable,
  player: PlayerId,
  stream: {
    readonly number: number
    readonly sealedSeed: Buffer
    readonly seedHash: string
  },
): Promise<void> {
  const { number, sealedSeed, seedHash } = stream
  await on.query(statement, [player, number, sealedSeed, seedHash])
}

const statement = `
  INSERT INTO play_stream (player_id, number, sealed_seed, seed_hash) VALUES ($1, $2, $3, $4)`
