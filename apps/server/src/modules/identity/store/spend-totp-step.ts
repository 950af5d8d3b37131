import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_totp SET last_step = $2
  WHERE player_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2
  RETURNING player_id`

/** Uses up the code of a step and those before it. False when it was used already: of many at once, one hears true. */
export async function spendTotpStep(
  on: Queryable,
  player: PlayerId,
  step: number,
): Promise<boolean> {
  return (await rowsOf(on, statement, [player, step])).length > 0
}
