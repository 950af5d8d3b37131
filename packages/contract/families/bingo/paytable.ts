import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { bingoPrize } from './events.ts'

/** What of all stakes is won by each prize. */
const share = z.object({ prize: bingoPrize, perMille: z.int().min(1).max(999) })

/** What a game of bingo plays by: numbers in the machine, cards, and how the stakes are shared out. */
export const bingoPaytable = z.object({
  family: z.literal('bingo'),
  /** Balls in the machine, numbered from 1. */
  numbers: z.int().min(9).max(90),
  /** A card has so many rows of so many numbers. */
  side: z.int().min(3).max(5),
  prizes: z.array(share).min(1).readonly(),
  /** Halls that are certified one by one, by their cards. */
  halls: z.array(z.int().min(2)).min(1).readonly(),
  ...paytableHead,
})
export type BingoPaytable = z.infer<typeof bingoPaytable>
