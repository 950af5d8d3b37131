import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredTotp {
  readonly sealed_secret: Buffer
  readonly confirmed_at: Date | null
}

const question = 'SELECT sealed_secret, confirmed_at FROM identity_totp WHERE player_id = $1'

/** By which secret are the player's one-time codes made? */
export async function storedTotp(
  on: Queryable,
  player: PlayerId | null,
): Promise<StoredTotp | null> {
  const [row] = await rowsOf<StoredTotp>(on, question, [player])
  return row ?? null
}
