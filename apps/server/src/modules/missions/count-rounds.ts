import type { RoundSettled } from '#modules/play'
import type { ToldRow } from '#platform/outbox'
import type { MissionNeeds } from './needs.ts'
import { holdPlace, movePlace } from './store/place.ts'
import { addProgress } from './store/progress.ts'
import { sumRounds } from './sum-rounds.ts'

/** Counts settled rounds, each once, in whatever portions and however often they are told. */
export const countRounds = (
  { database, sortOf }: Pick<MissionNeeds, 'database' | 'sortOf'>,
  rows: readonly ToldRow<RoundSettled>[],
): Promise<void> =>
  database.transaction(async (tx) => {
    const place = await holdPlace(tx)
    const fresh = rows.filter(
      (row) => row.tx > place.tx || (row.tx === place.tx && row.id > place.id),
    )
    const last = fresh.at(-1)
    if (last === undefined) return
    const sums = sumRounds(
      fresh.flatMap(({ events }) => events),
      sortOf,
    )
    if (sums.length > 0) await addProgress(tx, sums)
    await movePlace(tx, last)
  })
