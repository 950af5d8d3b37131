import { amount, zero } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { insertRound } from '../store/insert-round.ts'
import { roundNamed } from '../store/round-named.ts'
import type { Refusal, Verdict } from './message.ts'
import { done, type Holding, refused } from './holding.ts'
import type { StoredRound } from './stored.ts'
import { writeMovement } from './write-movement.ts'

type Asking = Holding<'bet' | 'play'>

/** Takes a stake, and gives at once what it won where that is told with it. */
export async function bet(tx: Transaction, asking: Asking): Promise<Verdict> {
  const { session, message, held, now } = asking
  const known = await roundNamed(tx, session, message.round)
  const no = refusalOf(asking, known)
  if (no) return refused(no, held.balance)
  const round = known ?? (await begun(tx, asking))
  const moving = {
    taken: message.amount,
    given: message.kind === 'play' ? message.payout : zero,
    jackpot: zero,
  }
  const balance = amount(held.balance - moving.taken + moving.given)
  await writeMovement(tx, asking, {
    ...moving,
    round: {
      ...round,
      stake: amount(round.stake + moving.taken),
      payout: amount(round.payout + moving.given),
    },
    about: null,
    balance,
    transferId: uuidV7(now),
  })
  return done(balance)
}

/** The stake is to be there before the win: what a bet wins cannot pay for it. */
function refusalOf(asking: Asking, round: StoredRound | null): Refusal | null {
  const { refusal, held, message } = asking
  if (refusal?.by) return refusal.by
  if (held.closed) return 'userDisabled'
  if (round?.closed) return 'roundClosed'
  if (isTooMuch(asking, round)) return 'limitReached'
  return held.balance < message.amount ? 'notEnoughMoney' : null
}

/** All stakes of a round together may not be more than the place allows. */
function isTooMuch({ refusal, message }: Asking, round: StoredRound | null): boolean {
  const maxStake = refusal?.maxStake ?? null
  return maxStake !== null && (round?.stake ?? 0n) + message.amount > BigInt(maxStake)
}

async function begun(tx: Transaction, { session, message, now }: Asking): Promise<StoredRound> {
  const id = uuidV7(now)
  await insertRound(tx, session, { id, ref: message.round, at: now })
  return { id, stake: zero, payout: zero, closed: false }
}
