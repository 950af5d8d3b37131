import { z } from 'zod'
import { feedBet } from '../entities/feed.ts'
import { topicFrame } from '../realtime.ts'

/**
 * Bets of everybody: `feed`, open to all, about one frame a second at most, of a size that does not grow with how much is played. `newest` holds all that
 * is shown in a snapshot, else what is new of it; more than a list shows is left out. The other two are whole, and there when they changed.
 */
export const feedFrame = topicFrame.extend({
  topic: z.literal('feed'),
  type: z.literal('feed'),
  snapshot: z.boolean(),
  data: z.object({
    /** Newest first. */
    newest: z.array(feedBet),
    /** The largest stakes of the last hour, largest first, of each currency. */
    high: z.array(feedBet).optional(),
    /** The wins of the last hour that were most times their stake, most first. */
    lucky: z.array(feedBet).optional(),
  }),
})
export type FeedFrame = z.infer<typeof feedFrame>
