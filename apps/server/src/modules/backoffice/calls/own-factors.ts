import type {
  addOwnPasskey,
  beginOwnPasskey,
  leaveOwnApp,
  ownFactors,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  removeOwnPasskey,
  renameOwnPasskey,
  renewOwnCodes,
  requestOwnPasskey,
} from '@fairhouse/contract/backoffice/own-factors'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { Passwords } from '#modules/identity'
import { isoTime } from '#platform/iso-time'
import type { BackofficeNeeds } from '../needs.ts'
import { addKey, beginKey, removeKey, renameKey } from '../passkeys/keep-keys.ts'
import { beginProof, proveByCodeOf, proveByKey, proveByPasswordOf } from '../passkeys/prove.ts'
import { hasApp, isPasswordEnough, leaveFactor, renewCodes } from '../staff/second-factor.ts'
import { type ListedPasskey, staffPasskeys } from '../store/passkeys.ts'
import { staffCodesLeft } from '../store/recovery-codes.ts'
import type { Outcome, StaffAnswer } from './staff-answer.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

export const tellOwnFactors =
  ({ database, staff: { secondFactor: required } }: Needs): StaffAnswer<typeof ownFactors> =>
  async ({ name, staff }) => {
    const passkeys = await staffPasskeys(database, name)
    const recoveryCodesLeft = await staffCodesLeft(database, name)
    return {
      reply: {
        hasApp: hasApp(staff),
        passkeys: passkeys.map(shownPasskey),
        recoveryCodesLeft,
        required,
      },
    }
  }

const shownPasskey = ({ name, synced, ...key }: ListedPasskey) => ({
  id: key.credential_id.toString('base64url'),
  name,
  host: key.rp_id,
  synced,
  createdAt: isoTime(key.created_at.getTime()),
  usedAt: key.used_at === null ? null : isoTime(key.used_at.getTime()),
})

export const beginOwnKey =
  (needs: Needs): StaffAnswer<typeof beginOwnPasskey> =>
  async (present) => {
    const begun = await beginKey(needs, present)
    return 'refused' in begun ? begun : { reply: begun }
  }

export const addOwnKey =
  (needs: Needs): StaffAnswer<typeof addOwnPasskey> =>
  async (present, key) => {
    const added = await addKey(needs, present, key)
    if ('refused' in added) return added
    return { reply: { recoveryCodes: added.codes === null ? null : [...added.codes] } }
  }

export const renameOwnKey =
  (needs: Needs): StaffAnswer<typeof renameOwnPasskey> =>
  async (present, { passkey, name }) =>
    doneUnless((await renameKey(needs, present, { id: idOf(passkey), name })) ? null : 'notFound')

export const removeOwnKey =
  (needs: Needs): StaffAnswer<typeof removeOwnPasskey> =>
  async (present, { passkey }) =>
    doneUnless(await removeKey(needs, present, idOf(passkey)))

export const letOwnAppGo =
  (needs: Needs): StaffAnswer<typeof leaveOwnApp> =>
  async ({ name }) =>
    doneUnless(await leaveFactor(needs, name, !needs.staff.secondFactor))

export const renewOwn =
  (needs: Needs): StaffAnswer<typeof renewOwnCodes> =>
  async ({ name, staff }) =>
    isPasswordEnough(staff)
      ? { refused: 'noSecondFactor' }
      : { reply: { recoveryCodes: [...(await renewCodes(needs, name))] } }

export const requestOwnKey =
  (needs: Needs): StaffAnswer<typeof requestOwnPasskey> =>
  async (present) => ({ reply: { options: await beginProof(needs, present) } })

export const proveKey =
  (needs: Needs): StaffAnswer<typeof proveByPasskey> =>
  async (present, { credential }) =>
    doneUnless(await proveByKey(needs, present, credential))

export const proveCode =
  (needs: Needs): StaffAnswer<typeof proveByCode> =>
  async (present, { code }) =>
    doneUnless(await proveByCodeOf(needs, present, code))

export const provePassword =
  (needs: Needs): StaffAnswer<typeof proveByPassword> =>
  async (present, { password }) =>
    doneUnless(await proveByPasswordOf(needs, present, password))

const idOf = (passkey: string): Buffer => Buffer.from(passkey, 'base64url')

const doneUnless = (refused: StaffRefusal | null): Outcome<Record<string, never>> =>
  refused === null ? { reply: {} } : { refused }
