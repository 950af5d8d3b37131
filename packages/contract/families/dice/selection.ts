import { z } from 'zod'

/** What a bet is on: how many of the smallest chip lie on each spot, by the spot's name (`spots.ts`). */
export const diceSelection = z.strictObject({
  chips: z.record(z.string().max(16), z.int().min(1)),
})
