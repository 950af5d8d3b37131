import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** How the newest comparison of a day with a connection came out. */
export interface NewestReconciliation {
  readonly connection: string
  /** `2026-11-22`, in UTC. */
  readonly day: string
  /** Null when the list was not told. */
  readonly compared: number | null
  /** How many differ, by kind. */
  readonly kinds: Readonly<Record<string, number>>
}

/** Of each day since then (`2026-11-22`), this one included. */
export const newestReconciliations = (
  on: Queryable,
  since: string,
): Promise<NewestReconciliation[]> => rowsOf<NewestReconciliation>(on, statement, [since])

const statement = `
  SELECT newest.connection, newest.day::text AS day, newest.compared, counted.kinds
  FROM (
    SELECT DISTINCT ON (day, connection) * FROM providers_reconciliation WHERE day >= $1::date ORDER BY day, connection, id DESC
  ) AS newest
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_object_agg(kind, count), '{}') AS kinds FROM (
      SELECT one ->> 'kind' AS kind, count(*)::int AS count FROM jsonb_array_elements(newest.differences) AS one GROUP BY 1
    ) AS of_kind
  ) AS counted
  ORDER BY newest.day DESC, newest.connection`
