import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const open =
  'SELECT DISTINCT game_id FROM providers_session WHERE player_id = $1 AND ended_at IS NULL'
const end = `
  UPDATE providers_session SET ended_at = $3
  WHERE player_id = $1 AND game_id = ANY($2::int[]) AND ended_at IS NULL`

/**
 * Ends what a player has open of slots of others: nothing new is bet there, and what was begun is won.
 * @param isSlot of a game by its id. @param at epoch milliseconds.
 */
export async function endSlots(
  on: Queryable,
  { player, isSlot, at }: { player: PlayerId; isSlot: (gameId: number) => boolean; at: number },
): Promise<void> {
  const rows = await rowsOf<{ game_id: number }>(on, open, [player])
  const slots = rows.map(({ game_id: id }) => id).filter(isSlot)
  if (slots.length > 0) await on.query(end, [player, slots, isoTime(at)])
}
