import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import {
  columnNames,
  grantColumns,
  grantOf,
  type GrantRow,
  type StoredGrant,
  valuesOf,
} from './stored-grant.ts'

const from = `SELECT ${grantColumns} FROM bonuses_grant AS grant_`
const placeholders = columnNames.map((_, index) => `$${index + 1}`).join(', ')
const assignments = columnNames
  .map((name, index) => `${name} = $${index + 1}`)
  .slice(1)
  .join(', ')

const all = async (on: Queryable, statement: string, values: readonly unknown[]) =>
  (await rowsOf<GrantRow>(on, statement, values)).map(grantOf)

/** Writes a grant down. False when its key was used, its offer is taken for this time, or one waits for a deposit already. */
export async function insertGrant(tx: Transaction, grant: StoredGrant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO bonuses_grant (${columnNames.join(', ')}) VALUES (${placeholders}) ON CONFLICT DO NOTHING`,
    valuesOf(grant),
  )
  return rowCount === 1
}

/** Writes a grant as it is now; the database refuses what is no edge. */
export async function saveGrant(tx: Transaction, grant: StoredGrant): Promise<void> {
  await tx.query(`UPDATE bonuses_grant SET ${assignments} WHERE grant_id = $1`, valuesOf(grant))
}

/** The grant under a key; null when there is none. */
export async function grantByKey(
  on: Queryable,
  player: PlayerId,
  key: string,
): Promise<StoredGrant | null> {
  const [found] = await all(on, `${from} WHERE player_id = $1 AND key = $2`, [player, key])
  return found ?? null
}

/** A player's grant by its id, or the newest that is not over by its code. */
export async function grantNamed(
  on: Queryable,
  player: PlayerId,
  named: string,
): Promise<StoredGrant | null> {
  const [found] = await all(
    on,
    `${from} WHERE player_id = $1 AND (grant_id::text = lower($2) OR code = upper($2))
     ORDER BY state >= ${bonusStates.completed}, state = ${bonusStates.waiting}, claimed_at DESC LIMIT 1`,
    [player, named],
  )
  return found ?? null
}

/** Those of a player that are not over, the running one first, then in the order in which they came. */
export const openGrants = (on: Queryable, player: PlayerId): Promise<StoredGrant[]> =>
  all(
    on,
    `${from} WHERE player_id = $1 AND state < ${bonusStates.completed}
     ORDER BY state NOT IN (${bonusStates.active}, ${bonusStates.freeSpins}), claimed_at, grant_id LIMIT 50`,
    [player],
  )

/** The newest that are over. */
export const endedGrants = (
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<StoredGrant[]> =>
  all(
    on,
    `${from} WHERE player_id = $1 AND state >= ${bonusStates.completed}
     ORDER BY ended_at DESC, grant_id DESC LIMIT $2`,
    [player, limit],
  )

/** All of a player, in order, for a copy of what is kept. */
export const grantsAfter = (
  on: Queryable,
  player: PlayerId,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<StoredGrant[]> =>
  all(
    on,
    `${from} WHERE player_id = $1 AND ($2::uuid IS NULL OR grant_id > $2) ORDER BY grant_id LIMIT $3`,
    [player, after, limit],
  )

/** Players one of whose grants is past its time, in the order of their ids. */
export async function playersDue(
  on: Queryable,
  now: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT player_id::float8 AS player_id FROM bonuses_grant
     WHERE state IN (1, 2, 3) AND coalesce(expires_at, deposit_by) <= $1::timestamptz AND player_id > $2
     GROUP BY bonuses_grant.player_id ORDER BY bonuses_grant.player_id LIMIT $3`,
    [isoTime(now), after, limit],
  )
  return rows.map(({ player_id }) => player_id)
}

/** Of these players, those who have a grant that runs or waits to. */
export async function playersWithGrants(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<readonly PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT DISTINCT player_id::float8 AS player_id FROM bonuses_grant
     WHERE player_id = ANY($1::bigint[]) AND state IN (0, 2, 3)`,
    [[...players]],
  )
  return rows.map(({ player_id }) => player_id)
}

/** How often an offer was had by a player in each of its times; ended before it gave anything counts not. */
export async function periodsTaken(on: Queryable, player: PlayerId): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ offer: string; period: string }>(
    on,
    `SELECT offer, period FROM bonuses_grant
     WHERE player_id = $1 AND offer IS NOT NULL AND NOT is_void ORDER BY claimed_at DESC LIMIT 500`,
    [player],
  )
  return new Set(rows.map(({ offer, period }) => `${offer} ${period}`))
}
