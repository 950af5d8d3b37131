import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT
    EXISTS (SELECT FROM identity_account WHERE lower(login) = lower($1)) AS login,
    EXISTS (SELECT FROM identity_account WHERE lower(email) = lower($2))
    OR EXISTS (
      SELECT FROM identity_one_time_token
      WHERE purpose = 'undoEmailChange' AND used_at IS NULL AND lower(email) = lower($2) AND expires_at > now()
    ) AS email`

/** Which of the two does another account have already, or have a right to have back? */
export async function takenFields(
  on: Queryable,
  login: string,
  email: string,
): Promise<{ login?: 'taken'; email?: 'taken' }> {
  const [row] = await rowsOf<{ login: boolean; email: boolean }>(on, question, [login, email])
  return { ...(row?.login && { login: 'taken' }), ...(row?.email && { email: 'taken' }) }
}
