import type { Queryable } from '#platform/database'

const password =
  'UPDATE backoffice_staff SET password_hash = $2, must_change = false WHERE name = $1'
const beginTotp =
  'UPDATE backoffice_staff SET sealed_totp = $2, totp_last_step = 0 WHERE name = $1 AND NOT totp_confirmed'
const spendStep = `
  UPDATE backoffice_staff SET totp_last_step = $2, totp_confirmed = true WHERE name = $1 AND totp_last_step < $2`
const deactivate = 'UPDATE backoffice_staff SET active = false WHERE name = $1 AND active'

const happened = async (on: Queryable, statement: string, values: readonly unknown[]) =>
  (await on.query(statement, values)).rowCount === 1

/** A password that its owner chose. */
export const setPassword = (on: Queryable, name: string, hash: string): Promise<boolean> =>
  happened(on, password, [name, hash])

/** A secret that counts once a code of it is given. False when one counts already. */
export const keepTotp = (on: Queryable, name: string, sealed: Uint8Array): Promise<boolean> =>
  happened(on, beginTotp, [name, sealed])

/** Uses the code of a step up; from the first one on, codes are asked for. False when it was used before. */
export const spendTotpStep = (on: Queryable, name: string, step: number): Promise<boolean> =>
  happened(on, spendStep, [name, step])

/** False when there is nobody of the name who works here. */
export const deactivateStaff = (on: Queryable, name: string): Promise<boolean> =>
  happened(on, deactivate, [name])
