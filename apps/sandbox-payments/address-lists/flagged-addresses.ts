import { type PaymentAsset, paymentAsset } from '@fairhouse/contract/entities/payment-method'
import { z } from 'zod'

/** An address that the sandbox has on its list. */
export const flaggedAddress = z.object({
  asset: paymentAsset,
  address: z.string().min(1).max(200),
  category: z.string().min(1).max(100),
  source: z.string().min(1).max(100),
})
export type FlaggedAddress = z.infer<typeof flaggedAddress>

/** Added by whoever runs the sandbox; what comes with it is in `builtIn`. */
export const listState = z.object({ edition: z.int().min(1), added: z.array(flaggedAddress) })
export type ListState = z.infer<typeof listState>

const account = `0x${'f1a6'.repeat(10)}`
const sanctions = { category: 'sanctions', source: 'Invented list of a demo' }
const theft = { category: 'theft', source: 'Invented report of a demo' }

/** Nobody has their keys: a script of twenty bytes of 0xf1 on the test networks, and an account of the same kind. */
export const builtIn: readonly FlaggedAddress[] = [
  { asset: 'BTC', address: 'bcrt1q78clru0378clru0378clru0378clru0300wsxc', ...sanctions },
  { asset: 'LTC', address: 'rltc1q78clru0378clru0378clru0378clru033z5e3x', ...sanctions },
  { asset: 'ETH', address: account, ...sanctions },
  { asset: 'USDC', address: account, ...theft },
  { asset: 'USDT', address: account, ...theft },
]

/** Where letters may be large or small without meaning, they are small. */
const plain = (address: string): string =>
  /^(0x[0-9a-f]+|[a-z]{2,5}1[02-9ac-hj-np-z]+)$/i.test(address.trim())
    ? address.trim().toLowerCase()
    : address.trim()

/** Everything that an address is flagged for. */
export const findingsOf = (
  { added }: ListState,
  asked: { readonly asset: PaymentAsset; readonly address: string },
): { readonly category: string; readonly source: string }[] =>
  [...builtIn, ...added]
    .filter(
      ({ asset, address }) => asset === asked.asset && plain(address) === plain(asked.address),
    )
    .map(({ category, source }) => ({ category, source }))
