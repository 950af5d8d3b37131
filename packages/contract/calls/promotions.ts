import { z } from 'zod'
import { call } from '../call.ts'
import { requestKey } from '../fields.ts'

// Loyalty is not built yet: what these calls take is decided, what they give comes with them. Until then all are refused.

const nothingYet = z.object({})

const forPlayers = <Body extends z.ZodType>(does: string, path: `/${string}`, body: Body) =>
  call({
    does,
    path,
    who: 'player',
    body,
    reply: nothingYet,
    refusals: ['notPermitted'],
    rateLimit: { count: 5, seconds: 60, per: 'player' },
  })

export const monthlyMysteryPromo = forPlayers(
  'The surprise of the month. Not open yet: refused with 32.',
  '/user/monthly-mystery-promo/json2',
  z.object({ requestKey }),
)
export const miniSlotPromo = forPlayers(
  'The small slot of the day. Not open yet: refused with 32.',
  '/user/mini-slot-promo/json2',
  z.object({ requestKey }),
)
