import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** The code that a player signed up with; null for none. */
export async function promoCodeOf(on: Queryable, player: PlayerId): Promise<string | null> {
  const [row] = await rowsOf<{ promo_code: string | null }>(
    on,
    'SELECT promo_code FROM identity_account WHERE player_id = $1',
    [player],
  )
  return row?.promo_code ?? null
}
