import type { Amount, Currency } from '@fairhouse/money'
import type { AccountId } from './account.ts'

/** Why money moved. Numbers are stored: never reused. */
export const reasons = {
  stake: 1,
  payout: 2,
  welcomeCredits: 10,
  creditsTopUp: 11,
  testMoney: 12,
} as const
export type Reason = keyof typeof reasons

/** The name of a stored reason. @throws RangeError for a number that is no reason of ours. */
export function reasonNamed(number: number): Reason {
  const name = names.find((reason) => reasons[reason] === number)
  if (!name) throw new RangeError(`no transfer has reason ${number}`)
  return name
}

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name)
const names = Object.keys(reasons).filter(isReason)

/** Money on its way from `debit` to `credit`. */
export interface Transfer {
  /** Made by whoever asks, so that asking twice moves it once. Legs of a chain share it. */
  readonly id: string
  /** Number of this transfer within its chain. */
  readonly leg: number
  readonly debit: AccountId
  readonly credit: AccountId
  readonly amount: Amount
  readonly currency: Currency
  readonly reason: Reason
}
