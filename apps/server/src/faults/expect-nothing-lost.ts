import { expect } from 'vitest'
import { auditMoney } from '../modules/play/index.ts'
import { openDatabase } from '../platform/database.ts'
import type { AnswerLog } from './answer-log.ts'
import { checkLogs } from './check-log.ts'

/** What every fault test ends with: the clients' log and the books agree, and the books are right in themselves. */
export async function expectNothingLost(
  connectionString: string,
  logs: readonly AnswerLog[],
): Promise<void> {
  const findings = await checkLogs(connectionString, logs)
  expect(findings).toMatchObject({ lost: [], doubled: [], different: [], balances: [] })
  const asked = logs.flatMap((log) => log.asked)
  expect(findings.acknowledged).toBe(asked.filter(({ heard }) => heard.type === 'granted').length)
  expect(findings.acknowledged).toBeGreaterThan(0)
  expect(await brokenPromises(connectionString)).toEqual([])
}

/** Which promises about money the database breaks, in words. */
async function brokenPromises(connectionString: string): Promise<string[]> {
  // Nobody waits for this one, and what the players left behind may be much.
  const statementMs = 300_000
  const onFault = (): void => undefined
  const database = openDatabase({ connectionString, poolSize: 1, statementMs, onFault })
  try {
    return await auditMoney(database)
  } finally {
    await database.end()
  }
}
