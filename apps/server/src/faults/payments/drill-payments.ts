import { setTimeout as sleep } from 'node:timers/promises'
import { auditPayments } from '../../modules/cashier/index.ts'
import { auditMoney } from '../../modules/play/index.ts'
import { openDatabase } from '../../platform/database.ts'
import type { Case } from './cases.ts'
import { newPayer } from './payer.ts'
import type { PaymentsHouse } from './payments-house.ts'
import { stories } from './stories.ts'

/** What the misfortunes did. */
export interface DrillReport {
  readonly strikes: number
  /** Payments otherwise than they must be, and promises of the books that are broken, in words. Empty: all is well. */
  readonly findings: readonly string[]
}

type Say = (line: string) => void

/**
 * Lets one misfortune after the other happen to a house, each in a story of its own that goes on while the next ones happen, waits until every
 * story has come to its end, and looks at the books.
 */
export async function drillPayments(
  house: PaymentsHouse,
  cases: readonly Case[],
  say: Say,
): Promise<DrillReport> {
  const { scene, halt, url } = house
  const told: Promise<readonly string[]>[] = []
  for (const one of cases) {
    const name = `${one.story}: the ${one.victim} dies at “${one.place}”`
    const payer = await newPayer(url)
    await proveAddress(house.connectionString, payer.login)
    halt.order(one.place)
    const story = stories[one.story](scene, payer).catch((fault: unknown) => [String(fault)])
    told.push(story.then((found) => found.map((finding) => `${name}: ${finding}`)))
    try {
      await halt.reached()
    } catch (fault) {
      halt.letGo()
      told.push(Promise.resolve([`${name}: ${String(fault)}`]))
      continue
    }
    const struckAt = performance.now()
    await house.strike(one.victim)
    say(`${name}; up again after ${((performance.now() - struckAt) / 1000).toFixed(1)} s`)
  }
  const findings = (await Promise.all(told)).flat()
  return {
    strikes: cases.length,
    findings: [...findings, ...(await brokenPromises(house.connectionString))],
  }
}

/** As if the link of the letter had been followed: nothing is paid out to an address that is not proven. */
async function proveAddress(connectionString: string, login: string): Promise<void> {
  const statement = 'UPDATE identity_account SET email_verified_at = now() WHERE login = $1'
  const database = openDatabase({ connectionString, poolSize: 1, onFault: () => undefined })
  await database.query(statement, [login])
  await database.end()
}

/** In the middle of a payment the books may be half-way: they are looked at once nothing goes on. */
const quietMs = 500

async function brokenPromises(connectionString: string): Promise<string[]> {
  await sleep(quietMs)
  const onFault = (): void => undefined
  const database = openDatabase({ connectionString, poolSize: 1, onFault })
  try {
    return [...(await auditMoney(database)), ...(await auditPayments(database))]
  } finally {
    await database.end()
  }
}
