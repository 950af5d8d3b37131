import type { Amount } from '@fairhouse/money'
import { type AccountId, balanceOf, lockAccounts } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { bettingPocket } from './purse.ts'
import { readPurse } from './store/read-purse.ts'

/** The seat moved between being read and being held: what was decided on it is to be decided anew. */
export class SeatMoved extends Error {
  override readonly name = 'SeatMoved'
}

/** What a player bets from, held against everybody else until the transaction ends. */
export interface HeldPocket {
  readonly pocket: AccountId
  readonly balance: Amount
  /** Nothing is bet from a closed account. */
  readonly closed: boolean
}

/**
 * Holds what a player bets from: whatever moves his money waits for its turn here.
 * @param version at which it must be; null: at any.
 * @throws SeatMoved when it is at another.
 */
export async function holdPocket(
  tx: Transaction,
  player: PlayerId,
  version: bigint | null,
): Promise<HeldPocket> {
  const pocket = bettingPocket(await readPurse(tx, player))
  const account = (await lockAccounts(tx, [pocket])).get(pocket)
  if (!account) throw new Error(`player ${player} has no account to bet from`)
  if (version !== null && account.version !== version) throw new SeatMoved('the seat moved')
  return { pocket, balance: balanceOf(account), closed: account.closed }
}
