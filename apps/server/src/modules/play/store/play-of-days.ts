import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a player played in own games on one day of UTC, of rounds that began then. */
export interface PlayOfDay {
  /** When it began, epoch milliseconds. */
  readonly day: number
  readonly rounds: number
  /** Minor units of what is bet in. */
  readonly topStake: number
  /** Hours of the clock in which a round began. */
  readonly hours: number
}

const question = `
  SELECT extract(epoch FROM date_trunc('day', at, 'UTC'))::float8 * 1000 AS day, count(*)::float8 AS rounds,
    max(stake)::float8 AS "topStake", count(DISTINCT date_trunc('hour', at, 'UTC'))::float8 AS hours
  FROM play_step WHERE player_id = $1 AND round_id >= $2 AND sequence = 0 GROUP BY 1 ORDER BY 1`

/** @param since epoch milliseconds. @returns the days with rounds, oldest first. */
export const playOfDays = (on: Queryable, player: PlayerId, since: number): Promise<PlayOfDay[]> =>
  rowsOf<PlayOfDay>(on, question, [player, smallestUuidV7(since)])
