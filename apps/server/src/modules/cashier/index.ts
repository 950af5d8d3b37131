export type {
  AddressFinding,
  AddressRules,
  AddressScreen,
  AddressVerdict,
  PaymentAddresses,
  ScreenedAddress,
} from './address-screen.ts'
export { type AskBudget, createAskBudget } from './ask-budget.ts'
export { type BonusTransaction, noteBonus } from './bonus-transactions.ts'
export { type Correction, noteCorrection } from './correction-transactions.ts'
export { auditPayments } from './audit.ts'
export { type Cashier, createCashier } from './cashier.ts'
export type { CoinWallet } from './paying-out/coin-wallets.ts'
export type { SmallPayment } from './paying-in/small-payment.ts'
export type { Heard } from './hearing/heard.ts'
export type {
  DepositBonuses,
  DepositLimits,
  CashierNeeds,
  MissedMethod,
  MovedPayment,
  OfferedMethod,
  Payer,
  PaymentRules,
  Quote,
  Verdict,
  WithdrawalFacts,
} from './needs.ts'
export type * from './provider.ts'
export type { Desk, PaymentDetail } from './staff/desk.ts'
export type { WithheldOutcome } from './staff/pay-out-withheld.ts'
export type { WithheldPayout } from './store/withheld-payouts.ts'
export type { Hand, StaffOutcome, StaffRefusal } from './staff/outcome.ts'
export { type DestinationFacts, destinationFacts } from './store/destination-facts.ts'
export { judgeAgain } from './store/judge-again.ts'
export { lookAgain } from './store/look-again.ts'
export {
  type PayingPlayer,
  playersOfCoins,
  playersOfPayment,
  playersWithCard,
} from './store/players-by-payment.ts'
export {
  openWithdrawalsOf,
  type PaymentPlace,
  paymentsBefore,
  type PaymentTotals,
  paymentTotals,
} from './store/payments-before.ts'
export { type CashNow, cashNow } from './store/cash-now.ts'
export { playersWithSameMethods, shareMethod } from './store/same-methods.ts'
export { paymentStanding } from './store/payment-standing.ts'
export { isDeposit, isWithdrawal, type PaymentFact, paymentFacts } from './store/payment-facts.ts'
export { type PaymentToReconcile, paymentsToReconcile } from './store/payments-to-reconcile.ts'
export { approvalsOf } from './store/approvals-of.ts'
export { sumsUnderWay, type UnderWay } from './store/sums-under-way.ts'
export type { StoredTransaction } from './store/stored-transaction.ts'
export {
  addressScreen,
  cashierPort,
  depositBonuses,
  depositLimits,
  paymentMoved,
  paymentRules,
  paymentWays,
} from './ports.ts'
export { type Paid, paidByPlayers } from './store/paid-by-players.ts'
export { type PaidInByCohort, paidInByCohorts } from './store/paid-in-by-cohorts.ts'
