import { z } from 'zod'
import { call } from '../call.ts'
import { flag, wholeNumber } from '../fields.ts'
import { roundSummary } from './play.ts'

const day = z.iso.date({ message: 'format' })

export const findRounds = call({
  does: "The player's rounds that fit, newest first, of every game. A page is looked for in so many rounds at most: it may have few or none and still go on.",
  path: '/user/rounds-find/json2',
  who: 'player',
  body: z.object({
    /** Address of a game. */
    game: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,80}$/, { message: 'format' })
      .optional(),
    /** Only those that paid more than they cost. */
    won: flag,
    /** First and last day of their beginning, UTC. */
    from: day.optional(),
    to: day.optional(),
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'format' })
      .optional(),
    limit: wholeNumber.pipe(z.int().min(1).max(200)).default(20),
  }),
  reply: z.object({
    rounds: z.array(roundSummary),
    /** Where to go on; null: there are no more. */
    next: z.string().nullable(),
  }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})
