import { z } from 'zod'
import { certificate } from './certificate.ts'
import { jackpotTerms } from './jackpot-terms.ts'

/** A whole number without bound, in decimal digits. */
const digits = z.string().regex(/^\d+$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Something that pays in a spin, counted over the spin's whole cycle. */
const payCount = z.object({
  /** What pays: runs on lines or ways, scatters, cells anywhere, four in the corners, cash, a book's special symbols, a screen of one symbol. */
  by: z.enum(['lines', 'ways', 'scatter', 'anywhere', 'corners', 'cash', 'book', 'fullScreen']),
  symbol: z.string(),
  count: z.int(),
  /** In so many of the cycle's combinations; of lines, those of all lines added up. */
  combinations: digits,
  /** How often on average in one spin: combinations by cycle. */
  perSpin: z.number(),
  /** Pay units of all of them together. */
  units: digits,
  /** What that returns of a stake, each time the spin is played. */
  ofStake: z.number(),
})
export type PayCount = z.infer<typeof payCount>

/** Symbols in view that start a feature. */
const startCount = z.object({
  symbol: z.string(),
  count: z.int(),
  feature: z.string(),
  by: z.int(),
  combinations: digits,
  perSpin: z.number(),
})
export type StartCount = z.infer<typeof startCount>

/** A way to spin: how many combinations there are, and what each pay is worth. */
const countedSpin = z.object({
  name: z.string(),
  /** Combinations of stops, reels that turn as one counted once. */
  stops: digits,
  /** The same times the weights of all other draws; what `combinations` are of. */
  cycle: digits,
  /** Null where the spin's wins depend on what stands from spins before. */
  pays: z.array(payCount).nullable(),
  starts: z.array(startCount),
})
export type CountedSpin = z.infer<typeof countedSpin>

const featureOdds = z.object({
  name: z.string(),
  kind: z.string(),
  /** Of the plain bet; null for a feature that only others start. */
  oneRoundIn: z.number().nullable(),
  /** Spins, rolls or turns that it takes on average, what is given again included; null where that is not counted. */
  stepsOnAverage: z.number().nullable(),
  /** Jackpots of fixed amounts: how many each time it is played, and one plain bet in so many. */
  jackpots: z.array(
    z.object({
      jackpot: z.string(),
      units: z.int(),
      perFeature: z.number(),
      oneRoundIn: z.number(),
    }),
  ),
})
export type FeatureOdds = z.infer<typeof featureOdds>

/** A way to bet. Prices are what a round costs; stakes are what the level says. */
const bet = z.object({
  name: z.string(),
  priceUnits: z.int(),
  priceInStakes: z.number(),
  inPrices: z.object({ mean: z.number(), sigma: z.number() }),
  inStakes: z.object({ mean: z.number(), sigma: z.number() }),
  /** 1.645 sigma, in prices. */
  volatilityIndex: z.number(),
  /** What the return would be if no most ended a round. */
  returnWithoutMost: z.object({ numerator: digits, denominator: digits }),
  /** Where the return of so many rounds lies with this confidence, by the normal approximation; in prices. */
  bands: z.array(
    z.object({ rounds: z.int(), confidence: z.number(), from: z.number(), to: z.number() }),
  ),
  /** Of a player who doubles whatever is offered. */
  doubled: z.object({ hitFrequency: z.number(), sigmaInPrices: z.number() }).nullable(),
})
export type SheetBet = z.infer<typeof bet>

/** A progressive jackpot: its law, beside what it returns at its seed and in the long run. */
const jackpotLaw = z.object({
  terms: jackpotTerms,
  law: z.string(),
  /** At each stake of the plain bet, with the meter at its seed. */
  odds: z.array(z.object({ stake: z.int(), oneRoundIn: z.number() })),
  /** Minor units. */
  meanAmount: z.number(),
  /** Minor units staked between two wins, on average. */
  meanStaked: z.number(),
  /** Parts of what is staked: with the meter at its seed, what wins come to in the long run when stakes are small, and what is taken for them. */
  leastReturn: z.number(),
  returnAtSmallStakes: z.number(),
  taken: z.number(),
})
export type JackpotLaw = z.infer<typeof jackpotLaw>

const tableSheet = z.object({
  /** SHA-256 of `table.bin`, and the Merkle root of its rows. */
  file: sha256,
  root: sha256,
  rows: z.int(),
  /** Rounds of seeds from 0 that are all rows, so that they show what the grid does by itself. */
  naturalRounds: z.int(),
  natural: z.object({ return: z.number(), standardError: z.number() }),
  classes: z.array(
    z.object({
      features: z.array(z.string()),
      rows: z.int(),
      mass: z.int(),
      fewestUnits: z.int(),
      mostUnits: z.int(),
      tabledChance: z.number(),
      /** Part of the natural rounds that are of this class. */
      naturalChance: z.number(),
      ofStake: z.number(),
    }),
  ),
})
export type TableSheet = z.infer<typeof tableSheet>

/** A version of the title that players could meet. */
const versionMet = z.object({ version: z.int(), hash: sha256, on: z.iso.date() })
export type VersionMet = z.infer<typeof versionMet>

/** A par sheet: everything from which a laboratory can work out every outcome and every number of a title. */
export const parSheet = z.object({
  format: z.literal('fairhouse par sheet 1'),
  title: z.object({ id: z.int(), uri: z.string(), name: z.string() }),
  version: z.int(),
  /** Name and version of the engine that reads `rules`. */
  engine: z.string(),
  /** Every version with the day it was first certified, the present one last. */
  history: z.array(versionMet).min(1),
  hashes: z.object({
    definition: sha256,
    /** Of the canonical JSON of each way to spin's strips. */
    strips: z.record(z.string(), sha256),
    table: sha256.nullable(),
    /** Of the bytes of each help file. */
    help: z.record(z.string(), sha256),
  }),
  /** The released definition, whole. */
  rules: z.looseObject({ engine: z.string() }),
  /** What lists and draws of cells depend on and canonical JSON does not keep. */
  order: z.object({ symbols: z.array(z.string()), pays: z.array(z.string()) }),
  words: z.array(z.string()),
  /** Kinds of draws of docs/order-of-draws.md that the title makes, in order, by what makes them. */
  draws: z.array(z.object({ of: z.string(), draw: z.string(), below: z.string() })),
  unitsPerStake: z.int(),
  betLevels: z.array(z.int()),
  mostUnits: z.int(),
  bets: z.array(bet).min(1),
  certificate,
  spins: z.array(countedSpin),
  features: z.array(featureOdds),
  jackpots: z
    .object({
      /** What is certified of them in the long run stands in the certificate. */
      each: z.array(jackpotLaw),
      leastReturn: z.number(),
      returnAtSmallStakes: z.number(),
    })
    .nullable(),
  table: tableSheet.nullable(),
})
export type ParSheet = z.infer<typeof parSheet>
