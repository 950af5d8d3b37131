import { z } from 'zod'

export const crapsActions = [
  /** Rolls once more, with any chips that are added before. They are taken by the action; an offer by itself takes nothing. */
  z.object({ type: z.literal('throwDice'), cost: z.int().min(1).optional() }),
  /** Takes down bets: those on these spots may be. */
  z.object({ type: z.literal('takeBets'), spots: z.array(z.string()).min(1).readonly() }),
] as const
