import type { Queryable } from '#platform/database'

const statement = `
  UPDATE mail_letter SET state = 'late', sealed = NULL, settled_at = clock_timestamp()
  WHERE state = 'waiting' AND worth_until <= clock_timestamp()`

/** Gives up what is not worth sending any more. How many there were. */
export async function giveUpLateLetters(on: Queryable): Promise<number> {
  return (await on.query(statement)).rowCount ?? 0
}
