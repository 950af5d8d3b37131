import type { Payer } from '#modules/cashier'
import type { Queryable } from '#platform/database'
import type { ComplianceNeeds } from '../needs.ts'
import { type PaymentRulesAt, paymentRulesAt, withTestMoney } from './payment-rules.ts'

/** The rules for who pays, where they are. */
export async function rulesFor(
  { placeRules }: Pick<ComplianceNeeds, 'placeRules'>,
  on: Queryable,
  { player, country, isTestMoney }: Payer,
): Promise<PaymentRulesAt> {
  const rules = paymentRulesAt(country, (await placeRules(on, player)).rules)
  return isTestMoney ? withTestMoney(rules) : rules
}
