import { z } from 'zod'

/** A game as lists and tiles show it. */
export const game = z.object({
  id: z.int(),
  name: z.string(),
  uri: z.string(),
  hasImagePreview: z.boolean(),
  /** Category id of the specification, 1281-1289. */
  category: z.int(),
  provider: z.int(),
  badges: z.array(z.int()),
  /** Ratio, for example 0.96. */
  rtp: z.number(),
  /** 1 (calm) to 5 (wild). */
  volatility: z.int().min(1).max(5),
  minStake: z.int(),
  maxStake: z.int(),
  /** Largest win as a multiple of the stake. */
  maxWinX: z.number(),
})
export type Game = z.infer<typeof game>
