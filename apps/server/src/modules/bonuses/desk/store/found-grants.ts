import { bonusStates, type BonusStateName } from '@fairhouse/contract/entities/bonus-words'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { grantColumns, grantOf, type GrantRow, type StoredGrant } from '../../store/stored-grant.ts'

/** What grants are looked for by; null: whatever it is. */
export interface GrantsAsked {
  readonly player: number | null
  readonly offer: string | null
  readonly state: BonusStateName | null
  /** The last one of the page before. */
  readonly before: { readonly claimedAt: number; readonly id: string } | null
  readonly limit: number
}

/** Grants of all players, the newest first. */
export async function foundGrants(on: Queryable, asked: GrantsAsked): Promise<StoredGrant[]> {
  const { player, offer, state, before, limit } = asked
  const rows = await rowsOf<GrantRow>(
    on,
    `SELECT ${grantColumns} FROM bonuses_grant AS grant_
     WHERE ($1::bigint IS NULL OR player_id = $1) AND ($2::text IS NULL OR offer = $2) AND ($3::smallint IS NULL OR state = $3)
       AND ($4::timestamptz IS NULL OR (claimed_at, grant_id) < ($4::timestamptz, $5::uuid))
     ORDER BY claimed_at DESC, grant_id DESC LIMIT $6`,
    [
      player,
      offer,
      state === null ? null : bonusStates[state],
      before === null ? null : isoTime(before.claimedAt),
      before?.id ?? null,
      limit,
    ],
  )
  return rows.map(grantOf)
}
