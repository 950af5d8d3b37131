import type { Amount } from '@fairhouse/money'
import { balanceOf, lockAccounts } from '#modules/ledger'
import { bettingPocket, readPurse } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import { houseSide, type Sides } from './postings.ts'
import type { Session } from './message.ts'

/** The seat moved between being read and being held. */
export class Stale extends Error {
  override readonly name = 'Stale'
}

/** A player's pocket, held against everybody else until the transaction ends. */
export interface Held extends Sides {
  readonly balance: Amount
  /** Nothing is bet from a closed account. */
  readonly closed: boolean
}

/**
 * Holds what the player of a session bets from: whatever a provider tells of him waits for its turn here.
 * @param version at which it must be; null: at any.
 * @throws Stale when it is at another.
 */
export async function hold(
  tx: Transaction,
  { player, currency, provider }: Session,
  version: bigint | null,
): Promise<Held> {
  const pocket = bettingPocket(await readPurse(tx, player))
  const account = (await lockAccounts(tx, [pocket])).get(pocket)
  if (!account) throw new Error(`player ${player} has no account to bet from`)
  if (version !== null && account.version !== version) throw new Stale('the seat moved')
  const house = await houseSide(tx, { provider, player, currency })
  return { pocket, house, currency, balance: balanceOf(account), closed: account.closed }
}
