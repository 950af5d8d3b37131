import { z } from 'zod'
import { call } from '../call.ts'
import { typedPassword } from '../fields.ts'

export const proveByPassword = call({
  does: 'Proves by the password that the player sits before the browser; what is sensitive may be changed for five minutes then. The session gets another token.',
  path: '/user/prove-password/json2',
  who: 'player',
  setsCookies: true,
  body: z.object({ password: typedPassword }),
  reply: z.object({ provedUntil: z.iso.datetime() }),
  refusals: ['passwordWrong', 'tooManyAttempts'],
  rateLimit: { count: 20, seconds: 900, per: 'player' },
})
