import { z } from 'zod'
import { paymentAsset } from '../entities/payment-method.ts'

/**
 * What the house asks of the signer: one POST to `/sign` or `/xpubs` with a JSON body. Headers `x-signer-at` (epoch milliseconds), `x-signer-once`
 * (16 random bytes, hex) and `x-signer-mac`: hex HMAC-SHA256 under the shared key over `path\nat\nonce\n` and the body's bytes. The answer carries
 * `x-signer-mac` over `answer\nonce\n` and its bytes, so that nobody else can hand the house an address.
 */
const hex = z.string().regex(/^([0-9a-f]{2})+$/)
const units = z.string().regex(/^(0|[1-9][0-9]{0,38})$/)

export const signerChains = ['bitcoin', 'litecoin', 'bitcoin-cash', 'ethereum', 'monero'] as const
export type SignerChain = (typeof signerChains)[number]
const chain = z.enum(signerChains)

/** A payout that a transaction is for. The signer signs each reference once, for one amount and one destination. */
export const signerPayout = z.object({
  /** Our transaction's id. */
  reference: z.string().min(1).max(100),
  asset: paymentAsset,
  address: z.string().min(1).max(120),
  /** The asset's own smallest units: satoshi, wei. */
  units,
})
export type SignerPayout = z.infer<typeof signerPayout>

/** Inputs with their amounts and paths, outputs, and the path of what is change: all in the PSBT. */
export const signUtxo = z.object({
  family: z.literal('utxo'),
  chain,
  /** Base64. */
  psbt: z.base64().max(400_000),
  payouts: z.array(signerPayout).min(1).max(500),
})
export type SignUtxo = z.infer<typeof signUtxo>

/** A type-2 transaction; all amounts in wei. */
export const signEvm = z.object({
  family: z.literal('evm'),
  chain,
  /**
   * `payout` from the hot address; `topUp` from it to a deposit address, for gas; `sweep` from a deposit address to it; `empty` from it to itself,
   * where a nonce would stay unused and hold up those after it.
   */
  purpose: z.enum(['payout', 'topUp', 'sweep', 'empty']),
  /** Index of the deposit address that is swept or topped up; null otherwise. */
  index: z.int().min(0).max(0x7fffffff).nullable(),
  transaction: z.object({
    chainId: z.int().min(1),
    nonce: z.int().min(0),
    to: z.string(),
    value: units,
    data: z.string().regex(/^0x([0-9a-f]{2})*$/),
    gas: units,
    maxFeePerGas: units,
    maxPriorityFeePerGas: units,
  }),
  /** Null unless it is a payout. */
  payout: signerPayout.nullable(),
})
export type SignEvm = z.infer<typeof signEvm>

/** Payouts of one transaction: its coins are chosen where the keys are, for nobody else can see which are spent. */
export const signMonero = z.object({
  family: z.literal('monero'),
  /** One output of a transaction's sixteen is change. */
  payouts: z.array(signerPayout).min(1).max(15),
})
export type SignMonero = z.infer<typeof signMonero>

export const signRequest = z.discriminatedUnion('family', [signUtxo, signEvm, signMonero])
export type SignRequest = z.infer<typeof signRequest>

/** Why the signer does not sign; for people, never for players. */
export const signerRefusals = [
  'malformed',
  'unknownChain',
  'foreignInput',
  'foreignOutput',
  'feeTooHigh',
  'dayIsFull',
  'signedOtherwise',
  'noCoins',
] as const
export type SignerRefusal = (typeof signerRefusals)[number]

export const signAnswer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('signed'),
    raw: hex,
    txid: z.string(),
    /** Where the house cannot read them in the bytes: the fee, and the key that proves to whom was paid what. */
    sealed: z.object({ fee: units, key: hex }).optional(),
  }),
  z.object({ type: z.literal('refused'), why: z.enum(signerRefusals) }),
])
export type SignAnswer = z.infer<typeof signAnswer>

/** Public halves of the accounts: enough to make every address, not enough to spend from one. */
export const xpubsAnswer = z.object({
  accounts: z.array(
    z.object({
      chain,
      /** `main`, `test`, `regtest`. */
      network: z.enum(['main', 'test', 'regtest']),
      /** From the root to the account: `m/84'/0'/0'`. */
      path: z.string(),
      /** Of the root key, 8 hex digits, as PSBTs name it. */
      fingerprint: z.string().regex(/^[0-9a-f]{8}$/),
      xpub: z.string(),
    }),
  ),
})
export type XpubsAnswer = z.infer<typeof xpubsAnswer>

/** What sees everything that comes and can spend nothing of it. Null where the signer has no wallet of Monero. */
export const moneroView = z
  .object({ network: z.enum(['main', 'test', 'regtest']), address: z.string(), viewKey: hex })
  .nullable()
export type MoneroView = z.infer<typeof moneroView>
