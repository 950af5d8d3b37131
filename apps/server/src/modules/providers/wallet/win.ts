import { amount, zero } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { roundHasBet } from '../store/round-has-bet.ts'
import { roundNamed } from '../store/round-named.ts'
import { transactionNamed } from '../store/transaction-named.ts'
import type { Refusal, Verdict } from './message.ts'
import { done, type Holding, refused } from './holding.ts'
import { balanceAfter, potOfRound, potOfWin, SeatNeeded } from './pots.ts'
import type { StoredRound } from './stored.ts'
import { writeMovement } from './write-movement.ts'

/**
 * Gives what a bet has won. Whose token it comes with matters, whether it is still good does not, nor whether the player may play:
 * what was staked while he might is played to its end.
 */
export async function win(tx: Transaction, asking: Holding<'win'>): Promise<Verdict> {
  const { session, message, seat, spendable, now } = asking
  const round = await roundNamed(tx, session, message.round)
  if (round && round.pot !== null && seat === null) throw new SeatNeeded()
  const no = await refusalOf(tx, asking, round)
  if (no) return refused(no, spendable)
  if (!round) return refused('unknownTransaction', spendable)
  const pot = potOfRound(seat?.pot ?? null, round)
  const toPot = { taken: zero, given: potOfWin(pot, round, message.amount) }
  const balance = amount(spendable + message.amount)
  await writeMovement(tx, asking, {
    taken: zero,
    given: message.amount,
    jackpot: message.jackpot,
    pot: pot && { account: pot.account, ...toPot, balance: balanceAfter(pot, toPot) },
    round: {
      ...round,
      payout: amount(round.payout + message.amount),
      potPayout: amount(round.potPayout + toPot.given),
    },
    about: message.about,
    balance,
    transferId: uuidV7(now),
  })
  return done(balance)
}

async function refusalOf(
  tx: Transaction,
  { session, message }: Holding<'win'>,
  round: StoredRound | null,
): Promise<Refusal | null> {
  if (message.about === null) return round ? ofRound(tx, round) : 'unknownTransaction'
  const staked = await transactionNamed(tx, session.connection, message.about)
  if (staked === null) return 'unknownTransaction'
  if (staked.kind === 'tombstone' || staked.rolledBackBy !== null) return 'rolledBack'
  const isOfRound =
    staked.kind === 'bet' && staked.player === session.player && staked.roundId === round?.id
  if (!isOfRound) return 'unknownTransaction'
  return round?.closed ? 'roundClosed' : null
}

/** A win that names its round alone needs a bet that stands there. */
async function ofRound(tx: Transaction, round: StoredRound): Promise<Refusal | null> {
  const bets = await roundHasBet(tx, round.id)
  if (!bets.stands) return bets.ever ? 'rolledBack' : 'unknownTransaction'
  return round.closed ? 'roundClosed' : null
}
