import { z } from 'zod'
import { call } from '../call.ts'
import { playerStatus, visitorStatus } from '../entities/user-status.ts'
import {
  changePasswordForm,
  linkToken,
  recoverPasswordForm,
  resetPasswordForm,
} from '../password-forms.ts'

export const changePassword = call({
  does: 'Gives the player another password; all other sessions end.',
  path: '/user/password-change/json2',
  who: 'player',
  setsCookies: true,
  body: changePasswordForm,
  reply: z.object({ userStatus: playerStatus }),
  refusals: ['tooManyAttempts', 'notPermitted'],
  rateLimit: { count: 20, seconds: 900, per: 'player' },
})

export const recoverPassword = call({
  does: 'Sends a link for choosing a new password, if an account has the address. The answer is the same if none has.',
  path: '/user/password-recovery/json2',
  who: 'anyone',
  body: recoverPasswordForm,
  reply: z.object({}),
  refusals: [],
  rateLimit: { count: 10, seconds: 3600, per: 'address' },
})

export const checkPasswordReset = call({
  does: 'Whether a link for choosing a new password may still be used. Asking does not use it up.',
  path: '/user/password-reset-check/json2',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  reply: z.object({ valid: z.boolean() }),
  refusals: [],
  rateLimit: { count: 60, seconds: 3600, per: 'address' },
})

export const resetPassword = call({
  does: 'Gives a new password to the account that the link is for; all its sessions end.',
  path: '/user/password-reset/json2',
  who: 'anyone',
  body: resetPasswordForm,
  reply: z.object({ userStatus: visitorStatus }),
  refusals: ['linkInvalid'],
  rateLimit: { count: 20, seconds: 3600, per: 'address' },
})
