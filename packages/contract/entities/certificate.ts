import { z } from 'zod'
import { jackpotTerms } from './jackpot-terms.ts'

/** A fraction of two whole numbers, in decimal digits, in lowest terms. */
const fraction = z.object({ numerator: z.string(), denominator: z.string() })

/** What is proved of one way to bet on a title. Returns are parts of what a round costs. */
const numbers = z.object({
  /** Exact return to player. */
  rtp: z.object({ exact: fraction, ratio: z.number() }),
  /** Its parts, which add up to it: base game and each feature. */
  split: z.array(z.object({ part: z.string(), exact: fraction, ratio: z.number() })),
  /** P(payout > 0). */
  hitFrequency: z.number(),
  /** P(payout > what the round costs). */
  profitFrequency: z.number(),
  /** Standard deviation of a round, in what it costs. */
  sigma: z.number(),
  /** 1 (calm) to 5 (wild), by sigma. */
  volatility: z.int().min(1).max(5),
  /** One round in so many, for each feature. */
  featureOneIn: z.array(z.object({ feature: z.string(), oneIn: z.number() })),
  /** Largest win in stakes and one round in so many that reaches it. */
  topPrize: z.object({ x: z.number(), oneIn: z.number() }),
  /** P(payout >= x stakes) for a few x. */
  tail: z.array(z.object({ x: z.number(), probability: z.number() })),
})

/** A way to bet besides the plain one; `price` in stakes. */
const certifiedMode = numbers.extend({ name: z.string(), price: z.number() })
export type CertifiedMode = z.infer<typeof certifiedMode>

const ratio = z.object({ exact: fraction, ratio: z.number() })

/** What progressive jackpots add to everything else that is certified; amounts in minor units. */
const certifiedJackpots = z.object({
  /** In the long run all of them together, and the return of the whole with them. */
  adds: ratio,
  whole: ratio,
  each: z.array(
    z.object({
      terms: jackpotTerms,
      /** Part of the stake that it returns with its meter at the seed, in the long run, and at the ceiling; null: it is won there for certain. */
      atSeed: z.number(),
      overall: z.number(),
      atCeiling: z.number().nullable(),
    }),
  ),
})
export type CertifiedJackpots = z.infer<typeof certifiedJackpots>

/** What `npm run certify` proved of a title; shown to players and compared by CI. */
export const certificate = z.object({
  uri: z.string(),
  version: z.int(),
  /** Hash of definition and engine that was certified. */
  hash: z.string(),
  /** How: every course counted, a Markov chain followed, a closed form, or a table of outcomes summed. */
  proof: z.enum(['E', 'M', 'C', 'T']),
  /** Of the plain bet. */
  ...numbers.shape,
  /** What other ways to bet return. */
  modes: z.array(certifiedMode),
  /** Of a title with progressive jackpots. All numbers above leave them out. */
  jackpots: certifiedJackpots.optional(),
})
export type Certificate = z.infer<typeof certificate>
