import type { Transaction } from '#platform/database'
import { transactionNamed } from '../store/transaction-named.ts'
import { factsOf } from './facts-of.ts'
import { hold } from './held.ts'
import { type Asked, type Holding, refused } from './holding.ts'
import type { Verdict } from './message.ts'
import { bet } from './bet.ts'
import { rollBack } from './roll-back.ts'
import type { StoredTransaction } from './stored.ts'
import { win } from './win.ts'

/**
 * Does what a message says, in one transaction: recognised when it came before, refused, or moved.
 * @throws SeatMoved when the seat moved since it was looked at.
 */
export async function move(tx: Transaction, asked: Asked): Promise<Verdict> {
  const { session, message } = asked
  const held = await hold(tx, session, asked.version)
  const facts = factsOf(session, message)
  const earlier = await transactionNamed(tx, session.connection, message.ref)
  if (earlier) return again(earlier, { ...asked, facts, held })
  switch (message.kind) {
    case 'bet':
    case 'play':
      return bet(tx, { ...asked, message, held, facts })
    case 'win':
      return win(tx, { ...asked, message, held, facts })
    case 'rollback':
      return rollBack(tx, { ...asked, message, held, facts })
  }
}

function again(earlier: StoredTransaction, { facts, held }: Omit<Holding, 'message'>): Verdict {
  if (earlier.kind === 'tombstone') return refused('rolledBack', held.balance)
  if (!earlier.facts.equals(facts)) return refused('differs', held.balance)
  return {
    type: 'done',
    repeated: true,
    balance: earlier.balanceAfter,
    balanceNow: held.balance,
    unknown: earlier.kind === 'rollback' && earlier.roundId === null,
  }
}
