import type { SealedRefusal, SealedStep } from '@fairhouse/contract/entities/receipt'

/** What the house showed of a stream at one time. */
export interface Showing {
  readonly serverSeedHash: string
  readonly nextServerSeedHash: string
  readonly clientSeed: string | null
  /** Of the next round then. */
  readonly nonce: number
  /** Epoch milliseconds of this browser. */
  readonly at: number
}

/** Every different showing of one of a player's streams, in the order in which they came. */
export interface KeptStream {
  readonly login: string
  readonly stream: number
  readonly showings: readonly Showing[]
  /** All of it was verified then: its receipts may go when room is needed. */
  readonly verifiedAt: number | null
}

/** Every different receipt of one step: more than one is a contradiction. */
export interface KeptStep {
  readonly login: string
  readonly stream: number
  readonly nonce: number
  readonly sequence: number
  readonly told: readonly SealedStep[]
}

/** The receipt of a bet that was refused. */
export interface KeptRefusal {
  readonly login: string
  readonly told: SealedRefusal
}

/** A key of the house, as it was at first sight. */
export interface KeptKey {
  readonly fingerprint: string
  /** Null when the house has not told it. */
  readonly publicKey: string | null
  /** Epoch milliseconds of this browser. */
  readonly seenAt: number
}

/** All kinds of records, by the name of their place. */
export interface Records {
  readonly streams: KeptStream
  readonly steps: KeptStep
  readonly refusals: KeptRefusal
  readonly keys: KeptKey
}

export type Place = keyof Records

/** Keys begin with whose they are, then the stream, so that what belongs together stands together. */
export type Key = readonly (string | number)[]

export const keyOf = {
  streams: ({ login, stream }: KeptStream): Key => [login, stream],
  steps: ({ login, stream, nonce, sequence }: KeptStep): Key => [login, stream, nonce, sequence],
  refusals: ({ login, told: { receipt } }: KeptRefusal): Key => [
    login,
    receipt.stream,
    receipt.nonce,
    receipt.requestKey,
    receipt.code,
  ],
  keys: ({ fingerprint }: KeptKey): Key => [fingerprint],
} as const
