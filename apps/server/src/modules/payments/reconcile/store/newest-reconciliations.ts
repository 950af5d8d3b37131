import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { DifferenceKind } from '../compare.ts'

/** How the newest comparison of a day with a provider came out. */
export interface NewestReconciliation {
  readonly provider: string
  /** `2026-11-22`, in UTC. */
  readonly day: string
  readonly payments: number
  /** Null when the statement was not to be had. */
  readonly silent: number | null
  readonly differences: Readonly<Partial<Record<DifferenceKind, number>>>
}

/** Of each day since then (`2026-11-22`), this one included. */
export const newestReconciliations = (
  on: Queryable,
  since: string,
): Promise<NewestReconciliation[]> => rowsOf<NewestReconciliation>(on, statement, [since])

const statement = `
  SELECT newest.provider, newest.day::text AS day, newest.payments, newest.silent, counted.differences
  FROM (
    SELECT DISTINCT ON (day, provider) * FROM payments_reconciliation WHERE day >= $1::date ORDER BY day, provider, id DESC
  ) AS newest
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_object_agg(kind, count), '{}') AS differences
    FROM (SELECT kind, count(*)::int AS count FROM payments_difference WHERE reconciliation_id = newest.id GROUP BY kind) AS of_kind
  ) AS counted
  ORDER BY newest.day DESC, newest.provider`
