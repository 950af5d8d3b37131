import { isDeposit, isWithdrawal, type PaymentFact } from '#modules/cashier'
import { differentPerson } from './one-name.ts'
import { type PaymentFacts, sumOf, within } from './payment-facts.ts'
import type { PaymentRulesAt } from './payment-rules.ts'

/** What a rule says of a withdrawal: nothing, that its player must be known or show that the wallet is theirs, that word of the address is waited for, or that so many people must look. */
export type Doubt = 'identity' | 'wallet' | 'address' | 1 | 2

/**
 * Rules of withdrawals by the names that staff see. Each looks alone, none knows of the others; which of them doubt decides what becomes
 * of the withdrawal. Who is suspended or excluded may withdraw like anybody: people look, and nobody refuses.
 */
export const withdrawalRules = {
  /** The house must know who is paid. */
  identityKnown: ({ identity, payments }, { unknownUpTo }) => {
    if (identity === 'approved') return null
    if (identity !== 'notAsked') return 'identity'
    return sumOf(payments.filter(isWithdrawal)) > unknownUpTo ? 'identity' : null
  },
  twoPeople: (facts, { twoPeopleFrom }) => (sumOfItsDay(facts) >= twoPeopleFrom ? 2 : null),
  automaticLimit: (facts, { standings }) => {
    const days = (facts.now - facts.withdrawal.payer.registeredAt) / dayMs
    const reached = standings.filter(
      (standing) => standing.days <= days && standing.turnover <= facts.turnover,
    )
    return reached.some(({ upTo }) => sumOfItsDay(facts) <= upTo) ? null : 1
  },
  accountSuspended: ({ withdrawal }) => (withdrawal.payer.suspended ? 1 : null),
  pace: (facts, { withdrawalPaces }) => {
    const isOver = withdrawalPaces.some(({ hours, count, sum }) => {
      const lately = within(facts, hours).filter(isWithdrawal)
      return lately.length > count || sumOf(lately) > sum
    })
    return isOver ? 1 : null
  },
  closedLoop: (facts) => (owedElsewhere(facts) > 0n && !isPaidBack(facts) ? 1 : null),
  oneName: ({ withdrawal }) => (differentPerson(withdrawal) ? 1 : null),
  newDestination: ({ withdrawal, destinationSince, now }, { newDestination }) => {
    const isNew =
      destinationSince === null || now - destinationSince < newDestination.hours * hourMs
    return isNew && withdrawal.amount > newDestination.upTo ? 1 : null
  },
  walletOwned: (facts, { walletProofAbove }) => {
    const { withdrawal, walletProof } = facts
    // A signature names the wallet. A payment shows that the player has some wallet of the coin, and people have to see the rest.
    if (withdrawal.address === null || walletProof === 'signature') return null
    const alike = ofItsDay(facts).filter(({ method }) => method === withdrawal.method)
    if (sumOf(alike) <= walletProofAbove) return null
    return walletProof === null ? 'wallet' : 1
  },
  addressAnswered: ({ addresses }) => (addresses === 'waits' ? 'address' : null),
  addressNotFlagged: ({ addresses }) => (addresses === 'held' ? 'address' : null),
  moneyTakenBack: (facts, { afterReversalDays }) =>
    within(facts, afterReversalDays * 24).some(
      ({ type, state }) => type === 'depositReversal' && state !== 'cancelled',
    )
      ? 1
      : null,
  openFlags: ({ flags }) => {
    if (flags.some(({ kind }) => kind === 'sanctions')) return 2
    // Whoever may be harmed by play is not kept from taking money out of it.
    return flags.some(({ kind }) => kind !== 'harm') ? 1 : null
  },
} as const satisfies Readonly<
  Record<string, (facts: PaymentFacts, rules: PaymentRulesAt) => Doubt | null>
>

export type RuleName = keyof typeof withdrawalRules

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What is asked for with what was asked for within a day of it: a sum in parts is looked at like the whole, however late it is judged. */
const ofItsDay = ({ payments, withdrawal }: PaymentFacts): PaymentFact[] =>
  payments.filter((one) => isWithdrawal(one) && Math.abs(one.at - withdrawal.requestedAt) < dayMs)

const sumOfItsDay = (facts: PaymentFacts): bigint => sumOf(ofItsDay(facts))

/** What came in by a method and did not go back by it; below nothing when more went out. */
function net({ payments }: PaymentFacts, isOf: (method: string | null) => boolean): bigint {
  const of = payments.filter(({ method }) => isOf(method))
  const back = of.filter(
    ({ type, state }) =>
      (type === 'depositRefund' || type === 'depositReversal' || type === 'depositVoid') &&
      state === 'confirmed',
  )
  const inside = of.filter(({ type, state }) => type === 'deposit' && state === 'confirmed')
  return sumOf(inside) - sumOf(back) - sumOf(of.filter(isWithdrawal))
}

/** What came in by other ways than the one it leaves by. */
function owedElsewhere(facts: PaymentFacts): bigint {
  const own = facts.withdrawal.method
  const others = new Set(facts.payments.filter(isDeposit).map(({ method }) => method))
  others.delete(own)
  return [...others]
    .map((other) => net(facts, (method) => method === other))
    .reduce((sum, one) => (one > 0n ? sum + one : sum), 0n)
}

/** The withdrawal gives back no more than came in the way it leaves by; itself is already counted as gone. */
const isPaidBack = (facts: PaymentFacts): boolean =>
  net(facts, (method) => method === facts.withdrawal.method) >= 0n
