import { z } from 'zod'

/** What payments are made in. `USD` is what a player's account holds; the rest are coins. */
export const paymentAssets = ['USD', 'BTC', 'LTC', 'BCH', 'XMR', 'ETH', 'USDT', 'USDC'] as const
export const paymentAsset = z.enum(paymentAssets)
export type PaymentAsset = (typeof paymentAssets)[number]

const minorUnits = z.int().min(0)

/** A number in plain decimal digits: whole coins, or dollars for a coin. Never a float. */
export const decimal = z.string().regex(/^(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?$/)

/** A field of a method's form. Names are the method's own; labels and hints are under `cashier.fields.<label>` in each side's texts. */
export const methodField = z.object({
  name: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  /** Which of the specification's patterns holds it (section 5); `choice` is one of `options`, `address` one of the method's chain. */
  kind: z.enum(['text', 'digits', 'bankCode', 'cardHolder', 'iban', 'choice', 'address', 'tag']),
  label: z.string(),
  required: z.boolean(),
  min: z.int().min(0),
  max: z.int().min(1),
  /** For `choice`: values, whose words are under `cashier.options.<value>`. */
  options: z.array(z.string()).optional(),
})
export type MethodField = z.infer<typeof methodField>

/** What a payment in one direction may be. Amounts are minor units of the player's money. */
export const methodTerms = z.object({
  min: minorUnits,
  max: minorUnits,
  /** Offered beside the field, ascending, all within the limits. */
  quick: z.array(minorUnits),
  /** What the house keeps of it: a sum, and a share in hundredths of a per cent. */
  fee: z.object({ fixed: minorUnits, share: z.int().min(0).max(10_000) }),
  /** How long it usually takes, for `cashier.takes.<…>`. */
  takes: z.enum(['atOnce', 'minutes', 'halfAnHour', 'anHour', 'aDay', 'days']),
})
export type MethodTerms = z.infer<typeof methodTerms>

/** A way to pay in or to be paid out. Its title and lead are under `cashier.methods.<name>`. */
export const paymentMethod = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  kind: z.enum(['card', 'bank', 'coin']),
  asset: paymentAsset,
  /** The chain of a coin, as wallets call it: `Litecoin`, `Ethereum (ERC-20)`; null where there is none. */
  network: z.string().nullable(),
  /** Moves test money of a sandbox, never anything that has a value. */
  sandbox: z.boolean(),
  /** Null: not offered in this direction. */
  deposit: methodTerms.nullable(),
  withdrawal: methodTerms.nullable(),
  /** What is asked for before it can be used, in each direction; empty when nothing is (a card is entered at the acquirer's own page). */
  depositFields: z.array(methodField),
  withdrawalFields: z.array(methodField),
  /** Blocks after which a payment counts; null where there is no chain. */
  confirmations: z.int().min(1).nullable(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** A way to pay that a demo would play: the program of its test chain is not on the machine, or runs and gives no answer. */
export const awayMethod = z.object({
  method: paymentMethod,
  why: z.enum(['notInstalled', 'notRunning']),
})
export type AwayMethod = z.infer<typeof awayMethod>

/** A method that the player has used or set up: a card's token, a bank account, an address to be paid at. */
export const savedMethod = z.object({
  userPMId: z.string(),
  method: z.string(),
  /** As it is shown: `Visa •••• 4242`, `ltc1q…x7`. Holds no number that anything could be paid with. */
  label: z.string(),
  /** `MM/YY` of a card. */
  expires: z.string().nullable(),
  canDeposit: z.boolean(),
  canWithdraw: z.boolean(),
  /** What the form is filled with when it is edited; secrets are left out. */
  fields: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
})
export type SavedMethod = z.infer<typeof savedMethod>
