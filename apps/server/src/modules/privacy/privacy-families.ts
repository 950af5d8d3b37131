import type { Queryable } from '#platform/database'
import type { Family } from '#platform/metrics/exposition'
import { countErasures } from './store/erasures.ts'
import { goneInAll } from './store/retention.ts'

/** What is told of erasures and of what goes by time. A database that is away is told of elsewhere. */
export async function privacyFamilies(on: Queryable): Promise<readonly Family[]> {
  const erasures = await countErasures(on).catch(() => [])
  const gone = await goneInAll(on).catch(() => [])
  return [
    {
      name: 'fairhouse_erasures',
      help: "Erasures of players' data by state.",
      type: 'gauge',
      samples: erasures.map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    {
      name: 'fairhouse_retention_rows_total',
      help: 'Rows that went because their time was over.',
      type: 'counter',
      samples: gone.map(({ holding, kind, rows }) => ({ labels: { holding, kind }, value: rows })),
    },
    {
      name: 'fairhouse_retention_done_timestamp_seconds',
      help: 'When a holding was last gone through to its end.',
      type: 'gauge',
      samples: gone.flatMap(({ holding, last }) =>
        last === null ? [] : [{ labels: { holding }, value: last }],
      ),
    },
  ]
}
