import { z } from 'zod'

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)

/** The stream a player's rounds draw from: the server seed's hash is shown before the player's seed is chosen, so that neither can be picked to suit. */
export const fairness = z.object({
  /** SHA-256 of the 32 seed bytes in use. */
  serverSeedHash: sha256Hex,
  nextServerSeedHash: sha256Hex,
  /** Which of the player's streams it is, from 1. */
  stream: z.int().min(1),
  /** The player's own; null until he chose one, and nothing can be played before. */
  clientSeed: z.string().nullable(),
  /** The next round's nonce. */
  nonce: z.int().min(0),
})
export type Fairness = z.infer<typeof fairness>

/** A stream that is over: its seed may be known now. */
export const revealedStream = z.object({
  stream: z.int().min(1),
  serverSeed: sha256Hex,
  serverSeedHash: sha256Hex,
  clientSeed: z.string(),
  firstNonce: z.int().min(0),
  /** -1 when no round was played with it. */
  lastNonce: z.int().min(-1),
})
export type RevealedStream = z.infer<typeof revealedStream>
