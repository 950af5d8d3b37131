import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { requestKey } from '../fields.ts'

export const topUp = call({
  does: 'Fills a play-money balance below 100.00 Cr up to 10 000.00 Cr, free of charge.',
  path: '/user/credits-top-up/json2',
  who: 'player',
  body: z.object({ requestKey }),
  reply: z.object({ userStatus }),
  refusals: ['notPermitted', 'requestKeyReused'],
  rateLimit: { count: 10, seconds: 60, per: 'player' },
})
