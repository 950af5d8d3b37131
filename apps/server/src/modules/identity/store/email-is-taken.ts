import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT EXISTS (
    SELECT FROM identity_account WHERE lower(email) = lower($1) AND player_id IS DISTINCT FROM $2
  ) OR EXISTS (
    SELECT FROM identity_one_time_token
    WHERE purpose = 'undoEmailChange' AND used_at IS NULL AND lower(email) = lower($1)
      AND player_id IS DISTINCT FROM $2 AND expires_at > to_timestamp($3::double precision / 1000)
  ) AS taken`

/** Has anybody but this player the address, or a right to have it back? */
export async function emailIsTaken(
  on: Queryable,
  asked: { readonly email: string; readonly player: PlayerId | null; readonly nowMs: number },
): Promise<boolean> {
  const values = [asked.email, asked.player, asked.nowMs]
  const [row] = await rowsOf<{ taken: boolean }>(on, question, values)
  return row?.taken === true
}
