import { amount, minus, zero } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { insertTransaction } from '../store/insert-transaction.ts'
import { markRolledBack } from '../store/mark-rolled-back.ts'
import { roundById } from '../store/round-by-id.ts'
import { transactionNamed } from '../store/transaction-named.ts'
import type { Verdict } from './message.ts'
import { done, type Holding, refused } from './holding.ts'
import { postReversal } from './postings.ts'
import type { StoredTransaction } from './stored.ts'
import { writeMovement } from './write-movement.ts'

type Asking = Holding<'rollback'>

/**
 * Takes back what an earlier message moved, all of it and nothing else: a bet's win is taken back by a message of its own. What never
 * came is remembered, and refused when it comes. As with wins, neither token nor player must still be good.
 */
export async function rollBack(tx: Transaction, asking: Asking): Promise<Verdict> {
  const { session, message, held } = asking
  const about = await transactionNamed(tx, session.connection, message.about)
  if (about === null) return bury(tx, asking)
  if (about.player !== session.player || about.kind === 'rollback')
    return refused('differs', held.balance)
  if (about.kind === 'tombstone') {
    await note(tx, asking, null)
    return done(held.balance, true)
  }
  if (about.rolledBackBy !== null) {
    await note(tx, asking, about.roundId)
    return done(held.balance)
  }
  return reverse(tx, asking, about)
}

async function reverse(
  tx: Transaction,
  asking: Asking,
  about: StoredTransaction,
): Promise<Verdict> {
  const { session, message, held, now } = asking
  const left = held.balance + about.taken - about.given
  if (left < 0n) return refused('notEnoughMoney', held.balance)
  if (about.roundId === null) throw new Error(`transaction ${about.ref} is of no round`)
  const round = await roundById(tx, about.roundId)
  const balance = amount(left)
  const transferId = uuidV7(now)
  if (about.transfer !== null)
    await postReversal(tx, held, { ...about, of: about.transfer, id: transferId, at: now })
  await markRolledBack(tx, session.connection, { ref: about.ref, by: message.ref })
  await writeMovement(tx, asking, {
    taken: about.given,
    given: about.taken,
    jackpot: zero,
    round: {
      ...round,
      stake: minus(round.stake, about.taken),
      payout: minus(round.payout, about.given),
    },
    about: about.ref,
    balance,
    transferId,
    isPosted: true,
  })
  return done(balance)
}

/** Remembers that a message is refused when it comes. */
async function bury(tx: Transaction, asking: Asking): Promise<Verdict> {
  const { session, message, held, facts, now } = asking
  await insertTransaction(tx, {
    ...nothing(asking),
    connection: session.connection,
    ref: message.about,
    kind: 'tombstone',
    roundId: null,
    about: null,
    facts,
    at: now,
  })
  await note(tx, asking, null)
  return done(held.balance, true)
}

/** A rollback that moved nothing. */
const note = (tx: Transaction, asking: Asking, roundId: string | null): Promise<void> =>
  insertTransaction(tx, {
    ...nothing(asking),
    connection: asking.session.connection,
    ref: asking.message.ref,
    kind: 'rollback',
    roundId,
    about: asking.message.about,
    facts: asking.facts,
    at: asking.now,
  })

const nothing = ({ session, held }: Asking) => ({
  player: session.player,
  gameId: session.gameId,
  taken: zero,
  given: zero,
  jackpot: zero,
  transfer: null,
  balanceAfter: held.balance,
})
