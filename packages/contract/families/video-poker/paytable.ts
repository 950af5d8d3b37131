import { z } from 'zod'
import { paytableHead, progressiveFeature } from '../paytable-head.ts'
import { pokerHand } from './hands.ts'
import { pokerWilds } from './wilds.ts'

/** What a hand must be to be paid as so many units; dearest first, the first row that fits is the hand's. */
export const pokerPay = z.object({ hand: pokerHand, units: z.int().min(1) })

/** A win of up to so many units may be doubled against a card of the dealer's, so often at most. */
const doubleUp = z.object({
  type: z.literal('gamble'),
  most: z.int().min(1),
  limit: z.int().min(1),
})

/** A multiplier of all pays of a round, and how often of the sum of all weights it is drawn. */
const drawnMultiplier = z.object({ by: z.int().min(1), weight: z.int().min(1) })

export const videoPokerPaytable = z.object({
  family: z.literal('videoPoker'),
  ...paytableHead,
  /** Progressive jackpots, and doubling what was won. */
  features: z.array(z.discriminatedUnion('type', [progressiveFeature, doubleUp])).readonly(),
  wilds: z.enum(pokerWilds),
  /** For one hand, in pay units. */
  pays: z.array(pokerPay).readonly(),
  /** Hands that are drawn from one deal; a stake bets on all of them alike. */
  hands: z.int().min(1),
  /** The row that a progressive jackpot pays, by its name, and from which amount on the game returns all that is staked; minor units. */
  progressive: z
    .object({ hand: pokerHand, jackpot: z.string(), breakEven: z.int().min(1) })
    .optional(),
  /** Drawn with the deal; without it every pay counts once. */
  multipliers: z.array(drawnMultiplier).readonly().optional(),
})
