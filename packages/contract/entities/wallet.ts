import { z } from 'zod'
import { decimal, paymentAsset } from './payment-method.ts'

/**
 * Ways to show that a wallet is one's own: a message signed with its key, a small payment of a stated amount, or people who look. The order is that of what they
 * show: a signature names the wallet itself, the others do not, so people look at what goes there.
 */
export const walletWays = ['signature', 'payment', 'people'] as const
export type WalletWay = (typeof walletWays)[number]

/** What is to be signed, to the letter. */
const messageToSign = z.object({
  message: z.string(),
  expiresAt: z.iso.datetime(),
})

/** What is to be paid, to the coin's last digit; it is credited like any deposit. */
const paymentToMake = z.object({
  asset: paymentAsset,
  /** Whole coins. */
  amount: decimal,
  /** The player's own address at the house. */
  address: z.string(),
  expiresAt: z.iso.datetime(),
})

/** An address that a player saved to be paid at, and what shows that it is theirs. */
export const wallet = z.object({
  userPMId: z.string(),
  method: z.string(),
  /** As it is shown in lists. */
  label: z.string(),
  address: z.string(),
  /** Those that this wallet can go; a coin whose wallets sign nothing that others can check has no `signature`. */
  ways: z.array(z.enum(walletWays)),
  /** What was shown, the strongest of it; null: nothing yet. */
  proof: z.object({ way: z.enum(walletWays), at: z.iso.datetime() }).nullable(),
  /** Begun and still open. */
  toSign: messageToSign.nullable(),
  toPay: paymentToMake.nullable(),
})
export type Wallet = z.infer<typeof wallet>
