import { createHash } from 'node:crypto'
import type { StatusQuestion } from '#modules/cashier'
import type { Queryable } from '#platform/database'

const statement = `
  INSERT INTO payments_notice (provider, body_sha256, body, questions) VALUES ($1, $2, $3, $4)
  ON CONFLICT (provider, body_sha256) DO NOTHING`

/** @returns false when it had come before. */
export async function insertNotice(
  on: Queryable,
  notice: {
    readonly provider: string
    readonly body: Uint8Array
    readonly questions: readonly StatusQuestion[]
  },
): Promise<boolean> {
  const { provider, body, questions } = notice
  const sha256 = createHash('sha256').update(body).digest()
  const { rowCount } = await on.query(statement, [
    provider,
    sha256,
    body,
    JSON.stringify(questions),
  ])
  return rowCount === 1
}
