import type { Queryable } from '#platform/database'
import type { ClaimedLetter } from './claim-letters.ts'

const statement = `
  UPDATE mail_letter SET
    last_fault = $3, due_at = clock_timestamp() + make_interval(secs => $4::double precision / 1000)
  WHERE letter_id = $1 AND attempts = $2 AND state = 'waiting'`

/** To be tried again after a while. */
export async function postponeLetter(
  on: Queryable,
  letter: ClaimedLetter,
  fault: string,
  afterMs: number,
): Promise<void> {
  await on.query(statement, [letter.letter_id, letter.attempts, fault, afterMs])
}
