import { fileURLToPath } from 'node:url'
import { amount, toDecimal } from '@fairhouse/money'
import {
  differencesOf,
  newestReconciliations,
} from '../../apps/server/src/modules/payments/index.ts'
import { owedToPlayers } from '../../apps/server/src/modules/wallet/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase, type PooledDatabase } from '../../apps/server/src/platform/database.ts'
import {
  PostgresFault,
  withDatabase,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const usage = 'npm run reconcile -- 2026-11-22'

/**
 * `npm run reconcile -- DAY`: how the night's comparison of a day (UTC) with every provider came out, line by line, and what the house
 * owes players now. Exit code 0 when all agreed, 1 when something differs, 2 when the day was not compared whole or nothing can be told.
 */
async function main(): Promise<number> {
  const [day = '', ...more] = process.argv.slice(2)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)) || more.length > 0) {
    console.error(usage)
    return 2
  }
  const config = readConfig(process.env, root)
  if (config.databaseUrl !== null) return told(config.databaseUrl, day)
  const dataDir = `${config.dataDir}/postgres`
  const log = () => undefined
  return withDatabase({ dataDir, log }, ({ connectionString }) => told(connectionString, day))
}

async function told(connectionString: string, day: string): Promise<number> {
  const onFault = (fault: Error): void => console.error(fault.message)
  const database = openDatabase({ connectionString, poolSize: 1, onFault })
  try {
    await tellOwed(database)
    return await tellDay(database, day)
  } finally {
    await database.end()
  }
}

async function tellOwed(database: PooledDatabase): Promise<void> {
  console.log('The house owes players now:')
  for (const { asset, isTest, units, held, players } of await owedToPlayers(database)) {
    const [all, waits] = [units, held].map((sum) => toDecimal(asset, amount(sum)))
    const kind = isTest ? 'test' : 'real'
    console.log(`  ${all} ${asset} (${kind}) to ${players} players, ${waits} of it held`)
  }
}

async function tellDay(database: PooledDatabase, day: string): Promise<number> {
  const made = (await newestReconciliations(database, day)).filter((one) => one.day === day)
  if (made.length === 0) {
    console.error(
      `${day} was not compared yet: the house does it an hour after the end of the day.`,
    )
    return 2
  }
  for (const { provider, payments, silent } of made) {
    const asked =
      silent === null ? 'no statement yet' : `${silent} that nobody could be asked about`
    console.log(`${provider}: ${payments} payments, ${asked}`)
  }
  const differences = await differencesOf(database, day)
  for (const { provider, kind, type, providerRef, part, payment, here, there } of differences)
    console.log(
      `  ${kind}: ${type} ${provider} ${providerRef ?? '-'} ${part} (ours: ${payment ?? 'none'}); here ${here}; there ${there}`,
    )
  if (differences.length > 0) return 1
  return made.every(({ silent }) => silent === 0) ? 0 : 2
}

try {
  process.exitCode = await main()
} catch (fault) {
  if (fault instanceof StartFault) for (const sentence of fault.sentences) console.error(sentence)
  else if (fault instanceof PostgresFault) console.error(fault.message)
  else console.error(fault)
  process.exitCode = 2
}
