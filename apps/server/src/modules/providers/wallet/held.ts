import type { Amount } from '@fairhouse/money'
import { holdPocket } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import { houseSide, type Sides } from './postings.ts'
import type { Session } from './message.ts'

/** A player's pocket, held against everybody else until the transaction ends. */
export interface Held extends Sides {
  readonly balance: Amount
  /** Nothing is bet from a closed account. */
  readonly closed: boolean
}

/**
 * Holds what the player of a session bets from: whatever a provider tells of him waits for its turn here.
 * @param version at which it must be; null: at any.
 * @throws SeatMoved when it is at another.
 */
export async function hold(
  tx: Transaction,
  { player, currency, provider }: Session,
  version: bigint | null,
): Promise<Held> {
  const held = await holdPocket(tx, player, version)
  const house = await houseSide(tx, { provider, player, currency })
  return { ...held, house, currency }
}
