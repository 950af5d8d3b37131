import type { Queryable } from '#platform/database'
import type { AttemptKeys } from './count-attempt.ts'

const statement = 'DELETE FROM identity_login_attempt WHERE account_key = $1 AND place_key = $2'

/** The right password was given: what was tried before does not count. */
export async function forgiveAttempts(on: Queryable, keys: AttemptKeys): Promise<void> {
  await on.query(statement, [keys.account, keys.place])
}
