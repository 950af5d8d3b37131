import { z } from 'zod'
import { call } from '../call.ts'

/** Address of a game of a provider: `Provider-GameName`. */
const providedUri = z
  .string({ message: 'required' })
  .regex(/^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,80}$/, { message: 'format' })

export const launchGame = call({
  does: "Opens a provider's game for the player; an earlier one of the same game plays no more.",
  path: '/game/{uri}/launch/json2',
  who: 'player',
  body: z.object({ uri: providedUri }),
  reply: z.object({
    /** For a frame, and for once; null when the provider cannot be reached now. */
    url: z.string().nullable(),
  }),
  refusals: ['gameNotEnabled', 'userSuspended', 'onPause', 'placeNotServed', 'gamesBlocked'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
