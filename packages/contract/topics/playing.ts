import { z } from 'zod'
import { topicFrame } from '../realtime.ts'

/**
 * How many players bet in each game within the last minutes: `playing`, open to everybody. By the game's address; a snapshot holds every game that has
 * enough of them to be told, else those whose number changed, 0 for one that is told no more. About one frame in ten seconds.
 */
export const playingFrame = topicFrame.extend({
  topic: z.literal('playing'),
  type: z.literal('playing'),
  snapshot: z.boolean(),
  data: z.record(z.string(), z.int().min(0)),
})
export type PlayingFrame = z.infer<typeof playingFrame>
