import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Which figures are wanted: of whom, with which money, and from which UTC day on. */
export interface Wish {
  readonly player: PlayerId
  readonly currency: 'USD' | 'CREDIT'
  readonly from: string
}

export interface Played {
  readonly rounds: number
  readonly wins: number
  readonly staked: number
  readonly paid: number
}

const sums = `
  sum(rounds)::int AS rounds, sum(wins)::int AS wins, sum(staked)::float8 AS staked, sum(paid)::float8 AS paid`

const steps = `
  SELECT to_char(date_trunc($4, day::timestamp), 'YYYY-MM-DD') AS from, ${sums} FROM figures_game
  WHERE player_id = $1 AND currency = $2 AND day >= $3::date
  GROUP BY 1 ORDER BY 1`

/** What was played day by day, week by week or month by month. */
export const stepsOf = (
  on: Queryable,
  { player, currency, from }: Wish,
  step: 'day' | 'week' | 'month',
) => rowsOf<Played & { from: string }>(on, steps, [player, currency, from, step])

const minutes = `
  SELECT to_char(date_trunc($3, day::timestamp), 'YYYY-MM-DD') AS from, sum(minutes)::int AS minutes FROM figures_minutes
  WHERE player_id = $1 AND day >= $2::date
  GROUP BY 1`

/** In how many minutes something was played, by the same steps. */
export const minutesOfSteps = (
  on: Queryable,
  { player, from }: Wish,
  step: 'day' | 'week' | 'month',
) => rowsOf<{ from: string; minutes: number }>(on, minutes, [player, from, step])

const gamesShown = 50

const games = `
  SELECT game_id, max(uri) AS uri, ${sums}, sum(squares)::float8 AS squares FROM figures_game
  WHERE player_id = $1 AND currency = $2 AND day >= $3::date
  GROUP BY game_id ORDER BY sum(staked) DESC, game_id LIMIT ${gamesShown}`

export interface PlayedGame extends Played {
  readonly game_id: number
  readonly uri: string
  readonly squares: number
}

/** The games most was bet on. */
export const gamesOf = (on: Queryable, { player, currency, from }: Wish) =>
  rowsOf<PlayedGame>(on, games, [player, currency, from])

const bestShown = 10

const best = `
  SELECT game_id, uri, best_round AS round, best_stake::float8 AS stake, best_payout::float8 AS payout,
    to_char(day, 'YYYY-MM-DD') AS day
  FROM figures_game
  WHERE player_id = $1 AND currency = $2 AND day >= $3::date AND best_round IS NOT NULL
  ORDER BY best_payout::numeric / best_stake DESC, best_round LIMIT ${bestShown}`

export interface BestWin {
  readonly game_id: number
  readonly uri: string
  readonly round: string
  readonly stake: number
  readonly payout: number
  readonly day: string
}

/** The wins that paid most times what they cost, one a game and day. */
export const bestOf = (on: Queryable, { player, currency, from }: Wish) =>
  rowsOf<BestWin>(on, best, [player, currency, from])
