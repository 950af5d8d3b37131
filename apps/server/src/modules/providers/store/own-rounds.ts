import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round in a copy of a player's data. Amounts are minor units, times ISO 8601. */
export type OwnProviderRound = Readonly<{
  id: string
  provider: number
  uri: string
  /** The provider's name of it. */
  ref: string
  currency: string
  stake: string
  payout: string
  opened: string
  closed: string | null
  balanceAfter: string
}>

/** A player's rounds in games of providers, in the order of play. @param page `after`: the id of a round; null from the first. */
export const ownProviderRounds = (
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<OwnProviderRound[]> =>
  rowsOf<OwnProviderRound>(on, statement, [player, page.after, page.limit])

const time = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const statement = `
  SELECT id, provider, game_key AS uri, ref, currency, stake::text, payout::text, balance_after::text AS "balanceAfter",
    ${time('opened_at')} AS opened, ${time('closed_at')} AS closed
  FROM providers_round WHERE player_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`
