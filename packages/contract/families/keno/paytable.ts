import { z } from 'zod'
import { kenoRisk } from './events.ts'
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
  /** By numbers of spots, ascending: all that a ticket may have, without a gap. Where there are risks, these are the pays of the medium one. */
  tickets: z.array(ticket).min(1).readonly(),
  /** What tickets pay at each risk that the player may choose, from low to high; absent where there is no choice. */
  risks: z
    .array(z.object({ risk: kenoRisk, tickets: z.array(ticket).min(1).readonly() }))
    .readonly()
    .optional(),
  /** Most cards of a round; absent where a round is played with one ticket. */
  cards: z.int().min(2).optional(),
  /** So many draws follow when the last ball is on the ticket, and their pays count so many times. */
  freeGames: z.object({ games: z.int().min(1), times: z.int().min(1) }).optional(),
  ...paytableHead,
})
export type KenoPaytable = z.infer<typeof kenoPaytable>
