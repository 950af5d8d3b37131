import type { MoneyOfDay } from '#modules/wallet'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

type KindOfMoney = MoneyOfDay['money']

/** What a day came to in a game, in one sort of money. Minor units. */
export interface CountedGame {
  readonly source: 'own' | 'provider' | 'room'
  readonly gameId: number
  readonly game: string
  readonly provider: number
  readonly money: KindOfMoney
  readonly bets: number
  readonly staked: bigint
  readonly won: bigint
  readonly squares: string
}

/** What moved in a day for one reason. */
export type CountedFlow = Omit<MoneyOfDay, 'reason'> & { readonly reason: string }

const day = `
  INSERT INTO backoffice_day (day, counted_at) VALUES ($1, to_timestamp($2::double precision / 1000))
  ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at`
const game = `
  INSERT INTO backoffice_day_game (day, source, game_id, money, name, provider, bets, staked, won, squares)
  SELECT $1, * FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[], $10::numeric[])`
const flow = `
  INSERT INTO backoffice_day_flow (day, money, reason, at_games, given, taken)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::boolean[], $5::bigint[], $6::bigint[])`

/** Writes a day down in the place of what was counted of it before. */
export async function saveDay(
  tx: Transaction,
  counted: {
    readonly day: string
    readonly now: number
    readonly games: readonly CountedGame[]
    readonly flows: readonly CountedFlow[]
  },
): Promise<void> {
  const { day: of, now, games, flows } = counted
  await tx.query(day, [of, now])
  await tx.query('DELETE FROM backoffice_day_game WHERE day = $1', [of])
  await tx.query('DELETE FROM backoffice_day_flow WHERE day = $1', [of])
  const column = <Row, Value>(rows: readonly Row[], value: (row: Row) => Value) => rows.map(value)
  await tx.query(game, [
    of,
    column(games, ({ source }) => source),
    column(games, ({ gameId }) => gameId),
    column(games, ({ money }) => money),
    column(games, (one) => one.game),
    column(games, ({ provider }) => provider),
    column(games, ({ bets }) => bets),
    column(games, ({ staked }) => staked),
    column(games, ({ won }) => won),
    column(games, ({ squares }) => squares),
  ])
  await tx.query(flow, [
    of,
    column(flows, ({ money }) => money),
    column(flows, ({ reason }) => reason),
    column(flows, ({ atGames }) => atGames),
    column(flows, ({ given }) => given),
    column(flows, ({ taken }) => taken),
  ])
}

/** Up to when the newest day is counted; null when none is. */
export async function countedAt(on: Queryable): Promise<Date | null> {
  const [row] = await rowsOf<{ at: Date }>(
    on,
    'SELECT counted_at AS at FROM backoffice_day ORDER BY day DESC LIMIT 1',
  )
  return row?.at ?? null
}

/** Figures of games over days, by what the rows are. Sums of many days are told as numbers. */
export interface SumOfGames {
  readonly key: string
  readonly name: string
  readonly source: CountedGame['source'] | null
  readonly gameId: number | null
  readonly money: KindOfMoney
  readonly bets: number
  readonly staked: number
  readonly won: number
}

const keys = {
  day: `day::text AS key, day::text AS name, NULL::text AS source, NULL::int AS "gameId"`,
  game: `source || ' ' || game_id AS key, max(name) AS name, source, game_id AS "gameId"`,
  provider: `provider::text AS key, provider::text AS name, NULL::text AS source, NULL::int AS "gameId"`,
} as const
const groups = {
  day: 'day, money',
  game: 'source, game_id, money',
  provider: 'provider, money',
} as const

export const sumsOfGames = (
  on: Queryable,
  asked: { readonly from: string; readonly to: string; readonly by: keyof typeof keys },
): Promise<SumOfGames[]> =>
  rowsOf<SumOfGames>(
    on,
    `SELECT ${keys[asked.by]}, money, sum(bets)::float8 AS bets, sum(staked)::float8 AS staked, sum(won)::float8 AS won
     FROM backoffice_day_game WHERE day BETWEEN $1 AND $2 GROUP BY ${groups[asked.by]} ORDER BY 1, money`,
    [asked.from, asked.to],
  )

/** What moved in days beside play. */
export interface SumOfFlows {
  readonly day: string
  readonly money: KindOfMoney
  readonly reason: string
  readonly given: number
  readonly taken: number
}

export const sumsOfFlows = (
  on: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SumOfFlows[]> =>
  rowsOf<SumOfFlows>(
    on,
    `SELECT day::text, money, reason, given::float8 AS given, taken::float8 AS taken
     FROM backoffice_day_flow WHERE day BETWEEN $1 AND $2 AND NOT at_games ORDER BY day, money, reason`,
    [from, to],
  )

/** Days on which what moved at games differs between the two halves; there are none. */
export const dayDifferences = (on: Queryable): Promise<{ day: string; money: string }[]> =>
  rowsOf(
    on,
    `SELECT day::text, money FROM (
       SELECT day, money, staked, won FROM backoffice_day_game
       UNION ALL SELECT day, money, -taken, -given FROM backoffice_day_flow WHERE at_games
     ) AS half GROUP BY day, money HAVING sum(staked) <> 0 OR sum(won) <> 0 ORDER BY 1, 2 LIMIT 100`,
  )

export const storedFlows = (on: Queryable, of: string): Promise<CountedFlow[]> =>
  rowsOf<CountedFlow>(
    on,
    `SELECT money, reason, at_games AS "atGames", given, taken FROM backoffice_day_flow WHERE day = $1`,
    [of],
  )
