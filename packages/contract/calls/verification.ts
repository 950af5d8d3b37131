import { z } from 'zod'
import { call } from '../call.ts'
import { playerStatus, userStatus } from '../entities/user-status.ts'
import { linkToken } from '../password-forms.ts'

export const verifyEmail = call({
  does: 'Proves an e-mail address by the link of the letter that went there.',
  path: '/user/email-verification/json2',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  reply: z.object({ state: z.enum(['verified', 'expired', 'invalid']), userStatus }),
  refusals: [],
  rateLimit: { count: 60, seconds: 3600, per: 'address' },
})

export const resendVerification = call({
  does: 'Sends the letter that proves the e-mail address once more; none when the address is proven.',
  path: '/user/verification-resend/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ userStatus: playerStatus }),
  refusals: [],
  rateLimit: { count: 5, seconds: 3600, per: 'player' },
})

export const undoEmailChange = call({
  does: 'Takes a change of e-mail address back by the link of the letter to the old one; all sessions end.',
  path: '/user/email-change-undo/json2',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  reply: z.object({ state: z.enum(['undone', 'taken', 'expired', 'invalid']), userStatus }),
  refusals: [],
  rateLimit: { count: 60, seconds: 3600, per: 'address' },
})
