import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import product from '../package.json' with { type: 'json' }
import { findForRealMoney } from './house/find-for-real-money.ts'
import { lackedForRealMoney } from './house/real-money.ts'
import { auditHouse } from './house/audit-house.ts'
import { buildHouse, type House } from './house/house.ts'
import { migrateHouse } from './house/migrate-house.ts'
import type { Bus } from './platform/bus/bus.ts'
import { createBusCounts } from './platform/bus/bus-counts.ts'
import { adaptersTold } from './platform/adapter-settings.ts'
import { createBus } from './platform/bus/create-bus.ts'
import { openWall, type OpenNeeds } from './platform/challenge/open-wall.ts'
import type { Wall } from './platform/challenge/wall.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase, type PooledDatabase } from './platform/database.ts'
import { ensureDurable } from './platform/durability.ts'
import { createDrain, type Drain } from './platform/drain.ts'
import { startPostgres } from './platform/embedded-postgres/index.ts'
import { type HouseChannels, openHouseChannels } from './platform/house-channels.ts'
import { countedAddress } from './platform/http/address.ts'
import { createApp } from './platform/http/app.ts'
import type { Readiness } from './platform/http/health.ts'
import { createOperatorApp } from './platform/http/operator-app.ts'
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limit.ts'
import { cannotListen, ensureFree, everyAddress, type Place } from './platform/listen.ts'
import type { Log } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import {
  gameFrames,
  knownGame,
  seenBy,
  sessions,
  statusTold,
} from './platform/module/house-ports.ts'
import { createOperator, type Operator } from './platform/operator/operator.ts'
import { nodeName } from './platform/node-name.ts'
import { reachDatabase } from './platform/reach-database.ts'
import { StartFault } from './platform/start-fault.ts'
import { createRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { secretFile } from './platform/secret-file.ts'
import { brandShown } from './platform/web/brand-shown.ts'
import { loadStorefront } from './platform/web/storefront-build.ts'
import { mountPages } from './platform/web/pages.ts'

export interface StartNeeds {
  readonly config: Config
  readonly log: Log
  /** Hears how the start goes on, a sentence at a time. */
  readonly say: (line: string) => void
  /** Folder of the storefront; null: calls only. */
  readonly storefront: string | null
  /** The database is gone for good: nothing can be answered any more. */
  readonly onDatabaseLost: (fault: unknown) => void
}

export interface Running {
  /** Finishes what is under way, then stops everything that was started, in reverse. Safe to call twice. */
  readonly stop: () => Promise<void>
}

const { version } = product

/** Of notices that nobody signed, as many are read from one address. */
const forgedNotices = { count: 30, seconds: 60, per: 'address' } as const
const poolSize = 10
/** A call whose statement takes longer is answered with 503: nobody waits at a page for longer than that. */
const statementMs = 12_000
/** How long calls under way may take to finish once the server is to stop. */
const finishMs = 4_000
/** For so long at least, whoever asks hears that it should ask again, and a load balancer that probes sees it coming. */
const farewellMs = 500

/**
 * Starts the server: database, tables, modules, ports.
 * @throws StartFault (or a fault of the database with a sentence) when it cannot; what was started by then is stopped.
 */
export async function start(needs: StartNeeds): Promise<Running> {
  const undo = createUndo()
  try {
    await ensureFree(publicPlace(needs.config))
    await ensureFree(operatorPlace(needs.config))
    const { connectionString, primary } = await bringUpDatabase(needs, undo)
    const durability = await ensureDurable(primary, needs.config.demo)
    warn(needs.log, durability)
    needs.say('Preparing the tables')
    await migrateHouse({ connectionString: primary })
    if (needs.config.licence.realMoney) await ensureRealMoney(needs.config, primary)
    const parts = await buildParts(needs, connectionString, undo)
    warn(needs.log, parts.house.warnings)
    const warnings = [...durability, ...parts.house.warnings]
    const operator = operatorOf(needs, parts, undo)
    await open(needs, { ...parts, warnings, operator }, undo)
    return { stop: undo.all }
  } catch (fault) {
    await undo.all()
    throw fault
  }
}

/** @throws StartFault with a sentence for everything that a house lacks to take money that has a value. */
async function ensureRealMoney(config: Config, connectionString: string): Promise<void> {
  const onFault = (): void => undefined
  const database = openDatabase({ connectionString, poolSize: 1, onFault })
  try {
    const found = await findForRealMoney(database, config.databaseUrl === null)
    const lacked = lackedForRealMoney(config, found)
    if (lacked.length === 0) return
    throw new StartFault([
      'REAL_MONEY=1, but this house may not take money yet (npm run doctor says the same at any time):',
      ...lacked,
    ])
  } finally {
    await database.end()
  }
}

function warn(log: Log, sentences: readonly string[]): void {
  for (const sentence of sentences) log.warn(sentence)
}

/** Where the database is, and the one of its hosts that takes writes now. */
async function bringUpDatabase(
  needs: StartNeeds,
  undo: Undo,
): Promise<{ connectionString: string; primary: string }> {
  const { databaseUrl, dataDir, backupDir, archiveSeconds: everySeconds } = needs.config
  if (databaseUrl !== null) {
    return { connectionString: databaseUrl, primary: await reachDatabase(databaseUrl) }
  }
  needs.say('Starting the database')
  const wanted = join(dataDir, 'postgres')
  const postgres = await startPostgres({
    dataDir: wanted,
    log: (line) => needs.log.info({ part: 'postgres' }, line),
    archive: backupDir === null ? undefined : { folder: backupDir, everySeconds },
  })
  undo.add(postgres.stop)
  if (postgres.folder !== wanted)
    needs.say(`The database lies in ${postgres.folder}, for its user may not enter ${wanted}`)
  postgres.onDeath(({ cause, healed }) => {
    needs.log.error({ cause }, 'the database died; starting it again')
    healed.catch(needs.onDatabaseLost)
  })
  const { connectionString } = postgres
  return { connectionString, primary: connectionString }
}

interface Parts {
  readonly bus: Bus
  readonly channels: HouseChannels
  readonly limiter: RateLimiter
  readonly wall: Wall
  readonly database: PooledDatabase
  readonly house: House
  readonly drain: Drain
  readonly metrics: Metrics
  /** Name of this process among all nodes. */
  readonly node: string
  readonly realtime: Realtime
}

/** The secret half of the key that signs receipts. */
const receiptKeyOf = ({ receiptKey, dataDir }: Config): Uint8Array =>
  receiptKey === null
    ? secretFile(join(dataDir, 'secrets', 'receipt-key'), 32)
    : Buffer.from(receiptKey, 'hex')

async function buildParts(needs: StartNeeds, connectionString: string, undo: Undo): Promise<Parts> {
  const { config, log } = needs
  const database = openDatabase({
    connectionString,
    poolSize,
    statementMs,
    onFault: (fault) => log.warn({ err: fault }, 'a database connection broke'),
  })
  undo.add(() => database.end())
  const metrics = createMetrics()
  const counts = createBusCounts()
  const bus = createBus({ url: config.natsUrl, log, watch: counts })
  undo.add(bus.stop)
  metrics.alsoTell(async () => counts.families(bus.state()))
  const channels = openHouseChannels(bus)
  const alone = bus.state() === 'alone'
  const limiter = createRateLimiter(
    systemClock,
    config.rateLimitScale,
    alone ? null : channels.callsCounted.publishToOthers,
  )
  channels.callsCounted.subscribe(limiter.countElsewhere)
  const seedKey =
    config.seedKey === null
      ? secretFile(join(config.dataDir, 'secrets', 'seed-key'), 32)
      : Buffer.from(config.seedKey, 'hex')
  const node = nodeName()
  const wall = wallOf(needs, { database, channels, alone, node, secret: seedKey }, undo)
  const house = await buildHouse({
    database,
    clock: systemClock,
    log,
    metrics,
    bus,
    channels,
    seedKey,
    receiptKey: receiptKeyOf(config),
    signerKeyFile: join(config.dataDir, 'secrets', 'signer-seed-key'),
    node,
    config,
    countForged: (address) =>
      limiter.take(`forged notices ${countedAddress(address)}`, forgedNotices),
  })
  const realtime = createRealtime(house.topics)
  undo.add(async () => {
    await house.stop()
    realtime.stop()
  })
  if (config.demo) await house.seedDemo()
  await house.start()
  return {
    bus,
    channels,
    database,
    house,
    limiter,
    metrics,
    node,
    realtime,
    wall,
    drain: createDrain(),
  }
}

type WallParts = Pick<OpenNeeds, 'database' | 'alone' | 'node' | 'secret'> & Pick<Parts, 'channels'>

function wallOf({ config, log }: StartNeeds, { channels, ...parts }: WallParts, undo: Undo): Wall {
  const { challenge: mode, rateLimitScale: scale } = config
  const counted = channels.risksCounted
  const { wall, stop } = openWall({ ...parts, clock: systemClock, log, mode, scale, counted })
  undo.add(stop)
  return wall
}

function operatorOf({ config, log }: StartNeeds, parts: Parts, undo: Undo): Operator {
  const operator = createOperator({
    config,
    log,
    clock: systemClock,
    metrics: parts.metrics,
    database: parts.database,
    ready: readiness(parts),
    version,
    node: parts.node,
    audit: auditHouse,
    outboxConsumers: parts.house.outboxConsumers,
    houseConcerns: parts.house.concerns,
  })
  undo.add(operator.stop)
  operator.start()
  return operator
}

async function open(
  needs: StartNeeds,
  parts: Parts & { readonly warnings: readonly string[]; readonly operator: Operator },
  undo: Undo,
): Promise<void> {
  const { config, log } = needs
  const { channels, house, drain, limiter, wall, metrics, realtime, warnings } = parts
  const ready = readiness(parts)
  const operatorApp = await createOperatorApp({
    log,
    metrics,
    ready,
    warnings,
    state: parts.operator.state,
    proxies: config.staff.proxies,
    desk: house.desk,
  })
  const app = await createApp({
    config,
    log,
    drain,
    metrics,
    realtime,
    ready,
    answers: house.answers,
    routes: house.routes,
    sessions: house.get(sessions),
    limiter,
    wall,
    sessionOver: channels.sessionOver,
    checkReplies: config.checkReplies,
    maintenance: config.maintenance,
    statusTold: house.get(statusTold),
    socketTimes: { pingMs: 25_000 },
    ...(needs.storefront !== null && { pages: await pagesOf(needs, parts, needs.storefront) }),
  })
  await listen(operatorApp, operatorPlace(config))
  undo.add(() => operatorApp.close())
  await listen(app, publicPlace(config))
  undo.add(async () => {
    drain.begin()
    const [finished] = await Promise.all([drain.idle(finishMs), sleep(farewellMs)])
    if (finished === 'late') log.warn('calls were cut off by the stop')
    await app.close()
  })
}

async function pagesOf(needs: StartNeeds, parts: Parts, storefront: string) {
  const build = await loadStorefront(storefront)
  const { brand, demo, mail, supportMail, publicOrigin, mediaOrigin, adapters } = needs.config
  const { house, metrics } = parts
  return (app: FastifyInstance) =>
    mountPages(app, {
      build,
      metrics,
      brand: brandShown(needs.config),
      brandFiles: brand,
      demo,
      mailbox: mail.delivery.type === 'mailbox',
      supportMail,
      publicOrigin,
      mediaOrigin,
      adapters: adaptersTold(adapters),
      pictures: house.pictures,
      pageValues: house.pageValues,
      sessions: house.get(sessions),
      seenBy: house.get(seenBy),
      gameFrames: house.get(gameFrames),
      knownGame: house.get(knownGame),
    })
}

/** A probe must hear within a second; a database that takes longer is not ready. */
const probeMs = 1_000

function readiness({ bus, database, drain }: Pick<Parts, 'bus' | 'database' | 'drain'>): Readiness {
  return async () => {
    const stopping = drain.open ? [] : ['restart']
    const without = bus.state() === 'lost' ? ['bus'] : []
    const answers = database.query('SELECT 1').then(
      () => true,
      () => false,
    )
    const answered = await Promise.race([answers, late(probeMs)])
    return { waitingFor: answered ? stopping : [...stopping, 'database'], without }
  }
}

const late = (ms: number): Promise<false> => sleep(ms, false, { ref: false })

const publicPlace = (config: Config): Place => ({
  port: config.port,
  host: config.host ?? everyAddress(),
  setting: 'PORT',
})

const operatorPlace = (config: Config): Place => ({
  port: config.operatorPort,
  host: config.operatorHost,
  setting: 'OPERATOR_PORT',
})

async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen({ port: place.port, host: place.host })
  } catch (fault) {
    await app.close()
    throw cannotListen(place, fault)
  }
}

type Undo = ReturnType<typeof createUndo>

/** Remembers how to stop what was started. Each step is tried whatever becomes of the others. */
function createUndo() {
  const steps: (() => Promise<unknown>)[] = []
  let done: Promise<void> | undefined
  const run = async () => {
    const faults: unknown[] = []
    for (const step of steps.toReversed())
      await step().catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw new AggregateError(faults, 'not everything was stopped cleanly')
  }
  return {
    add: (step: () => Promise<unknown>) => {
      steps.push(step)
    },
    all: () => (done ??= run()),
  }
}
