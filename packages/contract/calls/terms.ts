import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { text } from '../fields.ts'

export const agreeToTerms = call({
  does: 'Agrees to the terms and conditions that are in force; agreeing to any others is refused.',
  path: '/user/terms-agree/json2',
  who: 'player',
  body: z.object({ version: text({ min: 1, max: 32 }) }),
  reply: z.object({ userStatus }),
  refusals: [],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
