import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A letter that is ours to try. */
export interface ClaimedLetter {
  readonly letter_id: string
  readonly template: string
  readonly recipient: string
  readonly language: string
  readonly sealed: Buffer
  /** Including this one. */
  readonly attempts: number
}

// News wait for everything else: a password must not stand in line behind them.
const statement = `
  UPDATE mail_letter AS letter SET
    attempts = letter.attempts + 1,
    due_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
  FROM (
    SELECT letter_id FROM mail_letter
    WHERE state = 'waiting' AND due_at <= clock_timestamp() AND worth_until > clock_timestamp()
    ORDER BY is_news, due_at
    LIMIT $1
    FOR UPDATE SKIP LOCKED
  ) AS due
  WHERE letter.letter_id = due.letter_id
  RETURNING letter.letter_id, letter.template, letter.recipient, letter.language, letter.sealed, letter.attempts`

/**
 * Which letters are due? Whoever asks has them for `claimMs`; if nothing is heard by then they are due again, for anybody.
 */
export const claimLetters = (
  on: Queryable,
  most: number,
  claimMs: number,
): Promise<ClaimedLetter[]> => rowsOf<ClaimedLetter>(on, statement, [most, claimMs])
