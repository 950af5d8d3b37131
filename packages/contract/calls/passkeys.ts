import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { text } from '../fields.ts'
import {
  assertion,
  creationOptions,
  credentialId,
  newCredential,
  requestOptions,
} from '../webauthn.ts'

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is kept in several of the player's devices. */
  synced: z.boolean(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

const reply = z.object({ passkeys: z.array(passkey) })
const name = text({ min: 1, max: 60 })
const rateLimit = { count: 30, seconds: 300, per: 'player' } as const

export const passkeys = call({
  does: "The player's passkeys, the oldest first.",
  path: '/user/passkeys/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const beginPasskey = call({
  does: 'What a device needs in order to make a passkey. Needs a recent proof.',
  path: '/user/passkey-begin/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ options: creationOptions }),
  refusals: ['proofRequired', 'notPermitted', 'tooManyPasskeys'],
  rateLimit,
})

export const addPasskey = call({
  does: 'Adds the passkey that a device has made. Needs a recent proof.',
  path: '/user/passkey-add/json2',
  who: 'player',
  body: z.object({ credential: newCredential, name }),
  reply,
  refusals: ['proofRequired', 'notPermitted', 'tooManyPasskeys', 'passkeyRefused'],
  rateLimit,
})

export const renamePasskey = call({
  does: 'Gives a passkey another name.',
  path: '/user/passkey-rename/json2',
  who: 'player',
  body: z.object({ passkeyId: credentialId, name }),
  reply,
  refusals: ['notFound'],
  rateLimit,
})

export const removePasskey = call({
  does: 'Removes a passkey: nobody signs in with it any more. Needs a recent proof.',
  path: '/user/passkey-remove/json2',
  who: 'player',
  body: z.object({ passkeyId: credentialId }),
  reply,
  refusals: ['proofRequired', 'notPermitted', 'notFound'],
  rateLimit,
})

export const requestPasskey = call({
  does: 'What a device needs in order to sign: a visitor in, or a proof for the player who asks.',
  path: '/user/passkey-request/json2',
  who: 'anyone',
  body: z.object({}),
  reply: z.object({ options: requestOptions }),
  refusals: [],
  rateLimit: { count: 120, seconds: 300, per: 'address' },
})

export const logInByPasskey = call({
  does: 'Signs a player in by what his device has signed; no password and no code besides.',
  path: '/user/login-passkey/json2',
  who: 'anyone',
  body: z.object({ credential: assertion, source: z.string().max(512).optional() }),
  reply: z.object({ userStatus, userHash: z.string(), redirect: z.string().optional() }),
  refusals: ['passkeyRefused', 'accountClosed'],
  rateLimit: { count: 30, seconds: 900, per: 'address' },
})

export const proveByPasskey = call({
  does: 'Proves by a passkey that the player sits before the browser; what is sensitive may be changed for five minutes then. The session gets another token.',
  path: '/user/prove-passkey/json2',
  who: 'player',
  setsCookies: true,
  body: z.object({ credential: assertion }),
  reply: z.object({ provedUntil: z.iso.datetime() }),
  refusals: ['passkeyRefused'],
  rateLimit: { count: 20, seconds: 900, per: 'player' },
})
