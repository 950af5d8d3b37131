import { type Amount, amount, minus, toWire, zero } from '@fairhouse/money'
import { touchAccount } from '#modules/ledger'
import { countElsewhere } from '#modules/play'
import type { Transaction } from '#platform/database'
import { insertTransaction } from '../store/insert-transaction.ts'
import { moveRound } from '../store/move-round.ts'
import type { Holding } from './holding.ts'
import { betOfRound } from './bet-of-round.ts'
import { ofPocket, potOfRound } from './pots.ts'
import { type Moving, postMoving } from './postings.ts'
import type { StoredPot, StoredRound } from './stored.ts'
import { type ClosedRound, tellClosed } from './tell-closed.ts'

/** What a message moved, and how its round stands after it. */
interface Movement extends Moving {
  readonly round: StoredRound
  readonly pot: StoredPot | null
  readonly about: string | null
  /** Of pocket and pot together. */
  readonly balance: Amount
  /** Of the ledger's chain, if there is one. */
  readonly transferId: string
  /** The ledger has it already. */
  readonly isPosted?: true
}

/** Writes a message with what it moved: the ledger's chain, the transaction, its round, and that the round is settled when it is. */
export async function writeMovement(
  tx: Transaction,
  asking: Holding,
  movement: Movement,
): Promise<void> {
  const { session, message, held, facts, now: at } = asking
  const { taken, given, jackpot, pot, round, about, balance, transferId, isPosted } = movement
  const moves = taken + given > 0n
  const balanceAfter = minus(balance, apartFrom(asking, pot))
  if (moves && !isPosted) await postMoving(tx, held, { ...movement, id: transferId, at })
  await insertTransaction(tx, {
    connection: session.connection,
    ref: message.ref,
    kind: message.kind,
    player: session.player,
    gameId: session.gameId,
    roundId: round.id,
    about,
    facts,
    taken,
    given,
    jackpot,
    pot,
    transfer: moves ? transferId : null,
    balanceAfter,
    at,
  })
  await moveRound(tx, {
    ...round,
    balanceAfter: minus(balanceAfter, pot?.balance ?? zero),
    returned: returnedBy(asking),
    counted: await count(tx, asking, movement),
    closedAt: message.closes ? at : null,
  })
  if (message.closes && !round.closed) await tellClosed(tx, [closedBy(asking, round)], at)
}

/** What a pot holds that is none of the round's: it is told to the provider and not written down with the message. */
const apartFrom = ({ seat }: Holding, pot: StoredPot | null): Amount =>
  amount(BigInt(pot === null ? (seat?.pot?.balance ?? 0) : 0))

/** Stake that a message gives back as it was never bet. */
const returnedBy = ({ message }: Holding): Amount =>
  message.kind === 'win' ? message.returned : zero

const closedBy = (asking: Holding, round: StoredRound): ClosedRound => {
  const { player, gameId, gameKey, currency } = asking.session
  return { round, returned: returnedBy(asking), player, gameId, gameKey, currency }
}

const nothing = { taken: zero, given: zero }

/**
 * Counts a round beside its pot when it is closed. Whatever is done to a round with a pot moves the seat, also where it moves no money of the
 * pocket: what was decided on the pot as it was is void.
 * @returns minor units.
 */
async function count(
  tx: Transaction,
  asking: Holding,
  { taken, given, pot, round }: Movement,
): Promise<number> {
  const { session, message, held, seat, now } = asking
  if (round.pot === null) return 0
  await touchAccount(tx, held.pocket)
  const owner = potOfRound(seat?.pot ?? null, round)
  if (owner === null || !message.closes || round.closed) return 0
  const paid = pot ?? nothing
  const { stake: cost, payout } = betOfRound(round, returnedBy(asking))
  const counted = owner.counts({
    gameId: session.gameId,
    roundId: round.id,
    taken: toWire(ofPocket(taken, paid.taken)),
    given: toWire(ofPocket(given, paid.given)),
    potTaken: toWire(paid.taken),
    potGiven: toWire(paid.given),
    cost,
    payout,
    finished: true,
    isVoid: cost === 0,
    at: now,
  })
  if (counted > 0) await countElsewhere(tx, round.pot, counted)
  return counted
}
