import { meterChain } from '@fairhouse/contract/calls/jackpots'
import { streamRound } from '@fairhouse/contract/calls/play'
import { roundAtMeter } from '@fairhouse/contract/entities/meter-proof'
import { receiptKey, sealedRefusal, sealedStep } from '@fairhouse/contract/entities/receipt'
import type { Release } from '@fairhouse/game-math/released/release'
import { z } from 'zod'

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)
const hex = z.string().regex(/^(?:[0-9a-f]{2})*$/)
const count = z.int().min(0)
/** As streams draw from it (`packages/fairness/stream.ts`), whatever a form takes today. */
const clientSeed = z.string().regex(/^[A-Za-z0-9 _.-]{1,64}$/)
/** Epoch milliseconds. */
const time = z.int().min(0)

/** One of the player's streams, whole: the pages of the call `streamRounds` one after the other. */
export const streamEvidence = z.object({
  /** Which of the player's streams, from 1. */
  number: z.int().min(1),
  serverSeedHash: sha256Hex,
  /** Null until it was rotated: what was drawn is not known before. */
  serverSeed: sha256Hex.nullable(),
  clientSeed: clientSeed.nullable(),
  /** So many rounds were played of it, says the house (`stream.rounds` of the call); take it from the last page. */
  played: count,
  /** So many of them went to the archive: the first round here has this nonce. */
  archived: count,
  rounds: z.array(streamRound),
  /** The newest receipt of the stream, signed; from the last page. */
  head: sealedStep.nullable(),
})
export type StreamEvidence = z.infer<typeof streamEvidence>

/** What the house said of the stream in use when a page asked, as the player's own browser kept it. */
export const shownFairness = z.object({
  /** By the browser's clock. */
  at: time,
  stream: z.int().min(1),
  serverSeedHash: sha256Hex,
  nextServerSeedHash: sha256Hex,
  /** Null while none was chosen. */
  clientSeed: clientSeed.nullable(),
  /** The next round's nonce. */
  nonce: count,
})
export type ShownFairness = z.infer<typeof shownFairness>

/** What the player's browser kept while it was played: the house cannot change it any more. Read before the streams are asked for. */
export const keptEvidence = z.object({
  shown: z.array(shownFairness),
  receipts: z.array(sealedStep),
  refusals: z.array(sealedRefusal),
  /** Fingerprints of keys that the house signed with or published. */
  keys: z.array(sha256Hex),
})
export type KeptEvidence = z.infer<typeof keptEvidence>

/** A row of a prize table with what proves it, as the call `prizeRow` answers. */
export const rowEvidence = z.object({
  /** Hash of the definition that has the table. */
  definition: sha256Hex,
  index: count,
  block: hex,
  beside: z.array(hex),
})
export type RowEvidence = z.infer<typeof rowEvidence>

/** What a round did at a meter, with the meter's chain from its bet on: what the calls `roundDetail` and `meterChain` answer. */
export const meterEvidence = z.object({
  stream: z.int().min(1),
  nonce: count,
  at: roundAtMeter,
  /** Null for a round of the time before chains. */
  part: meterChain.reply.nullable(),
})
export type MeterEvidence = z.infer<typeof meterEvidence>

/** Rules as they were released (`games/<title>/released/<hash>.json`). Read closer by the engine, and held to its hash. */
const release = z.custom<Release>(
  (value) => typeof value === 'object' && value !== null && 'engine' in value,
)

/** All that a player needs to have rounds checked by anybody, without the house. */
export const evidenceFile = z.object({
  format: z.literal('fairhouse-evidence'),
  version: z.literal(1),
  /** Where it came from, and the keys that the house publishes. */
  house: z.object({ origin: z.string(), keys: z.array(receiptKey) }),
  streams: z.array(streamEvidence),
  kept: keptEvidence,
  /** By their hashes: those that rounds name. */
  definitions: z.record(sha256Hex, release),
  /** Of rounds that were drawn from prize tables. */
  rows: z.array(rowEvidence),
  /** Of rounds that progressive meters paid. */
  jackpots: z.array(meterEvidence).optional(),
})
export type EvidenceFile = z.infer<typeof evidenceFile>
