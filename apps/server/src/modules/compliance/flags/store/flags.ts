import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Flag, FlagKind } from '../flag.ts'

interface Row {
  readonly flag_id: bigint
  readonly player_id: bigint
  readonly kind: FlagKind
  readonly facts: Flag['facts']
  readonly raised_at: Date
  readonly staff: string | null
  readonly why: string | null
  readonly closed_at: Date | null
}

const columns = `
  SELECT flag_id, player_id, kind, facts, raised_at, closing.staff, closing.why, closing.at AS closed_at
  FROM compliance_flag LEFT JOIN compliance_flag_closing AS closing USING (flag_id)`

/** Flags that nobody closed, oldest first. */
export const openFlags = async (on: Queryable, atMost: number): Promise<Flag[]> =>
  flagsOf(
    await rowsOf<Row>(on, `${columns} WHERE closing.flag_id IS NULL ORDER BY flag_id LIMIT $1`, [
      atMost,
    ]),
  )

/** All of a player's, newest first. */
export const flagsOfPlayer = async (on: Queryable, player: PlayerId): Promise<Flag[]> =>
  flagsOf(
    await rowsOf<Row>(on, `${columns} WHERE player_id = $1 ORDER BY flag_id DESC LIMIT 200`, [
      player,
    ]),
  )

const flagsOf = (rows: readonly Row[]): Flag[] =>
  rows.map(({ flag_id, player_id, kind, facts, raised_at, staff, why, closed_at }) => ({
    id: String(flag_id),
    player: Number(player_id),
    kind,
    facts,
    raisedAt: raised_at.getTime(),
    closed:
      staff === null || why === null || closed_at === null
        ? null
        : { staff, why, at: closed_at.getTime() },
  }))
