import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { careStep } from './care-steps.ts'

const heldNow = `
  SELECT player_id::float8 AS player_id FROM protection_limit WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_time_limit WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_session WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_block WHERE player_id = ANY($1::bigint[])`

/** Those of these players who have a limit (of money or time) or games turned off. */
export async function playersHeldIn(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const rows = await rowsOf<{ player_id: PlayerId }>(on, heldNow, [[...players]])
  return new Set(rows.map(({ player_id }) => player_id))
}

const insert = `
  INSERT INTO protection_held_change (player_id, held, at) VALUES ($1, $2, to_timestamp($3::double precision / 1000))`

/** Does work that may change by what a player is held in, and writes down when that made them held in or free. @param at epoch milliseconds. */
export async function notingHeld<Result>(
  tx: Transaction,
  { player, at }: { readonly player: PlayerId; readonly at: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const was = (await playersHeldIn(tx, [player])).has(player)
  const result = await work()
  const is = (await playersHeldIn(tx, [player])).has(player)
  if (is !== was) await tx.query(insert, [player, is, at])
  return result
}

/** Something that speaks against promoting to a player, from a moment up to another one; epoch milliseconds, null: no end. */
export interface HeldSpan {
  readonly player: PlayerId
  readonly what: 'pause' | 'urged' | 'turnedOn' | 'turnedOff'
  readonly from: number
  readonly to: number | null
}

/** A turn of limits is a span of no length, at its moment. */
const spans = `
  SELECT player_id::float8 AS player, what, (extract(epoch FROM begun) * 1000)::float8 AS from, (extract(epoch FROM ended) * 1000)::float8 AS to FROM (
    SELECT player_id, 'pause' AS what, begun_at AS begun, ends_at AS ended, number::bigint AS nth FROM protection_pause
    WHERE player_id = ANY($1::bigint[]) AND (ends_at IS NULL OR ends_at > to_timestamp($2::double precision / 1000))
    UNION ALL
    SELECT player_id, 'urged', at, at + make_interval(secs => $3::double precision / 1000), step_id FROM protection_step
    WHERE player_id = ANY($1::bigint[]) AND what = '${careStep}' AND details->>'step' IN ('urge', 'call')
      AND at > to_timestamp(($2::double precision - $3::double precision) / 1000)
    UNION ALL
    SELECT player_id, CASE WHEN held THEN 'turnedOn' ELSE 'turnedOff' END, at, at, change_id FROM protection_held_change
    WHERE player_id = ANY($1::bigint[]) AND at > to_timestamp($2::double precision / 1000)
  ) AS known ORDER BY begun, nth`

/**
 * What these players' pauses, urgings and turns of limits are, of those that say something about a moment since then, the earlier first.
 * @param quietMs how long an urging lasts.
 */
export const heldSpans = (
  on: Queryable,
  players: readonly PlayerId[],
  { since, quietMs }: { readonly since: number; readonly quietMs: number },
): Promise<HeldSpan[]> => rowsOf<HeldSpan>(on, spans, [[...players], since, quietMs])
