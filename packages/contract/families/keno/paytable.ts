import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'

/** What one number of spots pays. */
const ticket = z.object({
  spots: z.int().min(1).max(20),
  /** `pays[caught]`: pay units, 0 for what pays nothing. */
  pays: z.array(z.int().min(0)).readonly(),
  /** `ways[caught]`: in so many of `of` equally likely draws exactly so many are caught. */
  ways: z.array(z.int().min(0)).readonly(),
  of: z.int().min(1),
})
export type KenoTicketPays = z.infer<typeof ticket>

/** What a game of keno pays for. */
export const kenoPaytable = z.object({
  family: z.literal('keno'),
  /** Balls in the machine, numbered from 1. */
  numbers: z.int().min(2).max(80),
  /** How many of them a round draws. */
  balls: z.int().min(1).max(40),
  /** By numbers of spots, ascending: all that a ticket may have. */
  tickets: z.array(ticket).min(1).readonly(),
  ...paytableHead,
})
export type KenoPaytable = z.infer<typeof kenoPaytable>
