import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT
    EXISTS (SELECT FROM identity_account WHERE lower(login) = lower($1)) AS login,
    EXISTS (SELECT FROM identity_account WHERE lower(email) = lower($2)) AS email`

/** Which of the two does another account have already? */
export async function takenFields(
  on: Queryable,
  login: string,
  email: string,
): Promise<{ login?: 'taken'; email?: 'taken' }> {
  const [row] = await rowsOf<{ login: boolean; email: boolean }>(on, question, [login, email])
  return { ...(row?.login && { login: 'taken' }), ...(row?.email && { email: 'taken' }) }
}
