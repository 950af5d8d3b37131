import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCases } from '../../apps/server/src/faults/payments/cases.ts'
import { drillPayments } from '../../apps/server/src/faults/payments/drill-payments.ts'
import { openPaymentsHouse } from '../../apps/server/src/faults/payments/payments-house.ts'

/**
 * Lets so many misfortunes happen around payments, each of all in its turn, and tells what was found.
 * @param only those whose story, place or victim holds these words.
 * @returns whether all was well.
 */
export async function faultsOfPayments(
  strikes: number,
  only: string,
  say: (line: string) => void,
): Promise<boolean> {
  const meant = allCases.filter(({ story, place, victim }) =>
    `${story}: ${victim} at ${place}`.includes(only),
  )
  if (meant.length === 0) throw new Error(`nothing is called “${only}”`)
  const cases = Array.from({ length: strikes }, (_, at) => meant[at % meant.length]).flatMap(
    (one) => one ?? [],
  )
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-payments-'))
  // As root PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(folder, 0o755)
  const house = await openPaymentsHouse(folder)
  try {
    const report = await drillPayments(house, cases, say)
    say(`misfortunes ${report.strikes}, findings ${report.findings.length}`)
    for (const finding of report.findings) say(`  ${finding}`)
    return report.findings.length === 0
  } finally {
    await house.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
