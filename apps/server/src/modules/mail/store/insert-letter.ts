import type { Transaction } from '#platform/database'

export interface NewLetter {
  readonly letterId: string
  readonly template: string
  readonly recipient: string
  readonly language: string
  readonly player: number | null
  readonly sealed: Buffer
  readonly worthHours: number
}

const statement = `
  INSERT INTO mail_letter (letter_id, template, recipient, language, is_news, player_id, sealed, posted_at, due_at, worth_until)
  SELECT $1, $2, $3, $4, $2 = 'newsletter', $5, $6, moment, moment, moment + make_interval(secs => $7::double precision * 3600)
  FROM clock_timestamp() AS moment`

/** Due at once. */
export async function insertLetter(tx: Transaction, letter: NewLetter): Promise<void> {
  const { letterId, template, recipient, language, player, sealed, worthHours } = letter
  await tx.query(statement, [letterId, template, recipient, language, player, sealed, worthHours])
}
