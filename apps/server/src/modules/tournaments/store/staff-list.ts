import type { Ending } from '#modules/backoffice'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { columns, type Tournament } from './tournaments.ts'

/** A tournament with what staff want to know of it. */
export interface ListedTournament extends Tournament {
  readonly players: number
  readonly given: number
  readonly asked: {
    readonly id: string
    readonly ending: Ending
    readonly by: string
    readonly note: string
  } | null
}

const more = `
  (SELECT count(*) FROM tournaments_player AS taking WHERE taking.tournament_id = tournament.id)::int AS players,
  coalesce((SELECT sum(amount) FROM tournaments_prize AS prize WHERE prize.tournament_id = tournament.id AND given), 0)::float8 AS given,
  (SELECT json_build_object('id', ending.id, 'ending', ending.ending, 'by', asked_by, 'note', note) FROM tournaments_ending AS ending
   WHERE ending.tournament_id = tournament.id AND state = 'waiting') AS asked`

/** Those that are not over, then the newest that are. */
export const listedTournaments = (on: Queryable, overAtMost: number): Promise<ListedTournament[]> =>
  rowsOf<ListedTournament>(
    on,
    `(SELECT ${columns}, ${more} FROM tournaments_tournament AS tournament WHERE over_at IS NULL ORDER BY closes_at, id)
     UNION ALL
     (SELECT ${columns}, ${more} FROM tournaments_tournament AS tournament WHERE over_at IS NOT NULL ORDER BY closes_at DESC, id LIMIT $1)`,
    [overAtMost],
  )
