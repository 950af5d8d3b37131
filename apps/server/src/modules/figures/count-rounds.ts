import type { RoundSettled } from '#modules/play'
import type { Database } from '#platform/database'
import type { ToldRow } from '#platform/outbox'
import { addMinutes, addSums } from './store/add-sums.ts'
import { holdPlace, movePlace } from './store/place.ts'
import { minutesOf, sumRounds } from './sum-rounds.ts'

/** Counts settled rounds, each once, in whatever portions and however often they are told: what is counted up to which place moves together. */
export const countRounds = (
  database: Database,
  rows: readonly ToldRow<RoundSettled>[],
): Promise<void> =>
  database.transaction(async (tx) => {
    const place = await holdPlace(tx)
    const fresh = rows.filter(
      (row) => row.tx > place.tx || (row.tx === place.tx && row.id > place.id),
    )
    const last = fresh.at(-1)
    if (last === undefined) return
    const rounds = fresh.flatMap(({ events }) => events)
    await addSums(tx, sumRounds(rounds))
    await addMinutes(tx, minutesOf(rounds))
    await movePlace(tx, last)
  })
