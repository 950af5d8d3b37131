import { z } from 'zod'
import { jackpotTerms } from './jackpot-terms.ts'

/** A fraction of two whole numbers, in decimal digits, in lowest terms. */
const fraction = z.object({ numerator: z.string(), denominator: z.string() })

const ratio = z.object({ exact: fraction, ratio: z.number() })

/** An option that a player may take. */
const option = z.discriminatedUnion('type', [
  /** Whatever is taken holds what is drawn then, so that no choice changes any figure. */
  z.object({ type: z.literal('any') }),
  z.object({ type: z.literal('freeSpins'), spins: z.int(), multiplier: z.int() }),
  /** What is special in the free spins of a book. */
  z.object({ type: z.literal('symbol'), symbol: z.string() }),
  /** To take a win as it is, or to double whatever may be doubled. */
  z.object({ type: z.literal('collect') }),
  z.object({ type: z.literal('double') }),
])
export type CertifiedOption = z.infer<typeof option>

/** What players choose in a round, and what comes of always choosing alike. Units are those of the numbers beside it. */
const choices = z.object({
  /** Of a player who always takes the option that returns least, and of one who always takes the one that returns most. */
  leastReturn: ratio,
  greatestReturn: ratio,
  each: z.array(
    z.object({
      /** Feature that offers the options, or `gamble`. */
      feature: z.string(),
      /**
       * Whose figures all others of the certificate are: of a player who takes each option as often, of any player, or of one who never
       * doubles.
       */
      headline: z.enum(['evenly', 'any', 'never']),
      options: z.array(
        z.object({
          option,
          /** The whole return, and the part of it that the feature gives. */
          rtp: ratio,
          share: z.number(),
          sigma: z.number(),
          hitFrequency: z.number(),
        }),
      ),
    }),
  ),
})
export type CertifiedChoices = z.infer<typeof choices>

/** P(payout >= x) for a few x, in the unit that is told beside it. */
const tail = z.array(z.object({ x: z.number(), probability: z.number() }))

/** What is proved of one way to bet on a title. Returns are parts of what a round costs. */
const numbers = z.object({
  /** Exact return to player. */
  rtp: ratio,
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
  tail,
  /** Of a title that leaves players a choice in a round. */
  choices: choices.optional(),
})

/** A way to bet besides the plain one; `price` in stakes. */
const certifiedMode = numbers.extend({ name: z.string(), price: z.number() })
export type CertifiedMode = z.infer<typeof certifiedMode>

/** The same with all that it pays told twice: in stakes, and in the price that was paid for it. */
const certifiedModeInUnits = certifiedMode.extend({
  /** What the numbers above tell in prices. */
  inStakes: z.object({
    /** Mean and standard deviation of what a round pays. */
    mean: z.number(),
    sigma: z.number(),
  }),
  /** What the numbers above tell in stakes. */
  inPrices: z.object({ topPrize: z.number(), tail }),
})
export type CertifiedModeInUnits = z.infer<typeof certifiedModeInUnits>

/** What progressive jackpots add to everything else that is certified; amounts in minor units. */
const certifiedJackpots = z.object({
  /** All of them together in the long run, at the stakes at which they return least, and the return of the whole with them. */
  adds: ratio,
  whole: ratio,
  /** The return of the whole while every meter stands at its seed; it rises as they grow. */
  wholeAtSeed: ratio,
  each: z.array(
    z.object({
      terms: jackpotTerms,
      /**
       * Part of the stake that it returns with its meter at the seed; in the long run, at the stake at which that is least; and at the
       * ceiling, null: it is won there for certain.
       */
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
  modes: z.array(certifiedModeInUnits),
  /** Of a title with progressive jackpots. All numbers above leave them out. */
  jackpots: certifiedJackpots.optional(),
})
export type Certificate = z.infer<typeof certificate>
