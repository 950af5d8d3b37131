import type { Queryable } from '#platform/database'
import type { Checked } from '#platform/operator/audit-books'
import { rowsOf } from '#platform/rows'
import { beginning, hashOf } from './chain.ts'

interface Row {
  readonly number: bigint
  readonly at: Date
  readonly staff: string
  readonly deed: string
  readonly subject: string
  readonly facts: string
  readonly previous: Buffer
  readonly hash: Buffer
}

const pageLength = 1_000
const question = `
  SELECT number, at, staff, deed, subject, facts, previous, hash FROM backoffice_deed
  WHERE number > $1 ORDER BY number LIMIT ${pageLength}`

const link = `
  SELECT number, hash FROM backoffice_deed
  WHERE number = (SELECT max(number) FROM backoffice_deed) - $1::bigint`

/** Number of the first deed that is not as it was written, or before which one is missing; null when all are right. */
export const firstBrokenDeed = (on: Queryable): Promise<bigint | null> =>
  brokenAfter(on, { number: 0n, hash: beginning })

/** The same of the newest alone, which a page has the time to read: those before are the nightly audit's. */
export async function brokenAmongNewest(on: Queryable, newest: number): Promise<bigint | null> {
  const [before] = await rowsOf<Link>(on, link, [newest])
  return brokenAfter(on, before ?? { number: 0n, hash: beginning })
}

interface Link {
  readonly number: bigint
  readonly hash: Uint8Array
}

async function brokenAfter(on: Queryable, before: Link): Promise<bigint | null> {
  let { number, hash: previous } = before
  for (;;) {
    const rows = await rowsOf<Row>(on, question, [number])
    for (const row of rows) {
      const isNext = row.number === number + 1n && row.previous.equals(previous)
      const hash = hashOf(previous, { ...row, at: row.at.getTime() })
      if (!isNext || !row.hash.equals(hash)) return number + 1n
      ;[number, previous] = [row.number, row.hash]
    }
    if (rows.length < pageLength) return null
  }
}

/** Looks at the deeds of the back office with the other promises of the books. */
export async function auditDeeds(
  on: Queryable,
  heard: (checked: Checked) => void,
): Promise<string[]> {
  const begun = performance.now()
  const broken = await firstBrokenDeed(on)
  heard({
    promise: 'every deed of the back office is as it was written down',
    broken: broken !== null,
    ms: performance.now() - begun,
  })
  return broken === null
    ? []
    : [`broken in the deeds of the back office: number ${broken} is not what was written down.`]
}
