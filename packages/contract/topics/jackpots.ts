import { z } from 'zod'
import { topicFrame } from '../realtime.ts'

/** What a meter of a progressive jackpot shows. */
const meterAmount = z.object({
  meter: z.string(),
  currency: z.enum(['USD', 'CREDIT']),
  /** Minor units. */
  amount: z.int().min(0),
  /** Counts how often it began: one more, and somebody has won it. */
  run: z.int().min(1),
})
export type MeterAmount = z.infer<typeof meterAmount>

/** What meters show: `jackpots`, open to everybody. All of them when it is a snapshot, else those that changed; about once in two seconds. */
export const jackpotsFrame = topicFrame.extend({
  topic: z.literal('jackpots'),
  type: z.literal('jackpots'),
  snapshot: z.boolean(),
  data: z.array(meterAmount),
})
export type JackpotsFrame = z.infer<typeof jackpotsFrame>
