import type { Queryable } from '#platform/database'

const password =
  'UPDATE backoffice_staff SET password_hash = $2, must_change = false WHERE name = $1'
const beginTotp =
  'UPDATE backoffice_staff SET sealed_totp = $2, totp_last_step = 0 WHERE name = $1 AND sealed_totp IS NULL'
const spendStep = `
  UPDATE backoffice_staff SET totp_last_step = $2, totp_confirmed = true
  WHERE name = $1 AND sealed_totp = $3 AND totp_last_step < $2`
const clear = `
  UPDATE backoffice_staff SET sealed_totp = NULL, totp_confirmed = false, totp_last_step = 0 WHERE name = $1`
const firstPassword = `
  UPDATE backoffice_staff SET password_hash = $2, must_change = true WHERE name = $1 AND active`
const deactivate = 'UPDATE backoffice_staff SET active = false WHERE name = $1 AND active'

const happened = async (on: Queryable, statement: string, values: readonly unknown[]) =>
  (await on.query(statement, values)).rowCount === 1

/** A password that its owner chose. */
export const setPassword = (on: Queryable, name: string, hash: string): Promise<boolean> =>
  happened(on, password, [name, hash])

/** A secret that counts once a code of it is given. False when there is one already. */
export const keepTotp = (on: Queryable, name: string, sealed: Uint8Array): Promise<boolean> =>
  happened(on, beginTotp, [name, sealed])

/** Uses the code of a step up; from the first one on, codes are asked for. False when it was used before, or the secret is another one by now. */
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
