import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { roundColumns, roundOf, type RoundRow } from '../../store/round-columns.ts'
import type { StoredRound } from '../../stored.ts'

/** The sale is over: numbers are called in so many milliseconds. */
export const beginCalls = (on: Queryable, id: string, inMs: number): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET phase = 'calling', led_at = clock_timestamp(), flies_at = clock_timestamp() + make_interval(secs => $2)
     WHERE id = $1 AND phase = 'betting' RETURNING ${roundColumns}`,
    [id, inMs / 1000],
  )

/** All prizes are won, or the round is given up; the link is shown from now on. */
export const endHallRound = (
  on: Queryable,
  id: string,
  { phase, link }: { readonly phase: 'called' | 'void'; readonly link: Buffer },
): Promise<StoredRound> =>
  moved(
    on,
    `UPDATE rooms_round SET phase = $2, shown_link = $3, ended_at = clock_timestamp()
     WHERE id = $1 AND phase IN ('betting', 'calling') RETURNING ${roundColumns}`,
    [id, phase, link],
  )

async function moved(
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<StoredRound> {
  const [row] = await rowsOf<RoundRow>(on, statement, values)
  if (!row) throw new Error('a round of a hall was not where it was')
  return roundOf(row)
}
