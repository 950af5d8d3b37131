import { type RoundSettled, roundSettled } from '#modules/play'
import type { Database } from '#platform/database'
import type { Outbox } from '#platform/outbox'
import { addPlayed } from '../store/add-played.ts'

/** Counts what is played, of everybody, whatever money it is played with: an account weighs the same with each. */
export function countPlay(outbox: Pick<Outbox, 'onMany'>, database: Database): void {
  outbox.onMany(roundSettled, 'lobby played', (rounds) => countRounds(database, rounds))
}

export const countRounds = (database: Database, rounds: readonly RoundSettled[]): Promise<void> =>
  database.transaction((tx) => addPlayed(tx, rounds))
