import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { bingoPrize } from './events.ts'

/** What of all stakes is won by each prize. */
const share = z.object({ prize: bingoPrize, perMille: z.int().min(1).max(999) })

/** Cells that a round may play for. */
const pattern = z.object({
  name: z.string(),
  cells: z.array(z.int().min(0).max(24)).min(1).readonly(),
})

/** What a game of bingo plays by: numbers in the machine, cards, and how the stakes are shared out. */
export const bingoPaytable = z.object({
  family: z.literal('bingo'),
  /** Balls in the machine, numbered from 1. */
  numbers: z.int().min(9).max(90),
  /** A card has so many rows of so many numbers; of tickets of a strip, so many rows. */
  side: z.int().min(3).max(5),
  /** So many of the numbers stand in each column alone, ascending from the first; absent where every number may stand in every cell. */
  inColumn: z.int().min(5).max(15).optional(),
  /** A cell without a number, which counts as called; absent where there is none. */
  free: z.int().min(0).max(24).optional(),
  /** Cards are tickets of strips of so many, on which all numbers stand once: nine columns of ten numbers, five numbers in a row; absent where they are not. */
  strip: z.literal(6).optional(),
  /** What a round plays for, one of these each; absent where rounds have no pattern. */
  patterns: z.array(pattern).min(2).readonly().optional(),
  prizes: z.array(share).min(1).readonly(),
  /** Halls that are certified one by one, by their cards. */
  halls: z.array(z.int().min(2)).min(1).readonly(),
  ...paytableHead,
})
export type BingoPaytable = z.infer<typeof bingoPaytable>
