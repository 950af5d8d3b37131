import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round in a game of somebody else's that was played to its end. Amounts are minor units of the player's own money, without what was held back and never bet. */
interface SettledRow {
  readonly roundId: string
  readonly gameId: number
  readonly stake: number
  readonly payout: number
  readonly at: Date
}

const closed = `
  SELECT id AS "roundId", game_id AS "gameId", (stake - pot_stake - back)::float8 AS stake,
    (payout - pot_payout - back)::float8 AS payout, closed_at AS at
  FROM providers_round CROSS JOIN LATERAL (
    SELECT returned - CASE stake WHEN 0 THEN 0 ELSE div(returned::numeric * pot_stake, stake) END AS back
  ) AS own
  WHERE player_id = $1 AND closed_at IS NOT NULL AND currency = 'USD'`

const question = `${closed} AND (stake > returned OR payout > returned) AND ($2::uuid IS NULL OR id > $2)
  ORDER BY id LIMIT $3`

/** A player's rounds for dollars in games of others that were played to their end, in the order of play, from behind an id. */
export const settledProviderRounds = (
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<SettledRow[]> => rowsOf<SettledRow>(on, question, [player, page.after, page.limit])

/** One round of theirs as it stands, also when all of it was taken back; null for one that is open, for play money, or another's. */
export async function settledProviderRound(
  on: Queryable,
  player: PlayerId,
  roundId: string,
): Promise<SettledRow | null> {
  const [row] = await rowsOf<SettledRow>(on, `${closed} AND id = $2`, [player, roundId])
  return row ?? null
}
