import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface CapturedLetter {
  readonly letter_id: string
  readonly captured_at: Date
  readonly template: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly plain: string
  readonly source: string
}

const question = `
  SELECT letter_id, captured_at, template, recipient, subject, html, plain, source
  FROM mail_captured
  WHERE ($1::text IS NULL OR lower(recipient) = lower($1)) AND ($2::uuid IS NULL OR letter_id = $2)
  ORDER BY captured_at DESC, letter_id DESC
  LIMIT 100`

/** Which letters lie in the mailbox, newest first, at most a hundred? */
export const capturedLetters = (
  on: Queryable,
  only: { readonly to?: string; readonly letterId?: string } = {},
): Promise<CapturedLetter[]> =>
  rowsOf<CapturedLetter>(on, question, [only.to ?? null, only.letterId ?? null])
