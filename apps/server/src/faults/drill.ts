import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { auditMoney } from '../modules/play/index.ts'
import { openDatabase } from '../platform/database.ts'
import { type EmbeddedPostgres, startPostgres } from '../platform/embedded-postgres/index.ts'
import { type ChaosProxy, openChaosProxy } from './chaos-proxy.ts'
import { checkLogs } from './check-log.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { cutAgainAndAgain, killDatabase, killServer, type Target } from './harm.ts'
import { prepareServer } from './server-process.ts'

/** How much bad luck there is to be. */
export interface DrillPlan {
  readonly players: number
  readonly serverKills: number
  readonly postgresKills: number
  /** Cuts of all connections between server and database. */
  readonly cuts: number
  /** Times that all of these connections hang without a word. */
  readonly hangs: number
}

type Say = (line: string) => void

/**
 * Lets a crowd play on a house of its own while everything in the plan happens to it, one kind after the other and at last
 * server and database at once, and tells what was found.
 * @returns whether nothing was lost, doubled or otherwise than it was told.
 */
export async function drill(plan: DrillPlan, say: Say): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-faults-'))
  // As root PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'database'), log: () => undefined })
  const proxy = await openChaosProxy(postgres.connectionString)
  const dataDir = join(folder, 'data')
  const server = await prepareServer({ databaseUrl: proxy.connectionString, dataDir })
  try {
    await server.start()
    const crowd = await gatherCrowd(server.url, plan.players)
    const clusterName = await clusterNameOf(postgres)
    crowd.play()
    await suffer({ crowd, server, postgres, clusterName, proxy }, plan, say)
    await crowd.goHome()
    return await report(postgres.connectionString, crowd, say)
  } finally {
    await server.kill()
    await proxy.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function clusterNameOf({ connectionString }: EmbeddedPostgres): Promise<string> {
  const client = new Client({ connectionString })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ cluster_name: string }>('SHOW cluster_name')
  await client.end()
  return rows[0]?.cluster_name ?? ''
}

async function suffer(
  target: Target & { readonly proxy: ChaosProxy },
  plan: DrillPlan,
  say: Say,
): Promise<void> {
  const pick = Math.random
  const { serverKills, postgresKills, cuts, hangs } = plan
  const heal = (name: string, times: readonly number[]) => say(healed(name, times))
  heal('the server was killed', await killServer(target, { kills: serverKills, pick }))
  heal('PostgreSQL was killed', await killDatabase(target, { kills: postgresKills, pick }))
  const both = Math.ceil(Math.min(serverKills, postgresKills) / 3)
  const [servers, databases] = await Promise.all([
    killServer(target, { kills: both, pick }),
    killDatabase(target, { kills: both, pick }),
  ])
  heal('the server was killed while PostgreSQL was, too,', servers)
  heal('PostgreSQL was killed while the server was, too,', databases)
  const cut = await cutAgainAndAgain(target, { cuts, pick })
  say(`${cuts} cuts broke ${cut} connections between them`)
  for (let times = 0; times < hangs; times++) {
    target.proxy.cut(times % 2 === 0 ? 'blackHole' : 'halfOpen')
    await target.crowd.hears(answersAfterHang)
  }
  say(`${hangs} times all of these connections hung`)
}

const answersAfterHang = 100

/** `times` are milliseconds from each fault to the next answer. */
function healed(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((left, right) => left - right)
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `${what} ${times.length} times; the next answer came after ${seconds(median)} (median), ${seconds(longest)} (longest)`
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function report(connectionString: string, crowd: Crowd, say: Say): Promise<boolean> {
  const { lost, doubled, different, balances, acknowledged } = await checkLogs(
    connectionString,
    crowd.logs,
  )
  const database = openDatabase({ connectionString, poolSize: 1, onFault: () => undefined })
  const broken = await auditMoney(database)
  await database.end()
  const { busy, broken: cutOff, hung, faults } = crowd.attempts
  say(`attempts: ${busy} put off with 503, ${cutOff} without an answer, ${hung} hung`)
  say(`answers that no client should see: ${faults.length}`)
  say(`acknowledged ${acknowledged}, lost ${lost.length}, doubled ${doubled.length}`)
  say(`otherwise than told ${different.length}, wrong balances ${balances.length}`)
  say(`promises broken, by the audit: ${broken.length}`)
  const findings = [...lost, ...doubled, ...different, ...balances, ...broken, ...faults]
  for (const finding of findings) say(`  ${finding}`)
  return findings.length === 0 && hung === 0
}
