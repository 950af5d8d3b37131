import { z } from 'zod'
import { call } from '../call.ts'
import { protection } from '../entities/protection.ts'
import { userStatus } from '../entities/user-status.ts'
import { flag, wholeNumber } from '../fields.ts'
import { gameKinds } from '../entities/game-words.ts'
import {
  exclusionMonths,
  limitKinds,
  limitPeriods,
  minutesOfPeriod,
  realityMinutes,
  sessionMinutes,
  timeOutHours,
} from '../protection-choices.ts'

const reply = z.object({ protection, userStatus })

const change = {
  who: 'player',
  reply,
  rateLimit: { count: 60, seconds: 60, per: 'player' },
} as const

const which = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) } as const

const oneOf = (allowed: readonly number[]) =>
  wholeNumber.refine((value) => allowed.includes(value), { message: 'format' })

export const readProtection = call({
  ...change,
  does: 'Tells the limits that the player has set, how much of each is used, the pause that stands, and what the last 30 days came to.',
  path: '/user/protection/json2',
  body: z.object({}),
  refusals: [],
})

export const setLimit = call({
  ...change,
  does: 'Sets a limit in minor units, one of time in minutes, or without `most` none. Tighter stands at once. Looser is a wish: it stands once the player says so again, 24 hours later or more.',
  path: '/user/protection-limit/json2',
  body: z
    .object({ ...which, most: wholeNumber.optional() })
    .refine(({ kind, period, most = 0 }) => kind !== 'time' || most <= minutesOfPeriod[period], {
      message: 'format',
      path: ['most'],
    }),
  refusals: [],
})

export const confirmLimit = call({
  ...change,
  does: 'Says again that a limit is to be looser: only when its 24 hours are over.',
  path: '/user/protection-limit-confirm/json2',
  body: z.object(which),
  refusals: ['notPermitted'],
})

export const keepLimit = call({
  ...change,
  does: 'Drops the wish for a looser limit: it stays as it is.',
  path: '/user/protection-limit-keep/json2',
  body: z.object(which),
  refusals: [],
})

export const takeTimeOut = call({
  ...change,
  does: 'No play and no deposit for so many hours. What stands longer stays; nobody ends it earlier.',
  path: '/user/protection-time-out/json2',
  body: z.object({ hours: oneOf(timeOutHours) }),
  refusals: ['notPermitted'],
})

export const excludeSelf = call({
  ...change,
  does: 'No play and no deposit for so many months, or for ever (0), for this person on any account. Nobody ends it earlier; money can be withdrawn.',
  path: '/user/protection-exclusion/json2',
  body: z.object({ months: oneOf(exclusionMonths) }),
  refusals: ['notPermitted'],
})

export const setReality = call({
  ...change,
  does: 'After so many minutes of play the house says how long it has been and what it came to; 0: never.',
  path: '/user/protection-reality/json2',
  body: z.object({ minutes: oneOf(realityMinutes) }),
  refusals: [],
})

export const setSession = call({
  ...change,
  does: 'Sets for how many minutes the player plays at most without a rest of 30 minutes; 0: no limit. Shorter stands at once; longer is a wish first, and is done when it is said again 24 hours later or more.',
  path: '/user/protection-session/json2',
  body: z.object({ minutes: oneOf(sessionMinutes) }),
  refusals: [],
})

export const blockGames = call({
  ...change,
  does: 'Turns a kind of games off, which stands at once, or on again: that is a wish first, and is done when it is said again 24 hours later or more.',
  path: '/user/protection-games/json2',
  body: z.object({ kind: z.enum(gameKinds), blocked: flag }),
  refusals: [],
})
