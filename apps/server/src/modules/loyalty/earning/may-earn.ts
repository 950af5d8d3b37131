import { playersInDoubt } from '#modules/identity'
import { playersHeldIn } from '#modules/protection'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Withheld } from './earn.ts'

/** Why each of these players is rewarded for nothing at this time (epoch milliseconds); null for who is. As many statements for many as for one. */
export async function withheldFrom(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<(player: PlayerId) => Withheld | null> {
  const inDoubt = await playersInDoubt(on, players)
  const heldIn = await playersHeldIn(on, players, now)
  return (player) => {
    if (inDoubt.has(player)) return 'account'
    return heldIn.has(player) ? 'limited' : null
  }
}

/** The same of one player. */
export const withheld = async (
  on: Queryable,
  player: PlayerId,
  now: number,
): Promise<Withheld | null> => (await withheldFrom(on, [player], now))(player)
