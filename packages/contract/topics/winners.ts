import { z } from 'zod'
import { winner } from '../calls/winners.ts'
import { topicFrame } from '../realtime.ts'

/** Wins of all players as they happen: `winners`, open to everybody. */
export const winnersFrame = topicFrame.extend({
  topic: z.literal('winners'),
  type: z.literal('winners'),
  snapshot: z.boolean(),
  data: z.array(winner),
})
export type WinnersFrame = z.infer<typeof winnersFrame>
