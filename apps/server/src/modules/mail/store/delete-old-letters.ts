import type { Queryable } from '#platform/database'

const statement = `
  DELETE FROM mail_letter
  WHERE state <> 'waiting' AND settled_at < clock_timestamp() - make_interval(days => $1)`

/** Forgets letters that were settled so many days ago. */
export async function deleteOldLetters(on: Queryable, days: number): Promise<void> {
  await on.query(statement, [days])
}
