import type { Queryable } from '#platform/database'

const password =
  'UPDATE backoffice_staff SET password_hash = $2, must_change = false WHERE name = $1'
const beginTotp = `
  UPDATE backoffice_staff SET pending_totp = $2, pending_totp_at = to_timestamp($3::double precision / 1000)
  WHERE name = $1`
const confirm = `
  UPDATE backoffice_staff SET sealed_totp = pending_totp, totp_confirmed = true, totp_last_step = $2,
    pending_totp = NULL, pending_totp_at = NULL
  WHERE name = $1 AND pending_totp = $3 AND pending_totp_at > to_timestamp($4::double precision / 1000)`
const spendStep = `
  UPDATE backoffice_staff SET totp_last_step = $2
  WHERE name = $1 AND totp_confirmed AND sealed_totp = $3 AND totp_last_step < $2`
const clear = `
  UPDATE backoffice_staff SET sealed_totp = NULL, totp_confirmed = false, totp_last_step = 0,
    pending_totp = NULL, pending_totp_at = NULL WHERE name = $1`
const firstPassword = `
  UPDATE backoffice_staff SET password_hash = $2, must_change = true WHERE name = $1 AND active`
const deactivate = 'UPDATE backoffice_staff SET active = false WHERE name = $1 AND active'

const happened = async (on: Queryable, statement: string, values: readonly unknown[]) =>
  (await on.query(statement, values)).rowCount === 1

/** A password that its owner chose. */
export const setPassword = (on: Queryable, name: string, hash: string): Promise<boolean> =>
  happened(on, password, [name, hash])

/** A secret that counts once a code of it is given, in place of one that was begun before. */
export async function keepPendingTotp(
  on: Queryable,
  name: string,
  begun: { readonly sealed: Uint8Array; readonly nowMs: number },
): Promise<void> {
  await on.query(beginTotp, [name, begun.sealed, begun.nowMs])
}

/** From now on codes of the secret that was begun are asked for, after that of this step. False when it is another one by now, or was begun before `begunSince` (epoch milliseconds). */
export const confirmTotp = (
  on: Queryable,
  name: string,
  {
    step,
    sealed,
    begunSince,
  }: { readonly step: number; readonly sealed: Uint8Array; readonly begunSince: number },
): Promise<boolean> => happened(on, confirm, [name, step, sealed, begunSince])

/** Uses the code of a step up. False when it was used before, or the secret is another one by now. */
export const spendTotpStep = (
  on: Queryable,
  name: string,
  spent: { readonly step: number; readonly sealed: Uint8Array },
): Promise<boolean> => happened(on, spendStep, [name, spent.step, spent.sealed])

/** No app counts any more, and another can be set up. */
export const clearTotp = (on: Queryable, name: string): Promise<boolean> =>
  happened(on, clear, [name])

/** A password that somebody else made, to be changed at the next sign-in. False when there is nobody of the name who works here. */
export const setFirstPassword = (on: Queryable, name: string, hash: string): Promise<boolean> =>
  happened(on, firstPassword, [name, hash])

/** False when there is nobody of the name who works here. */
export const deactivateStaff = (on: Queryable, name: string): Promise<boolean> =>
  happened(on, deactivate, [name])
