import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Standing } from '../earning/earn.ts'

const read = `
  SELECT player_id::float8 AS player_id, rounds::float8 AS rounds, lifetime::float8 AS lifetime, own::float8 AS own
  FROM loyalty_player WHERE player_id = ANY($1::bigint[])`

/** Where these players stand; who has no counted round yet is missing. */
export async function standingsOf(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, Standing>> {
  const rows = await rowsOf<Standing & { player_id: PlayerId }>(on, read, [[...players]])
  return new Map(
    rows.map(({ player_id, rounds, lifetime, own }) => [player_id, { rounds, lifetime, own }]),
  )
}

const write = `
  INSERT INTO loyalty_player AS kept (player_id, rounds, lifetime, own, earned_at, untold)
  SELECT player_id, rounds, lifetime, own, at, untold
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::boolean[])
    AS now (player_id, rounds, lifetime, own, at, untold)
  ON CONFLICT (player_id) DO UPDATE SET rounds = excluded.rounds, lifetime = excluded.lifetime, own = excluded.own,
    untold = kept.untold OR excluded.untold,
    earned_at = CASE WHEN excluded.lifetime > kept.lifetime THEN greatest(kept.earned_at, excluded.earned_at) ELSE kept.earned_at END,
    noticed_at = CASE WHEN excluded.lifetime > kept.lifetime THEN NULL ELSE kept.noticed_at END,
    expired = kept.expired AND excluded.lifetime = kept.lifetime`

export interface NewStanding extends Standing {
  readonly player: PlayerId
  /** ISO 8601, of the newest round. */
  readonly at: string
  /** Something that a status shows has changed. */
  readonly untold: boolean
}

/** Keeps where players stand now. */
export async function keepStandings(
  tx: Transaction,
  standings: readonly NewStanding[],
): Promise<void> {
  await tx.query(write, [
    standings.map(({ player }) => player),
    standings.map(({ rounds }) => rounds),
    standings.map(({ lifetime }) => lifetime),
    standings.map(({ own }) => own),
    standings.map(({ at }) => at),
    standings.map(({ untold }) => untold),
  ])
}
