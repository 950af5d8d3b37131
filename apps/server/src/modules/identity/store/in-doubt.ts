import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type Turned, wasOn } from '#platform/was-on'

interface Standing {
  readonly player: PlayerId
  readonly isGuest: boolean
  readonly suspended: boolean
  readonly inRecovery: boolean
}

const standings = `
  SELECT player_id::float8 AS player, is_guest AS "isGuest", suspended, 'passwordRecovery' = ANY(raised_flags) AS "inRecovery"
  FROM identity_account WHERE player_id = ANY($1::bigint[])`

interface Turn {
  readonly player: PlayerId
  readonly what: 'suspended' | 'inRecovery'
  readonly isOn: boolean
  readonly at: Date
}

const turns = `
  SELECT player_id::float8 AS player, 'suspended' AS what, suspended AS "isOn", changed_at AS at, suspension_id AS number
  FROM identity_suspension WHERE player_id = ANY($1::bigint[]) AND changed_at > to_timestamp($2::double precision / 1000)
  UNION ALL
  SELECT player_id::float8, 'inRecovery', raised, changed_at, change_id
  FROM identity_flag_change WHERE player_id = ANY($1::bigint[]) AND flag = 'passwordRecovery'
    AND changed_at > to_timestamp($2::double precision / 1000)
  ORDER BY at, number`

/**
 * Which of these players had an account in doubt at a moment: suspended, its password in doubt, or a guest's. Nothing is given to them.
 * @param since epoch milliseconds; any moment from then on can be asked about, and is `since` when it is not said.
 */
export async function inDoubt(
  on: Queryable,
  players: readonly PlayerId[],
  since: number,
): Promise<(player: PlayerId, at?: number) => boolean> {
  const found = await rowsOf<Standing>(on, standings, [[...players]])
  const turned = await rowsOf<Turn>(on, turns, [[...players], since])
  const byPlayer = new Map(found.map((standing) => [standing.player, standing]))
  const turnsOf = (player: PlayerId, of: Turn['what']): Turned[] =>
    turned
      .filter((turn) => turn.player === player && turn.what === of)
      .map(({ isOn, at }) => ({ isOn, at: at.getTime() }))
  return (player, at = since) => {
    const standing = byPlayer.get(player)
    if (!standing) return false
    return (
      standing.isGuest ||
      wasOn(standing.suspended, turnsOf(player, 'suspended'), at) ||
      wasOn(standing.inRecovery, turnsOf(player, 'inRecovery'), at)
    )
  }
}
