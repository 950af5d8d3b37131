import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Difference } from '../compare.ts'

export type FoundDifference = Difference & { readonly provider: string }

/** What the newest comparison of a day (`2026-11-22`, in UTC) with each provider found. */
export const differencesOf = (on: Queryable, day: string): Promise<FoundDifference[]> =>
  rowsOf<FoundDifference>(on, statement, [day])

const statement = `
  SELECT newest.provider, found.kind, found.type, found.provider_ref AS "providerRef", found.part, found.payment_id AS payment, found.here, found.there
  FROM (
    SELECT DISTINCT ON (provider) id, provider FROM payments_reconciliation WHERE day = $1::date ORDER BY provider, id DESC
  ) AS newest JOIN payments_difference AS found ON found.reconciliation_id = newest.id
  ORDER BY newest.provider, found.number`
