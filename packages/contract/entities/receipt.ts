import { z } from 'zod'
import { json } from '../json.ts'

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/** What the house signs of a step (`packages/fairness/receipt.ts`); its members, and no others, are what is hashed. */
export const stepReceipt = z
  .strictObject({
    v: z.literal(1),
    kind: z.literal('step'),
    serverSeedHash: sha256Hex,
    clientSeed: z.string(),
    stream: z.int().min(1),
    nonce: count,
    roundId: z.string(),
    sequence: count,
    /** `bet`, an action, or `void`. */
    action: z.string(),
    choice: z.int().nullable(),
    /** What a bet was on, and what an action said beside its name; left out where there is nothing to say. */
    data: json.exactOptional(),
    /** Minor units. */
    stake: z.int().min(1),
    mode: z.string(),
    definition: sha256Hex,
    byHouse: z.boolean(),
    /** Epoch milliseconds. */
    at: z.int(),
    previous: sha256Hex,
  })
  .readonly()

/** What the house signs of a bet that it refused. */
export const refusalReceipt = z
  .strictObject({
    v: z.literal(1),
    kind: z.literal('refusal'),
    serverSeedHash: sha256Hex,
    stream: z.int().min(1),
    nonce: count,
    code: z.string(),
    uri: z.string(),
    requestKey: z.string(),
    at: z.int(),
    previous: sha256Hex,
  })
  .readonly()

/** How a receipt is held to a signature that many share. */
export const seal = z
  .strictObject({
    /** Fingerprint of the house's key. */
    key: sha256Hex,
    index: count,
    count: z.int().min(1),
    beside: z.array(sha256Hex).readonly(),
    signature: z.string().regex(/^[0-9a-f]{128}$/),
  })
  .readonly()

export const sealedStep = z.object({ receipt: stepReceipt, seal })
export const sealedRefusal = z.object({ receipt: refusalReceipt, seal })
export type SealedStep = z.infer<typeof sealedStep>
export type SealedRefusal = z.infer<typeof sealedRefusal>

/** A key that the house signs receipts with. */
export const receiptKey = z.object({
  /** SHA-256 of the key's bytes. */
  fingerprint: sha256Hex,
  /** The 32 bytes of an Ed25519 public key, hexadecimal. */
  publicKey: sha256Hex,
  from: z.iso.datetime(),
  /** Null for the key in use. */
  until: z.iso.datetime().nullable(),
})
export type ReceiptKey = z.infer<typeof receiptKey>
