import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Whose a destination is. */
export interface DestinationFacts {
  /** Epoch milliseconds at which it was first the player's; null: it never was. */
  readonly since: number | null
  /** Other players who have it, or had it. */
  readonly others: readonly number[]
}

const question = `
  SELECT player_id, min(created_at) AS since FROM cashier_method
  WHERE fingerprint = decode($1, 'hex') GROUP BY player_id ORDER BY player_id LIMIT 100`

/** @param fingerprint of a destination, hex. */
export async function destinationFacts(
  on: Queryable,
  player: PlayerId,
  fingerprint: string,
): Promise<DestinationFacts> {
  type Row = { player_id: bigint; since: Date }
  const rows = await rowsOf<Row>(on, question, [fingerprint])
  const own = rows.find((row) => row.player_id === BigInt(player))
  return {
    since: own?.since.getTime() ?? null,
    others: rows.filter((row) => row !== own).map((row) => Number(row.player_id)),
  }
}
