import { z } from 'zod'
import { call } from '../call.ts'
import { requestKey, token } from '../fields.ts'

// Bonuses and loyalty are not built yet: what these calls take is decided, what they give comes with them. Until then all are refused.

const bonusCode = token({ min: 1, max: 40 }, /^[A-Za-z0-9_-]*$/)
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

export const claimBonusCode = forPlayers(
  'Claims a bonus. Not open yet: refused with 32.',
  '/bonus-code-claim/json2',
  z.object({ requestKey, bonusCode }),
)
export const cancelBonusCode = forPlayers(
  'Gives a bonus up. Not open yet: refused with 32.',
  '/bonus-code-cancel/json2',
  z.object({ requestKey, bonusCode }),
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
