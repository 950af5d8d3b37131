import { z } from 'zod'
import { topicFrame } from '../realtime.ts'
import { roomChain } from '../rooms/entities.ts'
import { hallDraw, hallGame, hallSale, pastDraw } from '../rooms/hall.ts'

/**
 * A bingo hall: `room:<uri>`, open to everybody, at most one frame in a tenth of a second. Every frame tells the sale and the draw whole, so that whoever comes back
 * misses nothing; a snapshot tells what seldom changes besides.
 */
export const hallFrame = topicFrame.extend({
  type: z.literal('hall'),
  snapshot: z.boolean(),
  data: z.object({
    /** Epoch milliseconds at the house when this was said. */
    now: z.number(),
    sale: hallSale.nullable(),
    draw: hallDraw.nullable(),
    /** Newest first, at most 30. */
    past: z.array(pastDraw).max(30).optional(),
    chain: roomChain.nullable().optional(),
    game: hallGame.optional(),
  }),
})
export type HallFrame = z.infer<typeof hallFrame>
