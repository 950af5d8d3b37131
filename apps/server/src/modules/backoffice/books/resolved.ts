import { createHash } from 'node:crypto'
import type { FoundDifference } from '#modules/payments'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What is written down to a difference that somebody looked at. */
export const resolveDeed = 'resolveDifference'

/** Whoever looked at a difference, and what he said. */
export interface Resolved {
  readonly staff: string
  readonly at: Date
  readonly note: string
}

/**
 * The name of a difference for good: comparing a day again finds the same one under the same name, and one that is told otherwise is
 * another.
 * @param day `2026-11-22`.
 */
export function differenceName(day: string, found: FoundDifference): string {
  const { provider, kind, type, providerRef, part, payment, here, there } = found
  const told = [day, provider, kind, type, providerRef, part, payment, here, there]
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32)
}

export const subjectOf = (name: string): string => `difference ${name}`

const statement = `
  SELECT DISTINCT ON (subject) subject, staff, at, facts::json ->> 'note' AS note FROM backoffice_deed
  WHERE deed = $1 AND subject = ANY($2::text[]) ORDER BY subject, number`

/** Who resolved which of these differences, by their names; the first who did counts. */
export async function resolvedAmong(
  on: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, Resolved>> {
  const bySubject = new Map(names.map((name) => [subjectOf(name), name]))
  const rows = await rowsOf<Resolved & { readonly subject: string }>(on, statement, [
    resolveDeed,
    [...bySubject.keys()],
  ])
  return new Map(rows.map(({ subject, ...one }) => [bySubject.get(subject) ?? '', one]))
}
