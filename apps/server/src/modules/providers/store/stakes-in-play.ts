import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Rounds are closed two days after the last that came of them: only one that something came of every other day can be older. */
const longestRoundMs = 8 * 24 * 60 * 60_000

const question = `
  SELECT coalesce(sum(greatest(open.stake, 0)), 0)::float8 AS stake
  FROM (
    SELECT sum(told.taken - told.given - coalesce(told.pot_taken - told.pot_given, 0)) AS stake
    FROM providers_round AS round JOIN providers_transaction AS told ON told.round_id = round.id AND told.created_at < $3
    WHERE round.player_id = $1 AND round.id >= $4 AND round.currency = $2 AND round.opened_at < $3
      AND (round.closed_at IS NULL OR round.closed_at >= $3)
    GROUP BY round.id
  ) AS open`

/**
 * What rounds that were open at a time (epoch milliseconds) had taken from a player's pocket by then, less what they had given it, minor units. What a
 * pot paid is not his money.
 */
export async function providerStakesInPlay(
  on: Queryable,
  { player, currency }: { readonly player: PlayerId; readonly currency: Currency },
  at: number,
): Promise<number> {
  const oldest = smallestUuidV7(at - longestRoundMs)
  const [row] = await rowsOf<{ stake: number }>(on, question, [
    player,
    currency,
    isoTime(at),
    oldest,
  ])
  return row?.stake ?? 0
}
