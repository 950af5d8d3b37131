import { type Amount, amount, minus, zero } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { insertTransaction } from '../store/insert-transaction.ts'
import { markRolledBack } from '../store/mark-rolled-back.ts'
import { tellCorrected } from '../round-corrected.ts'
import { roundById } from '../store/round-by-id.ts'
import { transactionNamed } from '../store/transaction-named.ts'
import type { Verdict } from './message.ts'
import { done, type Holding, refused } from './holding.ts'
import { postReversal } from './postings.ts'
import { potOfRound, SeatNeeded } from './pots.ts'
import type { StoredPot, StoredTransaction } from './stored.ts'
import { writeMovement } from './write-movement.ts'

type Asking = Holding<'rollback'>

/**
 * Takes back what an earlier message moved, all of it and nothing else: a bet's win is taken back by a message of its own. What never
 * came is remembered, and refused when it comes. As with wins, neither token nor player must still be good.
 */
export async function rollBack(tx: Transaction, asking: Asking): Promise<Verdict> {
  const { session, message, seat, spendable } = asking
  const about = await transactionNamed(tx, session.connection, message.about)
  if (about === null) return bury(tx, asking)
  if (about.player !== session.player || about.kind === 'rollback')
    return refused('differs', spendable)
  if (about.pot !== null && seat === null) throw new SeatNeeded()
  if (about.kind === 'tombstone') {
    await note(tx, asking, null)
    return done(spendable, true)
  }
  if (about.rolledBackBy !== null) {
    await note(tx, asking, about.roundId)
    return done(spendable)
  }
  return reverse(tx, asking, about)
}

async function reverse(
  tx: Transaction,
  asking: Asking,
  about: StoredTransaction,
): Promise<Verdict> {
  const { session, message, held, spendable, now } = asking
  const back = backOf(asking, about)
  if (back === null) return refused('notEnoughMoney', spendable)
  if (about.roundId === null) throw new Error(`transaction ${about.ref} is of no round`)
  const round = await roundById(tx, about.roundId)
  const transferId = uuidV7(now)
  if (about.transfer !== null)
    await postReversal(tx, held, {
      ...about,
      of: about.transfer,
      id: transferId,
      at: now,
      returned: back.returned,
    })
  await markRolledBack(tx, session.connection, { ref: about.ref, by: message.ref })
  await writeMovement(tx, asking, {
    taken: about.given,
    given: about.taken,
    jackpot: zero,
    pot: back.pot,
    round: {
      ...round,
      stake: minus(round.stake, about.taken),
      payout: minus(round.payout, about.given),
      potStake: minus(round.potStake, about.pot?.taken ?? zero),
      potPayout: minus(round.potPayout, about.pot?.given ?? zero),
    },
    about: about.ref,
    balance: back.balance,
    transferId,
    isPosted: true,
  })
  if (round.closed) await tellCorrected(tx, { player: session.player, roundId: round.id })
  return done(back.balance)
}

/**
 * What taking a message back leaves. A pot gets back and gives what it paid and got; where nobody looks after it any more, because the bonus is
 * over, what comes back of it is the player's own. Null when the player no longer has what would be taken.
 */
function backOf(
  asking: Asking,
  about: StoredTransaction,
): { readonly balance: Amount; readonly returned: Amount; readonly pot: StoredPot | null } | null {
  const { held, spendable } = asking
  const toPot = about.pot ? about.pot.taken - about.pot.given : 0n
  const toPocket = about.taken - about.given - toPot
  const inPot = potAt(asking, about)
  if (held.balance + toPocket < 0n || inPot.ofRound + toPot < 0n) return null
  const returned = amount(inPot.isOver ? toPot : 0n)
  return {
    balance: amount(spendable + toPocket + toPot),
    returned,
    pot: about.pot && {
      account: about.pot.account,
      taken: about.pot.given,
      given: about.pot.taken,
      balance: amount(inPot.inAccount + toPot - returned),
    },
  }
}

/** What lies in the account of a message's pot, and how much of it is still the round's: another bonus's is not. */
function potAt({ seat }: Asking, { pot: paid, roundId }: StoredTransaction) {
  const pot = seat?.pot ?? null
  const inAccount = pot && pot.account === paid?.account ? BigInt(pot.balance) : 0n
  const round = paid && roundId !== null ? { id: roundId, pot: paid.account } : null
  const isOver = round !== null && potOfRound(pot, round) === null
  return { inAccount, ofRound: isOver ? 0n : inAccount, isOver }
}

/** Remembers that a message is refused when it comes. */
async function bury(tx: Transaction, asking: Asking): Promise<Verdict> {
  const { session, message, spendable, facts, now } = asking
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
  return done(spendable, true)
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
  pot: null,
  transfer: null,
  balanceAfter: held.balance,
})
