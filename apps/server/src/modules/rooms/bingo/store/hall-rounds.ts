import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { roundColumns, roundOf, type RoundRow } from '../../store/round-columns.ts'
import type { StoredRound } from '../../stored.ts'

/** The rounds of a hall that are not over: one that is called or settled, and one for which cards are sold. The older first. */
export async function openRounds(on: Queryable, uri: string): Promise<StoredRound[]> {
  const rows = await rowsOf<RoundRow>(
    on,
    `SELECT ${roundColumns} FROM rooms_round WHERE uri = $1 AND settled_at IS NULL ORDER BY chain, link LIMIT 2`,
    [uri],
  )
  return rows.map(roundOf)
}

/** The newest round whose sale is over; null before the first. */
export async function newestDraw(on: Queryable, uri: string): Promise<StoredRound | null> {
  const [row] = await rowsOf<RoundRow>(
    on,
    `SELECT ${roundColumns} FROM rooms_round WHERE uri = $1 AND phase <> 'betting' ORDER BY chain DESC, link DESC LIMIT 1`,
    [uri],
  )
  return row ? roundOf(row) : null
}

/** Whether a hall has something to bring to its end: a sale without cards is nothing. */
export async function hasHallWork(on: Queryable, uri: string): Promise<boolean> {
  const rows = await rowsOf(
    on,
    `SELECT 1 FROM rooms_round AS round WHERE uri = $1 AND settled_at IS NULL
     AND (phase <> 'betting' OR EXISTS (SELECT FROM rooms_ticket AS ticket WHERE ticket.round_id = round.id)) LIMIT 1`,
    [uri],
  )
  return rows.length > 0
}
