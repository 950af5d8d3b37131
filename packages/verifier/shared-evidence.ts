import { readDraw } from '@fairhouse/contract/calls/halls'
import type { Release } from '@fairhouse/game-math/released/release'
import { z } from 'zod'

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)
/** As streams draw from it (`packages/fairness/stream.ts`). */
const salt = z.string().regex(/^[A-Za-z0-9 _.-]{1,64}$/)

/** A round of a crash room with what was published of its chain. */
const flight = z.object({
  kind: z.literal('crash'),
  uri: z.string(),
  definition: sha256Hex,
  chain: z.object({ end: sha256Hex, salt }),
  round: z.object({ number: z.int().min(1), link: sha256Hex, bust: z.int().min(100) }),
})

/** A round of a bingo hall, as the call `readDraw` tells it. */
const draw = z.object({ kind: z.literal('bingo'), uri: z.string(), told: readDraw.reply })

export const sharedRound = z.discriminatedUnion('kind', [flight, draw])
export type SharedRound = z.infer<typeof sharedRound>

/** Rules as they were released, held to their hash when they are played. */
const release = z.custom<Release>(
  (value) => typeof value === 'object' && value !== null && 'engine' in value,
)

/** Rounds that many shared, with all that anybody needs to check them without the house. */
export const sharedFile = z.object({
  format: z.literal('fairhouse-shared-rounds'),
  version: z.literal(1),
  /** Where it came from. */
  house: z.object({ origin: z.string() }),
  rounds: z.array(sharedRound).min(1),
  /** By their hashes: those that rounds name. */
  definitions: z.record(sha256Hex, release),
})
export type SharedFile = z.infer<typeof sharedFile>
