import { z } from 'zod'
import { call } from '../call.ts'

/** A browser in which the player is signed in. */
export const session = z.object({
  id: z.uuid(),
  /** The browser and the system as they call themselves; null where they do not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']),
  /** The network address without its last part. */
  place: z.string(),
  since: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof session>

const reply = z.object({ sessions: z.array(session) })

export const sessions = call({
  does: 'The browsers in which the player is signed in, the one that asks first, then the latest seen.',
  path: '/user/sessions/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const endSession = call({
  does: 'Signs the player out of another browser, at once.',
  path: '/user/session-end/json2',
  who: 'player',
  body: z.object({ sessionId: z.uuid({ message: 'format' }) }),
  reply,
  refusals: ['notFound', 'notPermitted'],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const endOtherSessions = call({
  does: 'Signs the player out of every browser but the one that asks, at once.',
  path: '/user/sessions-end-others/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: ['notPermitted'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
