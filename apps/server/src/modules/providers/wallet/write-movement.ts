import { type Amount, toWire } from '@fairhouse/money'
import { tellSettled } from '#modules/play'
import type { Transaction } from '#platform/database'
import { insertTransaction } from '../store/insert-transaction.ts'
import { moveRound } from '../store/move-round.ts'
import type { Holding } from './holding.ts'
import { type Moving, postMoving } from './postings.ts'
import type { StoredRound } from './stored.ts'

/** What a message moved, and how its round stands after it. */
interface Movement extends Moving {
  readonly round: StoredRound
  readonly about: string | null
  readonly balance: Amount
  /** Of the ledger's chain, if there is one. */
  readonly transferId: string
  /** The ledger has it already. */
  readonly isPosted?: true
}

/** Writes a message with what it moved: the ledger's chain, the transaction, its round, and that the round is settled when it is. */
export async function writeMovement(
  tx: Transaction,
  { session, message, held, facts, now: at }: Holding,
  movement: Movement,
): Promise<void> {
  const { taken, given, jackpot, round, about, balance, transferId, isPosted } = movement
  const moves = taken + given > 0n
  if (moves && !isPosted) await postMoving(tx, held, { taken, given, jackpot, id: transferId, at })
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
    transfer: moves ? transferId : null,
    balanceAfter: balance,
    at,
  })
  await moveRound(tx, { ...round, balanceAfter: balance, closedAt: message.closes ? at : null })
  if (!message.closes || round.closed || round.stake + round.payout === 0n) return
  const settled = {
    roundId: round.id,
    playerId: session.player,
    gameId: session.gameId,
    uri: session.gameKey,
    stake: toWire(round.stake),
    payout: toWire(round.payout),
    currency: session.currency,
    nonce: 0,
  }
  await tellSettled(tx, [settled], at)
}
