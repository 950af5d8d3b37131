import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { derivedKey } from '../derived-key.ts'

/** How much work a challenge is: some hundred tries of a thousand rounds each, about a second on a slow phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, fewestTries: 300, mostTries: 700 } as const

/** A challenge can be solved for so long. */
export const puzzleLastsMs = 5 * 60_000

/** The parameters are signed as one JSON text, apart from the salt, so none of them can be moved into another (CVE-2025-68113). */
const solvedPuzzle = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^[0-9a-f]{32}$/),
      keySignature: z.string().regex(/^[0-9a-f]{64}$/),
      expiresAt: z.int().positive(),
      data: z.strictObject({ client: z.string().max(64), mostTries: z.int().positive() }),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(work.mostTries),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
    time: z.number().optional(),
  }),
})

/** Makes challenges and tells whether they were solved. Whether a solution came before is for the database to say. */
export interface Puzzles {
  /** @param client who must solve it, in a form that tells nothing. */
  readonly make: (client: string, nowMs: number) => Promise<Challenge>
  /** @returns the challenge's random number, or null for what is no solution: not solved, not ours, not this client's, too late. */
  readonly nonceOf: (payload: string, client: string, nowMs: number) => Promise<Buffer | null>
}

/** @param secret the house's, the same on every node. */
export function createPuzzles(secret: Uint8Array): Puzzles {
  const keyFor = (purpose: string): string =>
    Buffer.from(derivedKey(secret, purpose)).toString('base64')
  const secrets = {
    hmacSignatureSecret: keyFor('challenge signature'),
    hmacKeySignatureSecret: keyFor('challenge solution'),
  }
  return {
    make: (client, nowMs) =>
      createChallenge({
        ...secrets,
        algorithm: work.algorithm,
        cost: work.cost,
        // Counting ends at a number that only we know, so that nobody waits much longer than somebody else.
        counter: randomInt(work.fewestTries, work.mostTries),
        deriveKey,
        expiresAt: Math.floor((nowMs + puzzleLastsMs) / 1000),
        data: { client, mostTries: work.mostTries },
      }),
    nonceOf: async (payload, client, nowMs) => {
      const parsed = solvedPuzzle.safeParse(jsonOf(payload))
      if (!parsed.success) return null
      const { challenge, solution } = parsed.data
      const { nonce, data, expiresAt } = challenge.parameters
      if (data.client !== client || expiresAt * 1000 <= nowMs) return null
      const { counter, derivedKey: key } = solution
      const proof = { counter, derivedKey: key }
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution: proof,
        deriveKey,
      })
      return verified ? Buffer.from(nonce, 'hex') : null
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    if (fault instanceof SyntaxError) return null
    throw fault
  }
}
