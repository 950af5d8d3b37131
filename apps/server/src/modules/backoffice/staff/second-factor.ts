import { isRecoveryCode, newRecoveryCodes, recoveryCodeSha256, stepOfCode } from '#modules/identity'
import type { Transaction } from '#platform/database'
import { openSecret } from '#platform/sealed'
import { onlyHost } from '#platform/webauthn/relying-party'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { clearTotp, spendTotpStep } from '../store/change-staff.ts'
import { removeStaffPasskeys } from '../store/passkeys.ts'
import { replaceStaffCodes, spendStaffCode, staffCodesLeft } from '../store/recovery-codes.ts'
import { holdStaff, type StoredStaff } from '../store/staff.ts'

type Needs = Pick<BackofficeNeeds, 'database' | 'clock' | 'secretsKey'>
type Owner = Pick<
  StoredStaff,
  'name' | 'sealed_totp' | 'totp_confirmed' | 'passkeys' | 'other_keys'
>

/** What a secret of one-time codes is sealed to. */
export const totpOwner = (name: string): string => `staff totp ${name}`

const hashOf = (name: string, code: string): Buffer => recoveryCodeSha256(`staff ${name}`, code)

/** Whether codes of an app count for somebody. */
export const hasApp = ({
  totp_confirmed: isOn,
  sealed_totp: sealed,
}: Pick<Owner, 'totp_confirmed' | 'sealed_totp'>): boolean => isOn && sealed !== null

/** Whether somebody has a second factor that counts: an app, or a passkey of this host. */
export const hasSecondFactor = (owner: Owner): boolean => hasApp(owner) || owner.passkeys > 0

/** Whether nothing but a password is to be shown. Keys of another host sign in nowhere, but whoever had them is not let in with less: their recovery codes are asked for. */
export const isPasswordEnough = (owner: Owner): boolean =>
  !hasSecondFactor(owner) && owner.other_keys === 0

/** Uses a code of the app, or a recovery code, up. False for one that is wrong or was used, and for who has only a password. */
export async function spendStaffFactor(needs: Needs, owner: Owner, code: string): Promise<boolean> {
  const { database, clock } = needs
  if (isPasswordEnough(owner)) return false
  if (!isRecoveryCode(code)) return hasApp(owner) && spendAppCode(needs, owner, code)
  const nowMs = clock.now()
  return database.transaction(async (tx) => {
    const used = { sha256: hashOf(owner.name, code), nowMs }
    if (!(await spendStaffCode(tx, owner.name, used))) return false
    const left = await staffCodesLeft(tx, owner.name)
    await recorded(needs, tx, owner.name, { deed: 'useRecoveryCode', facts: { left } })
    return true
  })
}

async function spendAppCode(
  { database, clock, secretsKey }: Needs,
  { name, sealed_totp: sealed }: Owner,
  code: string,
): Promise<boolean> {
  if (sealed === null) return false
  const secret = openSecret(secretsKey, totpOwner(name), sealed)
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now())
  return step !== null && spendTotpStep(database, name, { step, sealed })
}

/** Ten new recovery codes; those before are worth nothing any more. */
export const renewCodes = (needs: Needs, name: string): Promise<readonly string[]> =>
  needs.database.transaction(async (tx) => {
    await recorded(needs, tx, name, { deed: 'renewRecoveryCodes', facts: {} })
    return freshCodes(tx, name)
  })

/** Lets go of the app, so that another one can be set up. Null: it is gone. @param mayBeLast whether it may be all that there was. */
export const leaveFactor = (
  needs: Needs & Pick<BackofficeNeeds, 'staff'>,
  name: string,
  mayBeLast: boolean,
): Promise<'noSecondFactor' | 'lastFactor' | null> =>
  needs.database.transaction(async (tx) => {
    const owner = await holdStaff(tx, name, onlyHost(needs.staff.origin))
    if (!hasApp(owner)) return 'noSecondFactor'
    const isLast = owner.passkeys === 0
    if (isLast && !mayBeLast) return 'lastFactor'
    await clearTotp(tx, name)
    if (isLast && owner.other_keys === 0) await forgetCodes(tx, name)
    await recorded(needs, tx, name, { deed: 'turnCodesOff', facts: {} })
    return null
  })

/** Neither app nor passkeys nor recovery codes are left. */
export async function forgetFactors(tx: Transaction, name: string): Promise<void> {
  await clearTotp(tx, name)
  await removeStaffPasskeys(tx, name)
  await forgetCodes(tx, name)
}

/** No recovery code opens anything. */
export const forgetCodes = (tx: Transaction, name: string): Promise<void> =>
  replaceStaffCodes(tx, name, [])

/** Makes ten recovery codes; those before are worth nothing any more. */
export async function freshCodes(tx: Transaction, name: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  await replaceStaffCodes(
    tx,
    name,
    codes.map((code) => hashOf(name, code)),
  )
  return codes
}

const recorded = (
  { clock }: Pick<Needs, 'clock'>,
  tx: Transaction,
  name: string,
  { deed, facts }: { readonly deed: string; readonly facts: Readonly<Record<string, number>> },
): Promise<void> => writeDeed(tx, { at: clock.now(), staff: name, deed, subject: name, facts })
