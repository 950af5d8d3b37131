import { type Amount, amount, minus, toWire, zero } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import { type MoneyMoved, type Pot, sharesOfPayout } from '#modules/play'
import type { StoredRound } from './stored.ts'

/** Whoever looks after the pot of a player's seat, such as a bonus. */
export interface SeatPot extends Pot {
  /** What a round counts beside it, minor units. */
  counts(moved: MoneyMoved): number
}

/** What of a message's money is a pot's. */
export interface PotMoving {
  readonly account: AccountId
  readonly taken: Amount
  readonly given: Amount
}

/** The message belongs to a round that a pot may have paid: what is done depends on the seat, which was not read. */
export class SeatNeeded extends Error {
  override readonly name = 'SeatNeeded'
}

/** The seat's pot if the round was begun with it, or begins now: what is begun without one goes on without. */
export const potOfRound = (
  pot: SeatPot | null,
  round: Pick<StoredRound, 'pot'> | null,
): SeatPot | null => (round === null || round.pot === pot?.account ? pot : null)

/** A pot's part of what a round won. @param round with what it has cost by now. */
export function potOfWin(
  pot: Pot | null,
  round: Pick<StoredRound, 'stake' | 'potStake'>,
  given: Amount,
): Amount {
  if (pot === null) return zero
  const of = { cost: toWire(round.stake), potTaken: toWire(round.potStake) }
  return amount(BigInt(sharesOfPayout(toWire(given), of).pot))
}

/** What is in a pot once a message has moved; nothing where there is none. */
export const balanceAfter = (
  pot: Pot | null,
  { taken, given }: Pick<PotMoving, 'taken' | 'given'>,
): Amount => (pot === null ? zero : amount(BigInt(pot.balance) - taken + given))

/** The part of a sum that is not the pot's. */
export const ofPocket = (sum: Amount, pot: Amount | undefined): Amount => minus(sum, pot ?? zero)
