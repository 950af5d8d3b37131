import { z } from 'zod'
import { progressiveFeature } from '../paytable-head.ts'
import { prize } from './events.ts'

const units = z.int().min(0)
const factor = z.int().min(1)
const factors = z.array(factor).readonly()
const reelNumbers = z.array(z.int().min(0)).readonly()
const prizes = z.array(prize).readonly()

/** Where something may happen; `every` where there are no others. */
const spins = z.enum(['every', 'base', 'free'])

/** What starts a feature: at least so many of a symbol, anywhere (`reels` null) or one on each of these reels. */
const trigger = z.object({
  symbol: z.string(),
  count: z.int().min(1),
  reels: reelNumbers.nullable(),
})

/** Free spins by how many of the symbol are in view; largest count first. */
const award = z.array(z.object({ count: z.int().min(1), spins: z.int().min(1) })).readonly()

/**
 * What a game is built of beyond its pays, with the numbers that a player wants to know. Amounts are pay units. A new mechanic is a
 * new member; the page then asks for its sentences in every language.
 */
export const paytableFeature = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('freeSpins'),
    /** Null when another feature gives them. */
    symbol: z.string().nullable(),
    award,
    /** What the same symbol gives during free spins; empty: nothing. */
    again: award,
    /** The most of one round; null: no such limit. */
    most: z.int().min(1).nullable(),
    /** Of all wins in them; 1: none. */
    multiplier: factor,
    /** What a wild in them may multiply a win by; empty: as in the base game. */
    wildMultipliers: factors,
    /** A reel that turns wild stays wild to their end. */
    stickyWilds: z.boolean(),
    /** Further free spins for each reel that newly turns wild. */
    extraPerWildReel: z.int().min(0),
    /** They are played on other reels than the base game. */
    ownReels: z.boolean(),
  }),
  /** So many symbols, drawn at the start of free spins, fill their reels and pay wherever they stand. */
  z.object({
    type: z.literal('book'),
    symbol: z.string(),
    drawn: z.int().min(1),
    /** None is drawn: the player chooses one. */
    chosen: z.boolean(),
  }),
  z.object({
    type: z.literal('pick'),
    trigger,
    /** What the closed things hold, smallest first. */
    prizes: z.array(units).readonly(),
    /** How many hold what ends it. */
    enders: z.int().min(0),
  }),
  z.object({
    type: z.literal('hold'),
    trigger,
    /** Spins at the start and after each symbol that lands. */
    spins: z.int().min(1),
    /** Every kind of prize that a cell can hold, smallest first. */
    prizes,
    /** Won when every cell is filled; null: nothing more. */
    full: z.string().nullable(),
    /** Fixed jackpots, dearest first. */
    jackpots: z.array(z.object({ name: z.string(), units })).readonly(),
  }),
  /** `rings[ring]`, from the outermost; a prize `up` leads one ring further in. */
  z.object({ type: z.literal('wheel'), trigger, rings: z.array(prizes).readonly() }),
  z.object({
    type: z.literal('trail'),
    trigger,
    rolls: z.int().min(1),
    /** Faces of the die. */
    sides: z.int().min(2),
    places: prizes,
  }),
  /** Free spins in a form that the player chooses. */
  z.object({
    type: z.literal('choose'),
    trigger,
    options: z.array(z.object({ spins: z.int().min(1), multiplier: factor })).readonly(),
  }),
  /** Some reels turn again for nothing: after a win of neighbours, or to go for the rest of what is held. */
  z.object({ type: z.literal('respin'), trigger: trigger.nullable(), spins: z.int().min(1) }),
  /** Double or nothing at even chances, so often at most, and up to so many units. */
  z.object({ type: z.literal('gamble'), most: z.int().min(1), limit: units }),
  z.object({
    type: z.literal('cascade'),
    /** Multiplier of a spin's first, second … win; the last stays. Empty: none. */
    multipliers: factors,
    /** In free spins it grows by so much with each cascade and is kept between spins; 0: no. */
    risesInFreeSpins: z.int().min(0),
  }),
  /** Multipliers that land, whose sum multiplies what the spin won. */
  z.object({ type: z.literal('bombs'), values: factors, inFreeSpinsOnly: z.boolean() }),
  /** A place of the grid multiplies what wins on it by `multiplier` once something has won there `wins` times before; fewest first. */
  z.object({
    type: z.literal('placeMultipliers'),
    steps: z.array(z.object({ wins: z.int().min(1), multiplier: factor })).readonly(),
    staysInFreeSpins: z.boolean(),
  }),
  z.object({ type: z.literal('cornerWilds') }),
  /** Four of a symbol in the corners of the grid pay beside its lines; dearest first. */
  z.object({
    type: z.literal('corners'),
    pays: z.array(z.object({ symbol: z.string(), units })).readonly(),
  }),
  /** In some spins wilds drop on places drawn at random. */
  z.object({ type: z.literal('wildDrop'), least: z.int().min(1), most: z.int().min(1) }),
  /** Where it lands, one symbol drawn at random is wild for that spin. */
  z.object({ type: z.literal('chosenWild'), symbol: z.string(), reels: reelNumbers }),
  /** All of them turn into one symbol drawn at random. */
  z.object({
    type: z.literal('mystery'),
    symbol: z.string(),
    /** In free spins it fills its reel and stays there to their end. */
    staysInFreeSpins: z.boolean(),
  }),
  /** A symbol that is two of another in one cell: on a line, or in the number of ways. */
  z.object({
    type: z.literal('split'),
    symbol: z.string(),
    of: z.string(),
    by: z.enum(['lines', 'ways']),
    /** In which spins a draw may split all of the other that are in view; null: in none. */
    drawn: spins.nullable(),
  }),
  /** A draw in each of these spins may take one of these sets of symbols out; what is above falls, and others follow. */
  z.object({
    type: z.literal('removal'),
    sets: z.array(z.array(z.string()).min(1).readonly()).readonly(),
    spins,
  }),
  /** A draw in each of these spins may make all of one symbol in view another, one of these pairs. */
  z.object({
    type: z.literal('upgrade'),
    changes: z.array(z.object({ from: z.string(), to: z.string() })).readonly(),
    spins,
  }),
  /** One more reel, which shows what the wins of the spin are multiplied by. */
  z.object({ type: z.literal('multiplierReel'), multipliers: factors }),
  progressiveFeature,
  /** A stack of wilds of which some is in view moves on until it fills its reel. */
  z.object({ type: z.literal('nudge'), symbol: z.string(), reels: reelNumbers }),
  /** Wilds that land start respins, before each of which they step one reel to the left. */
  z.object({ type: z.literal('walk'), symbol: z.string() }),
  /** In free spins these reels turn as one, and one symbol covers all of their cells. */
  z.object({ type: z.literal('colossal'), reels: reelNumbers }),
  /** Symbols that carry amounts, smallest first; a collector, which lands on these reels, takes all that are in view. */
  z.object({
    type: z.literal('cash'),
    symbol: z.string(),
    collector: z.string(),
    reels: reelNumbers,
    values: z.array(units).readonly(),
  }),
  /** One of these symbols in every cell, in any mixture; where there are none, the same symbol in every cell. */
  z.object({
    type: z.literal('fullScreen'),
    symbols: z.array(z.string()).readonly(),
    multiplier: factor,
  }),
])
export type PaytableFeature = z.infer<typeof paytableFeature>
