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
  const doubts = names.flatMap((rule) => {
    const doubt: Doubt | null = withdrawalRules[rule](facts, rules)
    return doubt === null ? [] : [{ rule, doubt }]
  })
  if (doubts.length === 0) return { type: 'approve' }
  const waitsForIdentity = doubts.some(({ doubt }) => doubt === 'identity')
  return {
    type: 'review',
    rules: doubts.map(({ rule }) => rule),
    waitsFor: waitsForIdentity ? 'identityCheck' : 'review',
    people: doubts.reduce<0 | 1 | 2>(
      (most, { doubt }) => (doubt !== 'identity' && doubt > most ? doubt : most),
      0,
    ),
  }
}

const isRuleName = (name: string): name is RuleName => Object.hasOwn(withdrawalRules, name)
const names = Object.keys(withdrawalRules).filter(isRuleName)
