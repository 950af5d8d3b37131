import { extensionPoint, port } from '#platform/module/port'
import type { Cashier } from './cashier.ts'
import type { AddressScreen } from './address-screen.ts'
import type { CashierNeeds, DepositBonuses, DepositLimits, PaymentRules } from './needs.ts'

/** Money of players in and out. */
export const cashierPort = port<Cashier & Pick<CashierNeeds, 'payerOf'>>('the cashier')

/** Who moves money outside, and what coins cost. */
export const paymentWays =
  port<Pick<CashierNeeds, 'methods' | 'missed' | 'provider' | 'quote'>>('ways to pay')

/** Who is asked about addresses of coins; null: nobody is set up. */
export const addressScreen = port<{ readonly asked: AddressScreen | null }>('who screens addresses')

/** What the law and the house's own caution ask of payments. */
export const paymentRules = port<PaymentRules>('rules of payments')

/** Whoever else may say no to a deposit; the least that any of them leaves is what may be paid in. */
export const depositLimits = extensionPoint<DepositLimits>('limits of deposits')

/** Who knows what a bonus code does to a deposit; without anybody no code is taken. */
export const depositBonuses = extensionPoint<DepositBonuses>('bonus codes of deposits')

/** Hears of a payment that makes a step, in the transaction that moves it. */
export const paymentMoved = extensionPoint<CashierNeeds['paymentMoved']>('payments that move')
