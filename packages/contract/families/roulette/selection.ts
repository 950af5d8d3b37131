import { z } from 'zod'

/** What a bet is on: how many of the smallest chip lie on each spot, by the spot's name (`spots.ts`). */
export const rouletteSelection = z.strictObject({
  chips: z.record(z.string().max(24), z.int().min(1)),
})
export type RouletteSelection = z.infer<typeof rouletteSelection>
