import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round's id tells the time of the node that began it, which may be ahead of the one that wrote its step. */
const clocksDifferMs = 60_000

/** A player has one round of an own game open: the newest that had begun. */
const question = `
  SELECT coalesce(sum(CASE WHEN sequence = 0 THEN stake ELSE coalesce(raised, 0) END - coalesce(pot_taken, 0)), 0)::float8 AS stake
  FROM play_step
  WHERE player_id = $1 AND pocket = $2 AND at < $3 AND round_id = (
    SELECT round_id FROM play_step WHERE player_id = $1 AND round_id < $4 AND at < $3 ORDER BY round_id DESC LIMIT 1)
  HAVING NOT bool_or(finished)`

/**
 * What a round that was open at a time (epoch milliseconds) had taken from a pocket by then, minor units. What a pot paid is not the player's money.
 */
export async function stakeInPlay(
  on: Queryable,
  { player, pocket }: { readonly player: PlayerId; readonly pocket: AccountId },
  at: number,
): Promise<number> {
  const [row] = await rowsOf<{ stake: number }>(on, question, [
    player,
    pocket,
    isoTime(at),
    smallestUuidV7(at + clocksDifferMs),
  ])
  return row?.stake ?? 0
}
