import { inWords } from './in-words.ts'

/** Payments in words for staff. */
export const typeInWords = inWords({
  deposit: 'Deposit',
  depositRefund: 'Deposit refunded',
  depositReversal: 'Deposit taken back',
  depositVoid: 'Deposit released',
  payment: 'Payment',
  paymentRefund: 'Payment refunded',
  withdrawal: 'Withdrawal',
  withdrawalReversal: 'Withdrawal cancelled',
  bonus: 'Bonus',
  bonusReversal: 'Bonus taken back',
  bonusReversalExpiration: 'Bonus expired',
  bonusReversalCancellation: 'Bonus cancelled',
})

export const stateInWords = inWords({
  default: 'started',
  pending: 'pending',
  confirming: 'being confirmed',
  confirmed: 'done',
  sent: 'sent',
  cancelled: 'cancelled',
  declined: 'declined',
  failed: 'failed',
})

export const reasonInWords = inWords({
  automaticChecks: 'automatic checks',
  identityCheck: 'waits for the identity check',
  review: 'waits for a review',
  secondApproval: 'waits for a second approval',
  providerSends: 'the provider is sending it',
  playerPays: 'waits for the player to pay',
  seenOnChain: 'seen on the chain',
  belowMinimum: 'below the minimum',
  rateRenewed: 'the rate was renewed',
  byPlayer: 'by the player',
  byStaff: 'by staff',
  byRules: 'by the rules',
  playerLeft: 'the player left',
  timeOver: 'not paid in time',
  cardDeclined: 'card declined',
  insufficientFunds: 'not enough money on the card',
  cardExpired: 'card expired',
  wrongCode: 'wrong security code',
  gamblingBlocked: 'card blocked for gambling',
  authenticationFailed: '3-D Secure failed',
  doubleSpent: 'spent twice',
  chainReorganised: 'chain reorganized',
  returnedByBank: 'returned by the bank',
  addressRefused: 'address refused',
  providerFault: 'the provider failed',
  disputeOpened: 'disputed',
  disputeLost: 'dispute lost',
  disputeWon: 'dispute won',
  refundedByHouse: 'refunded by us',
})

export const methodInWords = inWords({
  card: 'Card',
  'bank-transfer': 'Bank transfer',
  bitcoin: 'Bitcoin',
  litecoin: 'Litecoin',
  'bitcoin-cash': 'Bitcoin Cash',
  monero: 'Monero',
  ethereum: 'Ethereum',
  usdt: 'Tether (USDT)',
  usdc: 'USD Coin (USDC)',
})
