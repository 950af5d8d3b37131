import { roundEvent } from '@fairhouse/contract/rounds/round'
import { z } from 'zod'

/** A round that waits for its player. Amounts are minor units, but for those in events: pay units. */
export const openRound = z.object({
  type: z.literal('round'),
  /** As the house knows it. */
  id: z.string(),
  /** Whose round it is, whatever session goes on with it. */
  player: z.string(),
  /** The session that it was last played in. */
  sid: z.string(),
  /** The first stake, as the house knows it: what a win is told of. */
  bet: z.string(),
  unit: z.number(),
  cost: z.number(),
  events: z.array(roundEvent),
  /** Read by the rules of the game. */
  state: z.unknown(),
  /** Epoch milliseconds of the last thing that the player did. */
  at: z.number(),
})
export type OpenRound = z.infer<typeof openRound>

/** Who plays which game for which money: one round at a time. */
export const playerOf = ({
  user,
  gameKey,
  currency,
}: {
  readonly user: string
  readonly gameKey: string
  readonly currency: string
}): string => `${user} ${gameKey} ${currency}`
