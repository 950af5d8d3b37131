import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Keeps a copy of facts that answers are about to show; a copy that is there already stays. */
export async function keepFacts(
  on: Queryable,
  player: PlayerId,
  { hash, facts }: { readonly hash: bigint; readonly facts: string },
): Promise<void> {
  await on.query(statement, [player, hash, facts])
}

const statement = `
  INSERT INTO play_facts (player_id, hash, facts) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`
