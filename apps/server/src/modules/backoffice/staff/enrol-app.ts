import { newTotpSecret, stepOfCode } from '#modules/identity'
import { openSecret, sealSecret } from '#platform/sealed'
import { tokenSha256 } from '#platform/session-token'
import { onlyHost } from '#platform/webauthn/relying-party'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { confirmTotp, keepPendingTotp } from '../store/change-staff.ts'
import { endOtherSessions } from '../store/sessions.ts'
import { holdSitting } from './hold-sitting.ts'
import { freshCodes, isPasswordEnough, totpOwner } from './second-factor.ts'
import { isProvedLately, type Present } from './sitting.ts'

type Needs = Pick<BackofficeNeeds, 'database' | 'clock' | 'secretsKey'>

/** A secret of which no code was given lapses: what somebody saw on a screen is worth nothing later. */
const secretLastsMs = 10 * 60_000

/**
 * Begins with a new secret, in place of one that was begun before; it counts once a code of it is given. An app that counts goes on until then.
 * False: who asked was signed out meanwhile.
 */
export const beginApp = (
  { database, clock, secretsKey, staff }: Needs & Pick<BackofficeNeeds, 'staff'>,
  present: Pick<Present, 'name' | 'token'>,
): Promise<boolean> => {
  const { name } = present
  const sealed = sealSecret(secretsKey, totpOwner(name), newTotpSecret())
  return database.transaction(async (tx) => {
    if ((await holdSitting(tx, present, onlyHost(staff.origin))) === null) return false
    await keepPendingTotp(tx, name, { sealed, nowMs: clock.now() })
    return true
  })
}

/** Whether somebody shows by the password to be themselves before they begin: the sign-in is a while ago, and there is no second factor. */
export const asksPassword = ({ clock }: Pick<Needs, 'clock'>, present: Present): boolean =>
  isPasswordEnough(present.staff) && !isProvedLately(present, clock.now())

/** The secret of an app that is being set up, for whoever showed lately to be its owner; null: there is none to show. */
export function secretShown(
  { clock, secretsKey }: Pick<Needs, 'clock' | 'secretsKey'>,
  present: Pick<Present, 'staff' | 'provedAt'>,
): Uint8Array | null {
  const nowMs = clock.now()
  const { name, pending_totp: sealed, pending_totp_at: begun } = present.staff
  if (sealed === null || begun === null || begun.getTime() <= nowMs - secretLastsMs) return null
  return isProvedLately(present, nowMs) ? openSecret(secretsKey, totpOwner(name), sealed) : null
}

/**
 * Turns codes on by the first one of the app that is being set up, which takes the place of another that counted.
 * @returns ten recovery codes, kept nowhere; null when the code is wrong, or its secret lapsed.
 */
export async function confirmApp(
  { database, clock, secretsKey }: Needs,
  { staff: { name, pending_totp: sealed }, token }: Pick<Present, 'staff' | 'token'>,
  code: string,
): Promise<readonly string[] | null> {
  if (sealed === null) return null
  const nowMs = clock.now()
  const secret = openSecret(secretsKey, totpOwner(name), sealed)
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), nowMs)
  if (step === null) return null
  return database.transaction(async (tx) => {
    if (!(await confirmTotp(tx, name, { step, sealed, begunSince: nowMs - secretLastsMs })))
      return null
    // Whoever got in elsewhere did so without this app.
    await endOtherSessions(tx, name, tokenSha256(token))
    await writeDeed(tx, { at: nowMs, staff: name, deed: 'turnCodesOn', subject: name, facts: {} })
    return freshCodes(tx, name)
  })
}
