import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { flag } from '../fields.ts'
import { loginForm, registrationForm, source } from '../forms.ts'

export const register = call({
  does: 'Opens an account and signs the player in. A guest who chooses play money becomes the account, with everything they have.',
  path: '/user/registration/json2',
  who: 'anyone',
  body: registrationForm,
  reply: z.object({ userStatus, userHash: z.string(), redirect: z.string() }),
  refusals: ['tooManyAttempts', 'notPermitted'],
  rateLimit: { count: 20, seconds: 3600, per: 'address' },
})

export const playAsGuest = call({
  does: 'Signs this browser in as its guest: a player for play money with a made-up name. The first time makes one, later the same one goes on. Who is signed in stays who they are.',
  path: '/user/guest/json2',
  who: 'anyone',
  body: z.object({ source }),
  reply: z.object({ userStatus, userHash: z.string(), redirect: z.string().optional() }),
  refusals: ['tooManyAttempts', 'guestsNotHere'],
  rateLimit: { count: 30, seconds: 3600, per: 'address' },
})

export const logIn = call({
  does: 'Signs a player in. A wrong name and a wrong password are one answer.',
  path: '/user/login/json2',
  who: 'anyone',
  body: loginForm,
  reply: z.object({ userStatus, userHash: z.string(), redirect: z.string().optional() }),
  refusals: ['loginFailed', 'tooManyAttempts', 'accountClosed', 'otpRequired', 'otpWrong'],
  rateLimit: { count: 20, seconds: 900, per: 'address' },
})

export const logOut = call({
  does: 'Ends the session.',
  path: '/user/logout/json2',
  who: 'anyone',
  body: z.object({}),
  reply: z.object({ userStatus }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'address' },
})

export const status = call({
  does: 'Tells who is asking; sets the session and csrf cookies when they are missing. Needs no csrf token.',
  path: '/user/status/json2',
  who: 'anyone',
  body: z.object({ passive: flag }),
  reply: z.object({ userStatus }),
  refusals: [],
  rateLimit: { count: 240, seconds: 60, per: 'address' },
})
