import { canonicalJson, type Json } from './canonical.ts'
import { fromHex, toHex } from './hex.ts'
import { rootFrom } from './merkle.ts'
import { sha256 } from './sha256.ts'

/**
 * What a receipt says of a step: which stream's chance it takes, what was asked, by which rules, and what came before. What comes of it is not
 * in it: that follows from the seeds. Amounts are minor units.
 */
export interface StepReceipt {
  readonly v: 1
  readonly kind: 'step'
  /** SHA-256 of the server seed that the stream draws from. */
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** Which of the player's streams, from 1. */
  readonly stream: number
  readonly nonce: number
  readonly roundId: string
  /** Place of the step in its round; 0 is the bet. */
  readonly sequence: number
  /** `bet`, an action, or `void`. */
  readonly action: string
  /** The choice that was taken; null where there is none to take. */
  readonly choice: number | null
  /** What a bet was on, and what an action said beside its name: a value of JSON; left out where there is nothing to say. */
  readonly data?: Json
  /** What the round cost. */
  readonly stake: number
  readonly mode: string
  /** Hash of the rules. */
  readonly definition: string
  /** The house took the step in the player's place. */
  readonly byHouse: boolean
  /** Epoch milliseconds. */
  readonly at: number
  /** Hash of the receipt before it in the stream; of the first one, the hash of the server seed. */
  readonly previous: string
}

/** That a bet was refused: it took no nonce, and the chain does not know it. */
export interface RefusalReceipt {
  readonly v: 1
  readonly kind: 'refusal'
  readonly serverSeedHash: string
  readonly stream: number
  /** The nonce that the next bet takes, as before. */
  readonly nonce: number
  /** Code of the refusal. */
  readonly code: string
  readonly uri: string
  /** What the player had asked with: a key of his own making. */
  readonly requestKey: string
  readonly at: number
  readonly previous: string
}

export type Receipt = StepReceipt | RefusalReceipt

/** How a receipt is held to a signature that many share. */
export interface Seal {
  /** Fingerprint of the house's key: the SHA-256 of its 32 bytes. */
  readonly key: string
  /** Place of the receipt's hash among `count`. */
  readonly index: number
  readonly count: number
  /** Hashes beside its way to the root, from below. */
  readonly beside: readonly string[]
  /** Ed25519 (RFC 8032) over `sealedMessage(root)`; 128 hexadecimal digits. */
  readonly signature: string
}

/** The text that is hashed. */
export const receiptText = (receipt: Receipt): string => canonicalJson(receipt)

/** Hash of a receipt: SHA-256 of its text in UTF-8. */
export const receiptHash = (receipt: Receipt): string =>
  toHex(sha256(new TextEncoder().encode(receiptText(receipt))))

/** What the house signs: says what is meant, so that no signature can be taken for another's. */
export const sealedMessage = (root: Uint8Array): Uint8Array =>
  new TextEncoder().encode(`fairhouse receipts 1\n${toHex(root)}`)

/** The root that a receipt's hash and its seal lead to; null when they do not fit together. */
export function sealedRoot(hash: string, { index, count, beside }: Seal): Uint8Array | null {
  return rootFrom(fromHex(hash), { index, count }, beside.map(fromHex))
}
