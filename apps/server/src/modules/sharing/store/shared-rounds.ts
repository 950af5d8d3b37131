import { sharedAtMost } from '@fairhouse/contract/entities/shared-round'
import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Who shares a round; null: nobody does. */
export async function sharerOf(on: Queryable, roundId: string): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player_id: bigint }>(
    on,
    'SELECT player_id FROM sharing_round WHERE round_id = $1',
    [roundId],
  )
  return row ? playerId(Number(row.player_id)) : null
}

/** What a player shares, the newest first. */
export const sharedBy = (on: Queryable, player: PlayerId) =>
  rowsOf<{ round_id: string; shared_at: Date }>(
    on,
    `SELECT round_id, shared_at FROM sharing_round
     WHERE player_id = $1 ORDER BY shared_at DESC, round_id DESC LIMIT ${sharedAtMost}`,
    [player],
  )

const share = `
  INSERT INTO sharing_round (round_id, player_id, shared_at)
  SELECT $1, $2, to_timestamp($3::double precision / 1000)
  WHERE (SELECT count(*) FROM sharing_round WHERE player_id = $2) < ${sharedAtMost}
  ON CONFLICT DO NOTHING`

/** Shares a round from now on, epoch milliseconds. @returns false when the player shares as many as they may, this one not among them. */
export async function insertShared(
  on: Queryable,
  player: PlayerId,
  { roundId, now }: { readonly roundId: string; readonly now: number },
): Promise<boolean> {
  const { rowCount } = await on.query(share, [roundId, player, now])
  return rowCount === 1 || (await sharerOf(on, roundId)) === player
}

/** Shares a round no more; nothing when it is not this player who does. */
export async function deleteShared(
  on: Queryable,
  player: PlayerId,
  roundId: string,
): Promise<void> {
  await on.query('DELETE FROM sharing_round WHERE round_id = $1 AND player_id = $2', [
    roundId,
    player,
  ])
}
