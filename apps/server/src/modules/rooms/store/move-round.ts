import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { StoredRound } from '../stored.ts'
import { roundColumns, roundOf, type RoundRow } from './round-columns.ts'

/** Takes bets for so many milliseconds more, counted from now. */
export const extendBetting = (on: Queryable, id: string, ms: number): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET flies_at = clock_timestamp() + make_interval(secs => $2), led_at = clock_timestamp()
     WHERE id = $1 AND phase = 'betting' RETURNING ${roundColumns}`,
    [id, ms / 1000],
  )

/** Bets are over: it flies in so many milliseconds. */
export const takeOff = (on: Queryable, id: string, inMs: number): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET phase = 'flying', led_at = clock_timestamp(), flies_at = clock_timestamp() + make_interval(secs => $2)
     WHERE id = $1 AND phase = 'betting' RETURNING ${roundColumns}`,
    [id, inMs / 1000],
  )

/** Somebody leads it. */
export const leadOn = (on: Queryable, id: string): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET led_at = clock_timestamp() WHERE id = $1 AND phase = 'flying' RETURNING ${roundColumns}`,
    [id],
  )

/** It burst, or is given up; the link is shown from now on. */
export const endRound = (
  on: Queryable,
  id: string,
  end: { readonly phase: 'crashed' | 'void'; readonly link: Buffer; readonly bust: number },
): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET phase = $2, shown_link = $3, bust = $4, ended_at = clock_timestamp()
     WHERE id = $1 AND phase IN ('betting', 'flying') RETURNING ${roundColumns}`,
    [id, end.phase, end.link, end.bust],
  )

/** Nothing of it is open any more. */
export const settleRound = (on: Queryable, id: string): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET settled_at = clock_timestamp() WHERE id = $1 AND settled_at IS NULL RETURNING ${roundColumns}`,
    [id],
  )

async function moved(
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<StoredRound> {
  const [row] = await rowsOf<RoundRow>(on, statement, values)
  if (!row) throw new Error('a round was not where it was')
  return roundOf(row)
}
