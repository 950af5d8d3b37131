import {
  type MissionAsset,
  type MissionName,
  missionsMostPerHouse,
} from '@fairhouse/contract/mission-rules'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A mission of a day that a player was given. */
export interface GivenMission {
  readonly day: string
  readonly mission: MissionName
}

/** What a player was given for these days. */
export const givenTo = (
  on: Queryable,
  player: PlayerId,
  days: readonly string[],
): Promise<GivenMission[]> =>
  rowsOf<GivenMission>(
    on,
    'SELECT day::text AS day, mission FROM missions_given WHERE player_id = $1 AND day = ANY($2::date[])',
    [player, [...days]],
  )

/** Writes down that a mission is given. @param given `reward` as its rule has it, `at` in epoch milliseconds. @returns false: it was before. */
export async function insertGiven(
  tx: Transaction,
  player: PlayerId,
  given: GivenMission & {
    readonly asset: MissionAsset
    readonly reward: number
    readonly at: number
  },
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    `INSERT INTO missions_given (player_id, day, mission, asset, reward, given_at)
     VALUES ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)) ON CONFLICT DO NOTHING RETURNING mission`,
    [player, given.day, given.mission, given.asset, given.reward, given.at],
  )
  return rows.length > 0
}

const days = { CREDIT: 'missions_day', POINT: 'missions_day_points' } as const

/**
 * Adds to what the house gives on a day.
 * @param most the bound; another than the house's in tests alone.
 * @returns false: the bound of the day is reached, and nothing was added.
 */
export async function addToDay(
  tx: Transaction,
  {
    day,
    asset,
    reward,
  }: { readonly day: string; readonly asset: MissionAsset; readonly reward: number },
  most = missionsMostPerHouse(asset),
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    `INSERT INTO ${days[asset]} AS known (day, given) SELECT $1::date, $2::bigint WHERE $2::bigint <= $3::bigint
     ON CONFLICT (day) DO UPDATE SET given = known.given + EXCLUDED.given WHERE known.given + EXCLUDED.given <= $3::bigint
     RETURNING given`,
    [day, reward, most],
  )
  return rows.length > 0
}
