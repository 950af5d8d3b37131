import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** A grant, for whoever looks at what became of it. Times are epoch milliseconds. */
export interface GrantTold {
  readonly id: string
  readonly player: PlayerId
  readonly offer: string | null
  readonly name: string
  /** When it began, or ended: whatever was asked for. */
  readonly at: number
  readonly begunAt: number
  readonly endedAt: number | null
}

/** Reads grants in the order in which they began or ended, behind a place, up to a time. */
export type GrantsTold = (
  on: Queryable,
  asked: {
    readonly what: 'begun' | 'ended'
    readonly after: { readonly at: number; readonly grant: string } | null
    readonly until: number
    readonly limit: number
  },
) => Promise<GrantTold[]>

const columns = { begun: 'begun_at', ended: 'ended_at' } as const

interface Row {
  readonly id: string
  readonly player: number
  readonly offer: string | null
  readonly name: string
  readonly at: Date
  readonly begun_at: Date
  readonly ended_at: Date | null
}

/** @see GrantsTold */
export const grantsTold: GrantsTold = async (on, { what, after, until, limit }) => {
  const column = columns[what]
  const rows = await rowsOf<Row>(
    on,
    `SELECT grant_id AS id, player_id::float8 AS player, offer, coalesce(name, 'type ' || type) AS name, ${column} AS at, begun_at, ended_at
     FROM bonuses_grant
     WHERE begun_at IS NOT NULL AND ${column} <= $1::timestamptz
       AND ($2::timestamptz IS NULL OR (${column}, grant_id) > ($2::timestamptz, $3::uuid))
     ORDER BY ${column}, grant_id LIMIT $4`,
    [isoTime(until), after && isoTime(after.at), after?.grant ?? null, limit],
  )
  return rows.map(({ begun_at, ended_at, ...row }) => ({
    ...row,
    player: playerId(row.player),
    at: row.at.getTime(),
    begunAt: begun_at.getTime(),
    endedAt: ended_at?.getTime() ?? null,
  }))
}

/** Of these players, those who had an offer. */
export async function playersWithOffer(
  on: Queryable,
  offer: string,
  players: readonly PlayerId[],
): Promise<readonly PlayerId[]> {
  if (players.length === 0) return []
  const rows = await rowsOf<{ player: PlayerId }>(
    on,
    `SELECT DISTINCT player_id::float8 AS player FROM bonuses_grant
     WHERE player_id = ANY($1::bigint[]) AND offer = $2 AND NOT is_void`,
    [[...players], offer],
  )
  return rows.map(({ player }) => player)
}
