import { z } from 'zod'
import { call } from '../call.ts'
import { jackpotTerms } from '../entities/jackpot-terms.ts'
import { chainHead, meterMix, meterMovement, secretAmount } from '../entities/meter-proof.ts'
import { wholeNumber } from '../fields.ts'

const currency = z.enum(['USD', 'CREDIT'])
const minorUnits = z.int().min(0)

/** A meter as it stands. */
const jackpotMeter = z.object({
  /** Titles that name the same meter are linked. */
  meter: z.string(),
  /** As rounds call the jackpot. */
  jackpot: z.string(),
  currency,
  /** What it shows. */
  amount: minorUnits,
  /** What it began with, and what it grows to at most. */
  seed: minorUnits,
  ceiling: minorUnits,
  /** Drawn for in every round, or won at a secret amount: `byMeter`. */
  won: z.enum(['byDraw', 'byMeter', 'byHand']),
  /** Counts how often it began, from 1. */
  run: z.int().min(1),
  /** SHA-256 of the house's seed for its secret amount, and of the one for the next run; null for a meter that is drawn for. */
  seedHash: z.string().nullable(),
  nextSeedHash: z.string().nullable(),
  /** What players bring to its secret amount; null for one that is drawn for, and for a run that was begun when the seed alone decided. */
  mix: meterMix.nullable(),
  /** Its movements until now; see `meterChain`. */
  chain: chainHead,
  /** Addresses of the games that feed it and can win it. */
  games: z.array(z.string()),
})

/** A jackpot that was won; `login` is masked, and empty for who hides from others. */
const jackpotWin = z.object({
  meter: z.string(),
  jackpot: z.string(),
  currency,
  login: z.string(),
  uri: z.string(),
  amount: minorUnits,
  at: z.iso.datetime(),
  run: z.int().min(1),
  /** Of several wins that were written together, which it was, from 1. */
  order: z.int().min(1),
  /** Its secret amount with everything that it follows from; null for one that was drawn for. */
  secret: secretAmount.nullable(),
  /** Its movement in the meter's chain; null for a win of the time before chains. */
  movement: z.int().min(1).nullable(),
})

export const jackpots = call({
  does: 'What the meters of progressive jackpots show now, and who won them: the newest first, at most 50 at a time; `before` goes on where `nextBefore` says.',
  path: '/jackpots/json2',
  who: 'anyone',
  body: z.object({
    currency: currency.default('CREDIT'),
    /** How many wins, 1 to 50. */
    limit: wholeNumber.pipe(z.int().min(1).max(50)).default(20),
    /** Only wins before this place: `nextBefore` of the answer before. */
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,9}-\d{1,9}$/, { message: 'format' })
      .optional(),
  }),
  reply: z.object({
    meters: z.array(jackpotMeter),
    wins: z.array(jackpotWin),
    /** Where earlier wins go on; null when there are none. */
    nextBefore: z.string().nullable(),
  }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})

export const meterChain = call({
  does: 'Movements of a meter, each with the hash that links it to the one before: from number `from` on, at most 500 at a time.',
  path: '/jackpots/chain/json2',
  who: 'anyone',
  body: z.object({
    meter: z.string({ message: 'required' }).max(64, { message: 'tooLong' }),
    currency: currency.default('CREDIT'),
    from: wholeNumber.pipe(z.int().min(1)).default(1),
    limit: wholeNumber.pipe(z.int().min(1).max(500)).default(100),
  }),
  reply: z.object({
    /** How the chain stands now. */
    chain: chainHead,
    /** The meter before the first movement that is told: what it is linked to, and what its amounts follow from. Null where that is a chain's first. */
    point: z
      .object({
        movements: z.int().min(0),
        head: z.string(),
        run: z.int().min(1),
        terms: jackpotTerms,
        pool: z.int().min(0),
        reserve: z.int().min(0),
      })
      .nullable(),
    movements: z.array(meterMovement),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
