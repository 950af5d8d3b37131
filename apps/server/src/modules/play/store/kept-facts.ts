import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { KeptFacts } from '../kept-facts.ts'

/** Facts as an earlier answer showed them. @throws Error when they were not kept. */
export async function keptFacts(on: Queryable, player: PlayerId, hash: bigint): Promise<KeptFacts> {
  const [row] = await rowsOf<{ facts: KeptFacts }>(on, statement, [player, hash])
  if (!row) throw new Error(`facts ${hash} of player ${player} were not kept`)
  return row.facts
}

const statement = 'SELECT facts FROM play_facts WHERE player_id = $1 AND hash = $2'
