import type { Queryable } from '#platform/database'
import type { GameRoom } from '@fairhouse/contract/entities/game-words'
import { rowsOf } from '#platform/rows'
import type { StoredRound } from '../stored.ts'
import { roundColumns, roundOf, type RoundRow } from './round-columns.ts'

/** Begins a round whose bets are taken from now on. */
export async function insertRound(
  on: Queryable,
  round: {
    readonly id: string
    readonly kind: GameRoom
    readonly uri: string
    readonly chain: number
    readonly link: number
    readonly definition: string
    readonly bettingMs: number
    /** Tickets of a strip; null where cards are none. */
    readonly strip?: number | null
  },
): Promise<StoredRound> {
  const { id, kind, uri, chain, link, definition, bettingMs, strip = null } = round
  const values = [id, kind, uri, chain, link, definition, bettingMs / 1000, strip]
  const [row] = await rowsOf<RoundRow>(on, statement, values)
  if (!row) throw new Error('a round was not written')
  return roundOf(row)
}

const statement = `
  INSERT INTO rooms_round (id, kind, uri, chain, link, definition, phase, opened_at, flies_at, led_at, strip)
  SELECT $1, $2, $3, $4, $5, $6, 'betting', now.at, now.at + make_interval(secs => $7), now.at, $8
  FROM clock_timestamp() AS now (at)
  RETURNING ${roundColumns}`
