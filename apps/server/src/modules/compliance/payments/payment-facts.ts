import type { IdentityState } from '@fairhouse/contract/entities/identity-check'
import type { WalletWay } from '@fairhouse/contract/entities/wallet'
import type { Amount } from '@fairhouse/money'
import type { AddressVerdict, PaymentFact, WithdrawalFacts } from '#modules/cashier'
import type { Flag } from '../flags/flag.ts'
import type { SidedStake } from './sides.ts'

/** Everything that rules and patterns are given: no rule asks for more, so each can be tested by a table. */
export interface PaymentFacts {
  readonly withdrawal: WithdrawalFacts
  readonly now: number
  /** The player's payments of half a year, oldest first; the withdrawal itself is among them. */
  readonly payments: readonly PaymentFact[]
  /** What was bet in all, and within the days that the rules ask for. */
  readonly turnover: Amount
  readonly turnoverLately: Amount
  /** Epoch milliseconds at which the destination was first known to be the player's; null: it is new. */
  readonly destinationSince: number | null
  /** Other accounts with the same destination, and other real-money accounts in the same browsers. */
  readonly othersAtDestination: readonly number[]
  readonly othersInBrowser: readonly number[]
  /** What the player, and those with whom a browser or a destination is shared, laid on sides lately; in the order of play. */
  readonly sides: readonly SidedStake[]
  readonly identity: IdentityState
  /** What showed that the wallet it goes to is the player's; null: nothing, or it goes to none. */
  readonly walletProof: WalletWay | null
  /** What becomes of it by the address that it goes to. */
  readonly addresses: AddressVerdict
  /** Those that nobody closed. */
  readonly flags: readonly Pick<Flag, 'kind'>[]
}

const hourMs = 3_600_000

/** Those of the last hours, by when they were asked for. */
export const within = (
  { payments, now }: Pick<PaymentFacts, 'payments' | 'now'>,
  hours: number,
): PaymentFact[] => payments.filter(({ at }) => at > now - hours * hourMs)

export const sumOf = (payments: readonly Pick<PaymentFact, 'amount'>[]): bigint =>
  payments.reduce((sum, payment) => sum + payment.amount, 0n)
