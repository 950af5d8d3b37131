import { amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { transactionNamed } from '../store/transaction-named.ts'
import { factsOf } from './facts-of.ts'
import { hold } from './held.ts'
import { type WalletRequest, type Holding, refused } from './holding.ts'
import type { Verdict } from './message.ts'
import { bet } from './bet.ts'
import { SeatNeeded } from './pots.ts'
import { rollBack } from './roll-back.ts'
import type { StoredTransaction } from './stored.ts'
import { win } from './win.ts'

/**
 * Does what a message says, in one transaction: recognised when it came before, refused, or moved.
 * @throws SeatMoved when the seat moved since it was looked at.
 * @throws SeatNeeded when it was not, and matters.
 */
export async function move(tx: Transaction, asked: WalletRequest): Promise<Verdict> {
  const { session, message } = asked
  const held = await hold(tx, session, asked.seat?.version ?? null)
  const spendable = amount(held.balance + BigInt(asked.seat?.pot?.balance ?? 0))
  const holding = { ...asked, facts: factsOf(session, message), held, spendable }
  const earlier = await transactionNamed(tx, session.connection, message.ref)
  if (earlier) return again(earlier, holding)
  switch (message.kind) {
    case 'bet':
    case 'play':
      return bet(tx, { ...holding, message })
    case 'win':
      return win(tx, { ...holding, message })
    case 'rollback':
      return rollBack(tx, { ...holding, message })
  }
}

function again(
  earlier: StoredTransaction,
  { facts, seat, spendable }: Omit<Holding, 'message'>,
): Verdict {
  if (earlier.pot !== null && seat === null) throw new SeatNeeded()
  if (earlier.kind === 'tombstone') return refused('rolledBack', spendable)
  if (!earlier.facts.equals(facts)) return refused('differs', spendable)
  return {
    type: 'done',
    repeated: true,
    balance: earlier.balanceAfter,
    balanceNow: spendable,
    unknown: earlier.kind === 'rollback' && earlier.roundId === null,
  }
}
