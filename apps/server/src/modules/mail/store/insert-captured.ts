import type { Queryable } from '#platform/database'
import type { Outgoing } from '../carrier.ts'

const statement = `
  INSERT INTO mail_captured (letter_id, template, recipient, subject, html, plain, source)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING`

/** Puts a letter into the mailbox, once. */
export async function insertCaptured(
  on: Queryable,
  letter: Outgoing & { readonly source: string },
): Promise<void> {
  const { letterId, template, to, subject, html, text, source } = letter
  await on.query(statement, [letterId, template, to, subject, html, text, source])
}
