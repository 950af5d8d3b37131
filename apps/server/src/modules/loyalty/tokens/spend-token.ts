import type { Queryable, Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { takeBack } from '../earning/credit.ts'
import { balancesOf } from '../store/balances.ts'

/** Jackpot tokens that a player has. */
export const tokensOf = async (on: Queryable, player: PlayerId): Promise<number> =>
  (await balancesOf(on, player)).tokens

/**
 * Takes a token for a game that costs one. Of asks at once the ledger lets no more through than there are tokens: then it throws.
 * @param now epoch milliseconds. @returns false, with nothing taken, for who has none.
 */
export async function spendToken(tx: Transaction, player: PlayerId, now: number): Promise<boolean> {
  if ((await tokensOf(tx, player)) < 1) return false
  await takeBack(tx, 'tokens', {
    id: uuidV7(now),
    shares: [{ player, units: 1 }],
    reason: 'tokenSpun',
  })
  return true
}
