import type { Queryable } from '#platform/database'
import type { ClaimedLetter } from './claim-letters.ts'

const statement = `
  UPDATE mail_letter SET state = $3, last_fault = $4, sealed = NULL, settled_at = clock_timestamp()
  WHERE letter_id = $1 AND attempts = $2 AND state = 'waiting'`

/** Says what became of a letter, and forgets what it said. Does nothing when somebody else has claimed it since. */
export async function settleLetter(
  on: Queryable,
  letter: ClaimedLetter,
  state: 'sent' | 'failed',
  fault: string | null,
): Promise<void> {
  await on.query(statement, [letter.letter_id, letter.attempts, state, fault])
}
