import type { ActionName } from '@fairhouse/contract/rounds/round'
import type { Queryable } from '#platform/database'
import { type PlayerId, timeOfUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { voided } from '../decision.ts'
import { newestFirst } from '../newest-first.ts'

/** A round as its newest step has it. Amounts are minor units. */
export interface HistoryRow {
  readonly round_id: string
  readonly stake: bigint
  /** Null for the plain bet. */
  readonly mode: string | null
  readonly payout: bigint
  readonly balance_after: bigint
  readonly finished: boolean
  /** Of the newest step. */
  readonly action: ActionName | typeof voided
  readonly by_house: boolean | null
  readonly nonce: number
  readonly at: Date
  readonly game_id: number
  readonly uri: string
  readonly name: string
}

/** One page of a player's rounds as of `now`, newest first; `uri` null means those of every game. */
export async function historyPage(
  on: Queryable,
  player: PlayerId,
  page: {
    readonly uri: string | null
    readonly limit: number
    readonly offset: number
    readonly now: number
  },
): Promise<HistoryRow[]> {
  const { uri, limit, offset, now } = page
  let rows: HistoryRow[] = []
  for (const oldest of newestFirst(now)) {
    rows = await rowsOf<HistoryRow>(on, statement, [player, uri, limit, offset, oldest])
    if (rows.length === limit) break
  }
  return rows
}

/** The newest step of each round, as lists show it. */
const newestSteps = `
  DISTINCT ON (step.round_id) step.round_id, step.stake, step.mode, step.payout, step.balance_after,
    step.finished, step.action, step.by_house, step.nonce, step.at, definition.game_id, definition.uri, definition.name
  FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id`

// The key's own order, backwards, so that a page reads no more rows than it skips and shows.
const statement = `
  SELECT ${newestSteps}
  WHERE step.player_id = $1 AND step.round_id >= $5 AND ($2::text IS NULL OR definition.uri = $2)
  ORDER BY step.round_id DESC, step.sequence DESC
  LIMIT $3 OFFSET $4`

/** A player's rounds with smaller ids than `before`, newest first, at most so many; `uri` null means those of every game. */
export async function roundsBefore(
  on: Queryable,
  player: PlayerId,
  page: { readonly before: string; readonly limit: number; readonly uri?: string | null },
): Promise<HistoryRow[]> {
  const { before, limit, uri = null } = page
  let rows: HistoryRow[] = []
  for (const oldest of newestFirst(timeOfUuidV7(before))) {
    rows = await rowsOf<HistoryRow>(on, earlier, [player, before, oldest, limit, uri])
    if (rows.length === limit) break
  }
  return rows
}

const earlier = `
  SELECT ${newestSteps}
  WHERE step.player_id = $1 AND step.round_id < $2 AND step.round_id >= $3 AND ($5::text IS NULL OR definition.uri = $5)
  ORDER BY step.round_id DESC, step.sequence DESC
  LIMIT $4`
