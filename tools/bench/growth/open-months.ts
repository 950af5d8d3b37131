import { keepPartitions } from '../../../apps/server/src/platform/partitions/index.ts'
import type { BenchHouse } from '../money/bench-house.ts'

/** Makes the partitions of the year in which the past was played. */
export async function openMonths({ database }: Pick<BenchHouse, 'database'>): Promise<void> {
  await keepPartitions(database, { now: Date.now(), mostMoved: 0 })
  await database.query(
    `SELECT platform_add_partition('play_step', now() - month * interval '1 month') FROM generate_series(0, 12) AS month`,
  )
}
