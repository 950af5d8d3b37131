export type {
  OfferedMethod,
  Payer,
  PaymentRules,
  Quote,
  Verdict,
  WithdrawalFacts,
} from './needs.ts'
export type * from './provider.ts'
export { type DestinationFacts, destinationFacts } from './store/destination-facts.ts'
export { type PaymentFact, paymentFacts } from './store/payment-facts.ts'
