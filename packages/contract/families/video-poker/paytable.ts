import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { pokerHand } from './hands.ts'
import { pokerWilds } from './wilds.ts'

/** What a hand must be to be paid as so many units; dearest first, the first row that fits is the hand's. */
export const pokerPay = z.object({ hand: pokerHand, units: z.int().min(1) })

export const videoPokerPaytable = z.object({
  family: z.literal('videoPoker'),
  ...paytableHead,
  wilds: z.enum(pokerWilds),
  /** For one hand, in pay units. */
  pays: z.array(pokerPay).readonly(),
  /** Hands that are drawn from one deal; a stake bets on all of them alike. */
  hands: z.int().min(1),
})
