import type { Queryable } from '#platform/database'

const statement = `
  DELETE FROM mail_captured WHERE captured_at < (
    SELECT captured_at FROM mail_captured ORDER BY captured_at DESC OFFSET $1 LIMIT 1
  )`

/** Keeps about so many of the newest letters in the mailbox. */
export async function deleteOldCaptured(on: Queryable, kept: number): Promise<void> {
  await on.query(statement, [kept - 1])
}
