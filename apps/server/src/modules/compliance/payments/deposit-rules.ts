import { type Amount, amount } from '@fairhouse/money'
import { isDeposit, type PaymentFact } from '#modules/cashier'
import { sumOf, within } from './payment-facts.ts'
import type { Pace } from './payment-rules.ts'

/** What may still be paid in, and when (epoch milliseconds) it will be more. */
export interface Allowance {
  readonly amount: Amount
  readonly moreAt: number | null
}

const hourMs = 3_600_000

/** The least that any pace leaves. Pure. */
export function allowanceOf(
  facts: { readonly payments: readonly PaymentFact[]; readonly now: number },
  paces: readonly Pace[],
): Allowance | null {
  const left = paces.map((pace) => leftOf(facts, pace))
  return left.reduce<Allowance | null>(
    (least, one) => (least === null || one.amount < least.amount ? one : least),
    null,
  )
}

function leftOf(
  facts: { readonly payments: readonly PaymentFact[]; readonly now: number },
  { hours, count, sum }: Pace,
): Allowance {
  const lately = within(facts, hours).filter(isDeposit)
  const [oldest] = lately
  const used = sumOf(lately)
  const left = lately.length >= count || used >= sum ? 0n : sum - used
  return {
    amount: amount(left),
    moreAt: oldest === undefined ? null : oldest.at + hours * hourMs,
  }
}
