import { type Amount, amount, minus, toWire, zero } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import { timeOfUuidV7 } from '#platform/ids'
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

/**
 * The seat's pot if the round was begun with it: what is begun without one goes on without, and what was begun with an earlier bonus is none of the
 * one that lies in the same account now.
 */
export const potOfRound = (
  pot: SeatPot | null,
  { id, pot: account }: Pick<StoredRound, 'id' | 'pot'>,
): SeatPot | null =>
  pot !== null && pot.account === account && timeOfUuidV7(id) >= pot.since ? pot : null

/** The pot that a round begins with now; none whose time is over. */
export const potOfNewRound = (pot: SeatPot | null, now: number): SeatPot | null =>
  pot !== null && (pot.until === null || now < pot.until) ? pot : null

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
