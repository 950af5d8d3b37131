import { amount, toWire, zero } from '@fairhouse/money'
import { type Shares, sharesOfStake } from '#modules/play'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { insertRound } from '../store/insert-round.ts'
import { roundNamed } from '../store/round-named.ts'
import type { Refusal, Verdict } from './message.ts'
import { done, type Holding, refused } from './holding.ts'
import { balanceAfter, potOfNewRound, potOfRound, potOfWin, type SeatPot } from './pots.ts'
import type { StoredRound } from './stored.ts'
import { writeMovement } from './write-movement.ts'

type Asking = Holding<'bet' | 'play'>

/** Takes a stake, and gives at once what it won where that is told with it. */
export async function bet(tx: Transaction, asking: Asking): Promise<Verdict> {
  const { session, message, held, spendable, now } = asking
  const known = await roundNamed(tx, session, message.round)
  const seatPot = asking.seat?.pot ?? null
  const pot = known ? potOfRound(seatPot, known) : potOfNewRound(seatPot, now)
  const shares = sharesOfStake({ pocket: held.balance, pot }, toWire(message.amount))
  const no = refusalOf(asking, known, { ...shares, most: pot?.most ?? null })
  if (no) return refused(no, spendable)
  const round = known ?? (await begun(tx, asking, pot))
  const given = message.kind === 'play' ? message.payout : zero
  const staked = {
    ...round,
    stake: amount(round.stake + message.amount),
    potStake: amount(round.potStake + BigInt(shares.pot)),
  }
  const fromPot = { taken: amount(BigInt(shares.pot)), given: potOfWin(pot, staked, given) }
  const balance = amount(spendable - message.amount + given)
  await writeMovement(tx, asking, {
    taken: message.amount,
    given,
    jackpot: zero,
    pot: pot && { account: pot.account, ...fromPot, balance: balanceAfter(pot, fromPot) },
    round: {
      ...staked,
      payout: amount(round.payout + given),
      potPayout: amount(round.potPayout + fromPot.given),
    },
    about: null,
    balance,
    transferId: uuidV7(now),
  })
  return done(balance)
}

/** The stake is to be there before the win: what a bet wins cannot pay for it. */
function refusalOf(
  asking: Asking,
  round: StoredRound | null,
  { pocket, most }: Shares & { readonly most: number | null },
): Refusal | null {
  const { refusal, held } = asking
  if (refusal?.by) return refusal.by
  if (held.closed) return 'userDisabled'
  if (round?.closed) return 'roundClosed'
  if (isTooMuch(asking, round, asking.refusal?.maxStake ?? null)) return 'limitReached'
  // The highest bet of a bonus is that of the round, in however many parts it is laid.
  if (isTooMuch(asking, round, most)) return 'limitReached'
  return held.balance < BigInt(pocket) ? 'notEnoughMoney' : null
}

/** All stakes of a round together may not be more than what is allowed, minor units. */
const isTooMuch = ({ message }: Asking, round: StoredRound | null, most: number | null): boolean =>
  most !== null && (round?.stake ?? 0n) + message.amount > BigInt(most)

async function begun(
  tx: Transaction,
  { session, message, now }: Asking,
  pot: SeatPot | null,
): Promise<StoredRound> {
  const id = uuidV7(now)
  const account = pot?.account ?? null
  await insertRound(tx, session, { id, ref: message.round, at: now, pot: account })
  return {
    id,
    stake: zero,
    payout: zero,
    pot: account,
    potStake: zero,
    potPayout: zero,
    closed: false,
  }
}
