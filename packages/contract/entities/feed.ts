import { z } from 'zod'
import { game } from './game.ts'

/** A bet as everybody may see it: settled, and its player's login masked. */
export const feedBet = z.object({
  /** Tells it from others of the same answer. */
  key: z.string(),
  login: z.string(),
  /** As much of the game as shows it and leads to it. */
  game: game.pick({ name: true, uri: true, art: true }),
  /** Minor units. */
  stake: z.int().min(0),
  /** Minor units. */
  payout: z.int().min(0),
  currency: z.enum(['USD', 'CREDIT']),
  at: z.iso.datetime(),
})
export type FeedBet = z.infer<typeof feedBet>
