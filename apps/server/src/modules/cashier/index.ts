export type { PaymentRules, Payer, Verdict, WithdrawalFacts } from './needs.ts'
export { type DestinationFacts, destinationFacts } from './store/destination-facts.ts'
export { type PaymentFact, paymentFacts } from './store/payment-facts.ts'
