import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT player_id FROM feed_hidden WHERE player_id = ANY($1::bigint[])'

/** Which of these players hide from others? */
export async function hiddenPlayers(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlySet<number>> {
  const rows = await rowsOf<{ player_id: bigint }>(on, question, [[...players]])
  return new Set(rows.map(({ player_id }) => Number(player_id)))
}

const hide = `
  INSERT INTO feed_hidden (player_id, since) VALUES ($1, to_timestamp($2::double precision / 1000))
  ON CONFLICT DO NOTHING`

const show = 'DELETE FROM feed_hidden WHERE player_id = $1'

/** From now on (epoch milliseconds) the player hides, or does not. */
export async function setHidden(
  on: Queryable,
  player: PlayerId,
  { hidden, now }: { readonly hidden: boolean; readonly now: number },
): Promise<void> {
  if (hidden) await on.query(hide, [player, now])
  else await on.query(show, [player])
}
