import type { Queryable } from '../database.ts'
import { rowsOf } from '../rows.ts'

/** How a partitioned table stands. */
export interface PartitionFacts {
  readonly table: string
  /** Attached ones, the default one left out. */
  readonly partitions: number
  /** Until when rows have a partition of their own; null when there is none. */
  readonly madeUntil: Date | null
  /** Rows that had no partition to go to. Should be 0; more is for the log and the operator. */
  readonly rowsInDefault: number
}

/** Facts about every partitioned table, for the health page and metrics. Reads the default partitions, which should be empty. */
export async function partitionFacts(on: Queryable): Promise<PartitionFacts[]> {
  const rows = await rowsOf<{
    parent: string
    partitions: number
    made_until: Date | null
    in_default: number
  }>(on, statement)
  return rows.map((row) => ({
    table: row.parent,
    partitions: row.partitions,
    madeUntil: row.made_until,
    rowsInDefault: row.in_default,
  }))
}

const statement = `
  SELECT kept.parent, count(part.partition)::int AS partitions, max(part.ends) AS made_until,
    (SELECT coalesce(sum(waiting), 0)::int FROM platform_default_rows(kept.parent)) AS in_default
  FROM platform_partitioned AS kept LEFT JOIN platform_partition AS part USING (parent)
  GROUP BY kept.parent ORDER BY kept.parent`
