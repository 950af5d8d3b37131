import type { MethodTerms } from '@fairhouse/contract/entities/payment-method'
import { type Amount, amount } from '@fairhouse/money'
import type { CashierNeeds, MissedMethod, OfferedMethod, Payer } from './needs.ts'

/** What the house keeps of an amount: never more than all of it. Shares are rounded down, in the player's favour. */
export function feeOf(terms: Pick<MethodTerms, 'fee'> | null, whole: Amount): Amount {
  if (terms === null) return amount(0n)
  const fee = BigInt(terms.fee.fixed) + (whole * BigInt(terms.fee.share)) / 10_000n
  return amount(fee < whole ? fee : whole)
}

/** The methods that this payer may use at all: test money meets sandboxes only, and nothing else does. */
export const methodsFor = (
  { methods }: Pick<CashierNeeds, 'methods'>,
  { country, isTestMoney }: Pick<Payer, 'country' | 'isTestMoney'>,
): OfferedMethod[] => methods().filter(isFor({ country, isTestMoney }))

/** Those by which this payer may pay in where they live. Whatever came in may go out the way it came. */
export const payInMethods = (
  needs: Pick<CashierNeeds, 'methods' | 'rules'>,
  payer: Pick<Payer, 'country' | 'isTestMoney'>,
): OfferedMethod[] =>
  methodsFor(needs, payer).filter(({ method }) => needs.rules.mayUse(payer.country, method))

/** What a demo would offer this payer and cannot now. */
export const missedFor = (
  { missed }: Pick<CashierNeeds, 'missed'>,
  payer: Pick<Payer, 'country' | 'isTestMoney'>,
): MissedMethod[] => missed().filter(isFor(payer))

const isFor =
  ({ country, isTestMoney }: Pick<Payer, 'country' | 'isTestMoney'>) =>
  ({ method, countries }: Pick<OfferedMethod, 'method' | 'countries'>): boolean =>
    method.sandbox === isTestMoney && (countries === null || countries.includes(country))

/** A method by its name, whoever may use it. */
export const methodNamed = (
  { methods }: Pick<CashierNeeds, 'methods'>,
  name: string | null,
): OfferedMethod | undefined => methods().find(({ method }) => method.name === name)
