import type { Queryable, Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

export type LookedAt = 'begun' | 'ended'

/** The last grant that was looked at. */
export interface Place {
  /** Epoch milliseconds. */
  readonly at: number
  readonly grant: string
}

/** Null before the first look. */
export async function placeOf(on: Queryable, lookedAt: LookedAt): Promise<Place | null> {
  const [row] = await rowsOf<{ at: Date; grant: string }>(
    on,
    'SELECT at, grant_id AS grant FROM abuse_place WHERE looked_at = $1',
    [lookedAt],
  )
  return row ? { at: row.at.getTime(), grant: row.grant } : null
}

export async function keepPlace(tx: Transaction, lookedAt: LookedAt, place: Place): Promise<void> {
  await tx.query(
    `INSERT INTO abuse_place (looked_at, at, grant_id) VALUES ($1, $2, $3)
     ON CONFLICT (looked_at) DO UPDATE SET at = excluded.at, grant_id = excluded.grant_id`,
    [lookedAt, isoTime(place.at), place.grant],
  )
}
