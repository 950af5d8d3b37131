import { z } from 'zod'
import { jackpotTerms } from './jackpot-terms.ts'

const minorUnits = z.int().min(0)
/** SHA-256 in hexadecimal digits. */
const hash = z.string()
const currency = z.enum(['USD', 'CREDIT'])
/** Millionths of minor units. */
const millionths = z.int().min(0)

/** What players bring to a secret amount: the meter's chain when the run before was won, and the contribution of this run's first bet, which is null until it comes. */
export const meterMix = z.object({ before: hash, first: hash.nullable() })

/** The secret amount of a run that was won, with all that it follows from. */
export const secretAmount = z.object({
  /** Shown before: from the beginning of the run before it. */
  seedHash: hash,
  /** Revealed, 64 hexadecimal digits. */
  seed: z.string(),
  /** Null for a run that was begun when the seed alone decided it. */
  mix: z.object({ before: hash, first: hash }).nullable(),
  /** What the run began with, and would have grown to at most. */
  from: minorUnits,
  ceiling: minorUnits,
  /** The amount: the first bet that took the meter there won. */
  amount: minorUnits,
})
export type SecretAmount = z.infer<typeof secretAmount>

const moved = {
  /** Counts the movements of a meter, from 1. */
  number: z.int().min(1),
  run: z.int().min(1),
  /** After the movement: what the meter shows, and what is laid by for its next seed. */
  pool: millionths,
  reserve: millionths,
  /** SHA-256 of this movement and the hash of the one before. */
  hash,
}

/** A movement of a meter, linked to the one before. */
export const meterMovement = z.discriminatedUnion('type', [
  /** A run began; `added` minor units came from the house. */
  z.object({
    type: z.literal('begun'),
    terms: jackpotTerms,
    added: minorUnits,
    seedHash: hash.nullable(),
    nextSeedHash: hash.nullable(),
    ...moved,
  }),
  /** A bet that cost so many minor units fed it. `contribution`: SHA-256 of `serverSeedHash:clientSeed:nonce` of its round. */
  z.object({
    type: z.literal('fed'),
    contribution: hash,
    cost: minorUnits,
    grown: millionths,
    laidBy: millionths,
    ...moved,
  }),
  /** That bet won it. */
  z.object({ type: z.literal('won'), contribution: hash, amount: minorUnits, ...moved }),
  /** Its titles are gone: so many minor units of it went to the meter named `to`. */
  z.object({ type: z.literal('emptied'), to: z.string(), amount: minorUnits, ...moved }),
  /** So many minor units came from the meter named `from`, whose titles are gone. */
  z.object({ type: z.literal('received'), from: z.string(), amount: minorUnits, ...moved }),
])

export type ToldMovement = z.infer<typeof meterMovement>

/** How a chain stands: the number and hash of its newest movement. Whoever keeps it has the whole chain until then. */
export const chainHead = z.object({ movements: z.int().min(0), hash })

/** What a round did at a meter. */
export const roundAtMeter = z.object({
  meter: z.string(),
  currency,
  run: z.int().min(1),
  /** Its bet in the meter's chain; null for a round of the time before chains. */
  movement: z.int().min(1).nullable(),
  /** What it won there, and why. */
  won: z
    .object({
      amount: minorUnits,
      by: z.enum(['draw', 'meter']),
      /** The draw was one of so many, and won below what the round cost; null where the meter decided. */
      turnover: z.int().nullable(),
      /** Null for one that was drawn. */
      secret: secretAmount.nullable(),
    })
    .nullable(),
})
export type RoundAtMeter = z.infer<typeof roundAtMeter>
