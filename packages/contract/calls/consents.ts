import { z } from 'zod'
import { call } from '../call.ts'
import { flag } from '../fields.ts'
import { consent } from '../entities/consent.ts'

const reply = z.object({ consents: z.array(consent).readonly() })

export const consents = call({
  does: 'What the player agreed to and took back, with the version of the text and the time, the newest first.',
  path: '/user/consents/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const noteOutsideConsent = call({
  does: 'Writes down which services outside the house the player allowed in this browser; what is left out is declined. What stands already is not written again.',
  path: '/user/consent-outside/json2',
  who: 'player',
  body: z.object({ chat: flag, analytics: flag, reporting: flag }),
  reply,
  refusals: [],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
