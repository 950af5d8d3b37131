import type { Queryable } from '#platform/database'
import { type RoundEnded, roundEnded, settledText } from './round-settled.ts'

/**
 * Tells of rounds that `play` did not end, such as those of others' games, to all who hear of its own: in one row, as a batch of bets does.
 * @param at epoch milliseconds.
 */
export async function tellSettled(
  on: Queryable,
  rounds: readonly Omit<RoundEnded, 'at'>[],
  at: number,
): Promise<void> {
  if (rounds.length === 0) return
  const payload = `[${[at, ...rounds.map(settledText)].join(',')}]`
  await on.query('INSERT INTO outbox_event (topic, payload) VALUES ($1, $2::json)', [
    roundEnded.name,
    payload,
  ])
}
