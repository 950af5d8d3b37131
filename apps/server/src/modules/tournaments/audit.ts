import { brokenPromises, type HearChecked } from '#modules/ledger'
import type { Queryable } from '#platform/database'

const promises = [
  {
    promise: 'a player’s score in a tournament is the sum of the best of their rounds',
    broken: `
      SELECT player.tournament_id, player.player_id FROM tournaments_player AS player
      JOIN tournaments_tournament AS tournament ON tournament.id = player.tournament_id
      LEFT JOIN LATERAL (
        SELECT count(*) AS rounds, coalesce(sum(score) FILTER (WHERE place <= tournament.best), 0) AS score FROM (
          SELECT score, row_number() OVER (ORDER BY score DESC) AS place FROM tournaments_round AS round
          WHERE round.tournament_id = player.tournament_id AND round.player_id = player.player_id
        ) AS ranked
      ) AS counted ON true
      WHERE counted.score <> player.score OR counted.rounds <> player.rounds OR player.rounds > tournament.rounds`,
  },
  {
    promise: 'no round counts that was over before its tournament began or after it ended',
    broken: `
      SELECT round.round_id FROM tournaments_round AS round
      JOIN tournaments_tournament AS tournament ON tournament.id = round.tournament_id
      WHERE round.at < tournament.opens_at OR round.at >= tournament.closes_at`,
  },
]

/** Which promises about tournaments are broken, in words; empty when all is right. */
export const auditTournaments = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
