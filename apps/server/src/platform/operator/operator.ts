import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { PooledDatabase } from '../database.ts'
import type { Readiness } from '../http/health.ts'
import type { NodeLink } from '../keeper/node-link.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type Family, ofHouse } from '../metrics/exposition.ts'
import { allNodes } from './all-nodes.ts'
import type { Audit } from './audit-books.ts'
import { listBackups } from './backups.ts'
import { databaseFamilies } from './fact-families.ts'
import type { Backups, HouseState } from './house-state.ts'
import { disksOf, watchEventLoop } from './machine.ts'
import { createNightlyAudit } from './nightly-audit.ts'
import { recentOf, watchRecent } from './recent.ts'
import { settingsShown } from './settings-shown.ts'
import { watchDatabase } from './watch-database.ts'

export interface OperatorNeeds {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly database: PooledDatabase
  readonly ready: Readiness
  readonly version: string
  /** Name of this process among all nodes. */
  readonly node: string
  readonly audit: Audit
  /** What the modules find that an operator should look at. */
  readonly houseConcerns: () => Promise<readonly string[]>
  /** To the other nodes of this machine; null when there are none. */
  readonly link: Pick<NodeLink, 'tells' | 'gather' | 'ground'> | null
  readonly outboxConsumers: () => readonly { readonly name: string; readonly topic: string }[]
}

/** What looks after the house for whoever runs it: the nightly audit, and what page and metrics tell. */
export interface Operator {
  readonly state: () => Promise<HouseState>
  /** Of all nodes of this machine, in Prometheus' text format. */
  readonly metrics: { readonly text: () => Promise<string>; readonly contentType: string }
  readonly start: () => void
  readonly stop: () => Promise<void>
}

export function createOperator(needs: OperatorNeeds): Operator {
  const { config, database, metrics } = needs
  const watch = watchDatabase({
    address: database.address,
    consumers: needs.outboxConsumers,
  })
  const lastMinute = watchRecent(metrics.counts)
  const loop = watchEventLoop()
  const nightly =
    config.auditMinute === null
      ? null
      : createNightlyAudit({ ...needs, minute: config.auditMinute })
  const disks = () => disksOf({ data: config.dataDir, backups: config.backupDir })
  metrics.alsoTell(async () => ofHouse(databaseFamilies(await watch.look())))
  metrics.alsoTell(async () => poolFamilies(database))
  metrics.alsoTell(async () => ofHouse(diskFamilies(await disks())))

  const nodes = allNodes({
    link: needs.link,
    metrics,
    log: needs.log,
    ownLook: async () => ({
      ...lastMinute.span(),
      loopP99: loop.p99(),
      pool: database.poolUse(),
      concerns: await concernsNow(needs),
    }),
  })
  const state = async (): Promise<HouseState> => {
    const { look, nodes: told } = await nodes.look()
    return {
      now: new Date(needs.clock.now()),
      version: needs.version,
      node: needs.node,
      upSeconds: process.uptime(),
      mode: config.demo ? 'demo' : config.production ? 'production' : 'house',
      settings: settingsShown(config),
      waitingFor: (await needs.ready()).waitingFor,
      nodes: told,
      counts: look.counts,
      recent: recentOf(look),
      loopP99: look.loopP99,
      pool: look.pool,
      database: await watch.look(),
      disks: await disks(),
      auditIsDaily: nightly !== null,
      backups: await backupsOf(config),
      houseConcerns: look.concerns,
    }
  }
  return {
    state,
    metrics: { text: nodes.text, contentType: metrics.contentType },
    start: () => {
      lastMinute.start()
      nightly?.start()
    },
    stop: async () => {
      lastMinute.stop()
      loop.stop()
      await nightly?.stop()
      await watch.stop()
    },
  }
}

async function concernsNow({ houseConcerns, log }: OperatorNeeds): Promise<readonly string[]> {
  try {
    return await houseConcerns()
  } catch (fault) {
    // Told by the database's own facts already.
    log.warn({ err: fault }, 'the modules could not be asked for concerns')
    return []
  }
}

async function backupsOf({ backupDir, databaseUrl }: Config): Promise<Backups> {
  if (databaseUrl !== null) return { type: 'outside' }
  if (backupDir === null) return { type: 'off' }
  try {
    const backups = await listBackups(backupDir)
    return { type: 'on', last: backups.at(-1) ?? null, kept: backups.length }
  } catch (fault) {
    return { type: 'unreadable', why: fault instanceof Error ? fault.message : String(fault) }
  }
}

const gauge = (name: string, help: string, samples: Family['samples']): Family => ({
  name: `fairhouse_${name}`,
  help,
  type: 'gauge',
  samples,
})

function poolFamilies(database: PooledDatabase): Family[] {
  const { open, idle, waiting, most } = database.poolUse()
  return [
    gauge('pool_connections', 'Connections of the pool by use; most is its limit.', [
      { labels: { use: 'busy' }, value: open - idle },
      { labels: { use: 'idle' }, value: idle },
      { labels: { use: 'most' }, value: most },
    ]),
    gauge('pool_waiting', 'Statements that wait for a connection of the pool.', [
      { value: waiting },
    ]),
  ]
}

const diskFamilies = (disks: HouseState['disks']): Family[] => [
  gauge(
    'disk_free_bytes',
    'Room on the disk of a folder.',
    disks.map(({ what, freeBytes }) => ({ labels: { folder: what }, value: freeBytes })),
  ),
  gauge(
    'disk_bytes',
    'Size of the disk of a folder.',
    disks.map(({ what, bytes }) => ({ labels: { folder: what }, value: bytes })),
  ),
]
