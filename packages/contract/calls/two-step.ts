import { z } from 'zod'
import { call } from '../call.ts'
import { oneTimeCode } from '../fields.ts'

/** Signing in in two steps. */
export const twoStep = z.object({
  /** Since when a code is asked for at sign-in; null: none is. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int().min(0),
})
export type TwoStep = z.infer<typeof twoStep>

const rateLimit = { count: 30, seconds: 300, per: 'player' } as const
const withCodes = z.object({ twoStep, recoveryCodes: z.array(z.string()) })

export const readTwoStep = call({
  does: 'Whether a code is asked for at sign-in, and how many recovery codes are left.',
  path: '/user/two-step/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ twoStep }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const beginTwoStep = call({
  does: 'A new secret for an authenticator app. It counts once a code of it is given. Needs a recent proof.',
  path: '/user/two-step-begin/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({
    /** Base32, as people type it into an app. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    uri: z.string(),
  }),
  refusals: ['proofRequired', 'notPermitted'],
  rateLimit,
})

export const confirmTwoStep = call({
  does: 'Turns two-step sign-in on with a code of the new secret; tells ten recovery codes, once. Needs a recent proof.',
  path: '/user/two-step-confirm/json2',
  who: 'player',
  body: z.object({ otp: oneTimeCode }),
  reply: withCodes,
  refusals: ['proofRequired', 'otpWrong', 'notPermitted'],
  rateLimit,
})

export const endTwoStep = call({
  does: 'Turns two-step sign-in off, with a code or a recovery code. Needs a recent proof.',
  path: '/user/two-step-end/json2',
  who: 'player',
  body: z.object({ otp: oneTimeCode }),
  reply: z.object({ twoStep }),
  refusals: ['proofRequired', 'otpWrong', 'tooManyAttempts', 'notPermitted'],
  rateLimit,
})

export const renewRecoveryCodes = call({
  does: 'Ten new recovery codes, told once; earlier ones are worth nothing any more. Needs a recent proof.',
  path: '/user/recovery-codes-renew/json2',
  who: 'player',
  body: z.object({}),
  reply: withCodes,
  refusals: ['proofRequired', 'notPermitted'],
  rateLimit,
})
