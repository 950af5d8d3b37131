import type { Payer } from '#modules/cashier'
import type { Queryable } from '#platform/database'
import { amount } from '@fairhouse/money'
import type { ComplianceNeeds } from '../needs.ts'
import { walletProofAbove } from '../wallets/wallet-proof-above.ts'
import { type PaymentRulesAt, paymentRulesAt, withTestMoney } from './payment-rules.ts'

/** The rules for who pays, where they are. */
export async function rulesFor(
  { placeRules, licence }: Pick<ComplianceNeeds, 'placeRules' | 'licence'>,
  on: Queryable,
  { player, country, isTestMoney }: Payer,
): Promise<PaymentRulesAt> {
  const here = paymentRulesAt(country, (await placeRules(on, player)).rules)
  const asked = amount(BigInt(walletProofAbove(licence)))
  const rules = {
    ...here,
    walletProofAbove: asked < here.walletProofAbove ? asked : here.walletProofAbove,
  }
  return isTestMoney ? withTestMoney(rules) : rules
}
