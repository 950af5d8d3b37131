import { z } from 'zod'
import { decimal, paymentAsset } from './payment-method.ts'

export const transactionTypes = [
  'deposit',
  'depositRefund',
  'depositReversal',
  'depositVoid',
  'payment',
  'paymentRefund',
  'withdrawal',
  'withdrawalReversal',
  'bonus',
  'bonusReversal',
  'bonusReversalExpiration',
  'bonusReversalCancellation',
] as const
export type TransactionType = (typeof transactionTypes)[number]

export const transactionStates = [
  'default',
  'cancelled',
  'confirming',
  'confirmed',
  'declined',
  'failed',
  'pending',
  'sent',
] as const
export type TransactionState = (typeof transactionStates)[number]

/** Why something happened, or what is waited for; sentences are under `cashier.reasons.<…>`. */
export const paymentReasons = [
  // What a withdrawal waits for.
  'automaticChecks',
  'identityCheck',
  'walletProof',
  'addressCheck',
  'review',
  'secondApproval',
  'providerSends',
  // How a deposit goes on.
  'playerPays',
  'seenOnChain',
  'belowMinimum',
  'rateRenewed',
  // How things end.
  'byPlayer',
  'byStaff',
  'byRules',
  'withheld',
  'playerLeft',
  'timeOver',
  'cardDeclined',
  'insufficientFunds',
  'cardExpired',
  'wrongCode',
  'gamblingBlocked',
  'authenticationFailed',
  'doubleSpent',
  'chainReorganised',
  'returnedByBank',
  'addressRefused',
  'providerFault',
  'disputeOpened',
  'disputeLost',
  'disputeWon',
  'refundedByHouse',
] as const
export type PaymentReason = (typeof paymentReasons)[number]

const minorUnits = z.int().min(0)

/** A step that was made: from then on the transaction was in `state`. */
const paymentStep = z.object({
  state: z.enum(transactionStates),
  at: z.iso.datetime(),
  /** Who or what moved it. */
  by: z.enum(['player', 'staff', 'rules', 'provider', 'house']),
  reason: z.enum(paymentReasons).nullable(),
})

/** What is still to come, in order: stages that were not reached are without a time. */
const paymentStage = z.object({
  /** Words are under `cashier.stages.<…>`. */
  stage: z.enum([
    'requested',
    'paid',
    'seen',
    'checked',
    'approved',
    'sent',
    'arrived',
    'credited',
    'returned',
    'ended',
  ]),
  /** Null: not reached yet. */
  at: z.iso.datetime().nullable(),
  /** Why it stands here, or why it ended so; null when nothing is to be said. */
  reason: z.enum(paymentReasons).nullable(),
})
export type PaymentStage = z.infer<typeof paymentStage>

/** The coins of a payment, where it was made in coins. */
const paymentCoin = z.object({
  asset: paymentAsset,
  /** Whole coins. */
  amount: decimal,
  /** Dollars for one coin, as used; null until it is fixed. */
  rate: decimal.nullable(),
  /** The rate is made up for a demo. */
  isRateInvented: z.boolean(),
  rateAt: z.iso.datetime().nullable(),
  /** Until then the rate stands even if the payment is not done yet. */
  rateExpiresAt: z.iso.datetime().nullable(),
  /** Where it was paid to. */
  address: z.string().nullable(),
  txid: z.string().nullable(),
})

/** A movement of a player's money in or out, as the player sees it. Amounts are minor units of `currency`. */
export const transaction = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  state: z.enum(transactionStates),
  currency: z.enum(['USD', 'CREDIT']),
  /** What enters or leaves the player's balance, above nothing; the type says which. */
  amount: minorUnits,
  /** What of it is the house's fee. */
  fee: minorUnits,
  /** Moves test money of a sandbox. */
  sandbox: z.boolean(),
  /** Name of the payment method; null for what needs none. */
  method: z.string().nullable(),
  /** `Visa •••• 4242`; null when there is nothing to be shown. */
  label: z.string().nullable(),
  /** The method's own reference, as the player's bank or wallet knows it. */
  reference: z.string().nullable(),
  coin: paymentCoin.nullable(),
  confirmations: z.object({ seen: z.int().min(0), needed: z.int().min(1) }).nullable(),
  /** The transaction that this one reverses, refunds or voids. */
  about: z.string().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The player's balance around the change it made; null while it has made none. */
  balanceBefore: minorUnits.nullable(),
  balanceAfter: minorUnits.nullable(),
  steps: z.array(paymentStep),
  stages: z.array(paymentStage),
  /** The player may take it back now. */
  canReverse: z.boolean(),
})
export type Transaction = z.infer<typeof transaction>

/** What the player does next. */
export const paymentInstruction = z.discriminatedUnion('kind', [
  /** Goes to a page of the provider's. */
  z.object({ kind: z.literal('redirect'), url: z.url() }),
  /** Sends coins to an address that stays the player's own. */
  z.object({
    kind: z.literal('address'),
    asset: paymentAsset,
    network: z.string(),
    address: z.string(),
    /** For wallets and the QR code: `litecoin:ltc1…`. */
    uri: z.string(),
    /** What must be sent along, where the chain has such a thing. */
    tag: z.string().nullable(),
    /** Coins below this are kept until more of them come. */
    least: decimal,
    confirmations: z.int().min(1),
  }),
  /** Makes a transfer at the bank: lines to be copied, labels under `cashier.bankLines.<label>`. */
  z.object({
    kind: z.literal('bank'),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** Nothing: it goes on by itself. */
  z.object({ kind: z.literal('none') }),
])
export type PaymentInstruction = z.infer<typeof paymentInstruction>

/** What a coin costs now. */
export const coinQuote = z.object({
  asset: paymentAsset,
  /** Dollars for one coin. */
  rate: decimal,
  /** It is made up for a demo. */
  isInvented: z.boolean(),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type CoinQuote = z.infer<typeof coinQuote>
