import { z } from 'zod'
import {
  creationOptions,
  credentialId,
  madeCredential,
  requestOptions,
  signedAssertion,
} from '../webauthn.ts'
import { line, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  /** What it was made for: it signs for no other. */
  host: z.string(),
  /** Whether it is kept in several of its owner's devices. */
  synced: z.boolean(),
  createdAt: time,
  usedAt: time.nullable(),
})
export type OwnPasskey = z.output<typeof ownPasskey>

const passkeyName = line({ min: 1, max: 60 })
/** Shown this once; null where those of before are still good. */
const recoveryCodes = z.array(z.string())

export const ownFactors = staffCall({
  does: 'With what who asks can sign in besides a password.',
  right: null,
  beforeFactor: true,
  body: z.object({}),
  reply: z.object({
    hasApp: z.boolean(),
    passkeys: z.array(ownPasskey),
    recoveryCodesLeft: z.int(),
    /** Whether everybody has to have a second factor. */
    required: z.boolean(),
  }),
})

export const beginOwnPasskey = staffCall({
  does: 'What a device needs in order to make a passkey for who asks.',
  right: null,
  proof: true,
  beforeFactor: true,
  body: z.object({}),
  reply: z.object({ options: creationOptions }),
})

export const addOwnPasskey = staffCall({
  does: 'Adds the passkey that a device has made. With the first second factor come recovery codes, and all other sessions end.',
  right: null,
  proof: true,
  beforeFactor: true,
  body: z.object({ credential: madeCredential, name: passkeyName }),
  reply: z.object({ recoveryCodes: recoveryCodes.nullable() }),
})

export const renameOwnPasskey = staffCall({
  does: 'Gives a passkey of who asks another name.',
  right: null,
  proof: true,
  body: z.object({ passkey: credentialId, name: passkeyName }),
  reply: z.object({}),
})

export const removeOwnPasskey = staffCall({
  does: 'Removes a passkey of who asks; never the last second factor of who must have one.',
  right: null,
  proof: true,
  body: z.object({ passkey: credentialId }),
  reply: z.object({}),
})

export const leaveOwnApp = staffCall({
  does: 'Lets go of the authenticator app of who asks; never the last second factor of who must have one.',
  right: null,
  proof: true,
  body: z.object({}),
  reply: z.object({}),
})

export const renewOwnCodes = staffCall({
  does: 'Makes new recovery codes for who asks; those of before are worth nothing any more.',
  right: null,
  proof: true,
  body: z.object({}),
  reply: z.object({ recoveryCodes }),
})

export const requestOwnPasskey = staffCall({
  does: 'What a device needs in order to show that who asks is there.',
  right: null,
  beforeFactor: true,
  body: z.object({}),
  reply: z.object({ options: requestOptions }),
})

export const proveByPasskey = staffCall({
  does: 'Shows by a passkey that who asks is there; for five minutes what is dangerous may be done.',
  right: null,
  beforeFactor: true,
  body: z.object({ credential: signedAssertion }),
  reply: z.object({}),
})

export const proveByCode = staffCall({
  does: 'The same by a code of the authenticator app, or a recovery code.',
  right: null,
  beforeFactor: true,
  body: z.object({ code: z.string().min(1).max(24) }),
  reply: z.object({}),
})

export const proveByPassword = staffCall({
  does: 'The same by the password, for who has no second factor.',
  right: null,
  beforeFactor: true,
  body: z.object({ password: z.string().min(1).max(200) }),
  reply: z.object({}),
})
