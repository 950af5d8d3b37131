import { z } from 'zod'
import { call } from '../call.ts'
import { requestKey, wholeNumber } from '../fields.ts'

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

export const compPoints = forPlayers(
  'Comp points and what they are worth. Not open yet: refused with 32.',
  '/comp-points/json2',
  z.object({}),
)
export const convertCompPoints = forPlayers(
  'Changes comp points into money. Not open yet: refused with 32.',
  '/comp-points-convert/json2',
  z.object({ requestKey, points: wholeNumber }),
)
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
