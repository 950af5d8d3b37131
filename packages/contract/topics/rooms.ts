import { z } from 'zod'
import { topicFrame } from '../realtime.ts'
import { pastRound, roomChain, roomRound, roomTicket } from '../rooms/entities.ts'

/**
 * A live room: `room:<uri>`, open to everybody, at most one frame in a tenth of a second. A snapshot is all there is to know; what follows are changes.
 * Whoever comes back gets a snapshot, so that nothing is missing.
 */
export const roomFrame = topicFrame.extend({
  type: z.literal('room'),
  snapshot: z.boolean(),
  data: z.object({
    /** Epoch milliseconds at the house when this was said. */
    now: z.number(),
    /** When it changed, and in a snapshot; null: no round has begun. */
    round: roomRound.nullable().optional(),
    /** Those of the round that are new or changed; the largest ones in a snapshot. */
    tickets: z.array(roomTicket),
    /** All of the round, also those that are not told one by one. */
    totals: z.object({ tickets: z.int().min(0), cashed: z.int().min(0) }),
    /** In a snapshot, newest first, at most 100; else the one that is over now. */
    past: z.array(pastRound),
    /** In a snapshot. */
    chain: roomChain.nullable().optional(),
    /** In a snapshot: in how many milliseconds the curve doubles. */
    doublesInMs: z.number().optional(),
    /** In a snapshot: what is played, for what stakes (minor units), and for how many milliseconds bets are taken. */
    game: z
      .object({
        id: z.int(),
        betLevels: z.array(z.int().min(1)),
        bettingMs: z.number(),
      })
      .optional(),
  }),
})
export type RoomFrame = z.infer<typeof roomFrame>

/** How many browsers are in each room, on all nodes: `presence`, open to everybody. */
export const presenceFrame = topicFrame.extend({
  topic: z.literal('presence'),
  type: z.literal('presence'),
  data: z.array(z.object({ room: z.string(), watching: z.int().min(0) })),
})
export type PresenceFrame = z.infer<typeof presenceFrame>
