import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a player has staked in a round, minor units, and in which slots. */
export async function stakedInRound(
  on: Queryable,
  round: string,
  player: PlayerId,
): Promise<{ readonly staked: Amount; readonly slots: readonly number[] }> {
  const rows = await rowsOf<{ stake: bigint; slot: number }>(on, statement, [round, player])
  return {
    staked: amount(rows.reduce((sum, { stake }) => sum + stake, 0n)),
    slots: rows.map(({ slot }) => slot),
  }
}

const statement = 'SELECT stake, slot FROM rooms_ticket WHERE round_id = $1 AND player_id = $2'
