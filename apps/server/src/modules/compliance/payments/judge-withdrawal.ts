import type { Verdict } from '#modules/cashier'
import type { PaymentFacts } from './payment-facts.ts'
import type { PaymentRulesAt } from './payment-rules.ts'
import { type Doubt, type RuleName, withdrawalRules } from './withdrawal-rules.ts'

/** Asks every rule. Pure: the same facts always come to the same. */
export function judgeWithdrawal(facts: PaymentFacts, rules: PaymentRulesAt): Verdict {
  const { withdrawal } = facts
  // Test money is worth nothing, and whatever is worth something is nobody's test.
  if (withdrawal.payer.isTestMoney !== withdrawal.sandbox)
    return { type: 'decline', reason: 'byRules', rules: ['testMoneyStays'] }
  if (facts.addresses === 'refused')
    return { type: 'decline', reason: 'byRules', rules: ['addressNotFlagged'] }
  const doubts = names.flatMap((rule) => {
    const doubt: Doubt | null = withdrawalRules[rule](facts, rules)
    return doubt === null ? [] : [{ rule, doubt }]
  })
  if (doubts.length === 0) return { type: 'approve' }
  return {
    type: 'review',
    rules: doubts.map(({ rule }) => rule),
    waitsFor: waitsFor(doubts.map(({ doubt }) => doubt)),
    people: doubts.reduce<0 | 1 | 2>(
      (most, { doubt }) => (typeof doubt === 'number' && doubt > most ? doubt : most),
      0,
    ),
  }
}

/** Who it is comes first: a wallet is somebody's. Word of the address comes by itself. */
function waitsFor(doubts: readonly Doubt[]): Extract<Verdict, { type: 'review' }>['waitsFor'] {
  if (doubts.includes('identity')) return 'identityCheck'
  if (doubts.includes('wallet')) return 'walletProof'
  return doubts.includes('address') ? 'addressCheck' : 'review'
}

const isRuleName = (name: string): name is RuleName => Object.hasOwn(withdrawalRules, name)
const names = Object.keys(withdrawalRules).filter(isRuleName)
