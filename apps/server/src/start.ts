import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import product from '../package.json' with { type: 'json' }
import { type GroundNeeds, layGround, operatorPlace, publicPlace } from './ground.ts'
import { auditHouse } from './house/audit-house.ts'
import { buildHouse, type House } from './house/house.ts'
import type { Bus } from './platform/bus/bus.ts'
import { createBusCounts } from './platform/bus/bus-counts.ts'
import { adaptersTold } from './platform/adapter-settings.ts'
import { createBus } from './platform/bus/create-bus.ts'
import { openWall, type OpenNeeds } from './platform/challenge/open-wall.ts'
import type { Wall } from './platform/challenge/wall.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase, type PooledDatabase } from './platform/database.ts'
import { createDrain, type Drain } from './platform/drain.ts'
import { type HouseChannels, openHouseChannels } from './platform/house-channels.ts'
import { countedAddress } from './platform/http/address.ts'
import { createApp } from './platform/http/app.ts'
import type { Readiness } from './platform/http/health.ts'
import { createOperatorApp } from './platform/http/operator-app.ts'
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limit.ts'
import { keepChild } from './platform/kept-child.ts'
import type { NodeLink } from './platform/keeper/node-link.ts'
import { cannotListen, type Place } from './platform/listen.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import {
  closedForWork,
  gameFrames,
  knownGame,
  seenBy,
  sessions,
  statusTold,
} from './platform/module/house-ports.ts'
import { createOperator, type Operator } from './platform/operator/operator.ts'
import { nodeName } from './platform/node-name.ts'
import { createRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { secretFile } from './platform/secret-file.ts'
import { createExporter } from './platform/tracing/exporter.ts'
import { createTracer, type Tracer } from './platform/tracing/tracer.ts'
import { brandShown } from './platform/web/brand-shown.ts'
import { loadStorefront } from './platform/web/storefront-build.ts'
import { mountPages } from './platform/web/pages.ts'
import { createUndo, type Undo } from './undo.ts'
import type { Running } from './life.ts'

export interface StartNeeds extends GroundNeeds {
  /** Folder of the storefront; null: calls only. */
  readonly storefront: string | null
  /** To the keeper that started this process among others; without it the process is a node by itself. */
  readonly link?: NodeLink
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
    const ground = needs.link?.ground ?? (await layGround(needs, undo))
    const parts = await buildParts(needs, ground.connectionString, undo)
    for (const sentence of parts.house.warnings) needs.log.warn(sentence)
    const warnings = [...ground.warnings, ...parts.house.warnings]
    const operator = operatorOf(needs, parts, undo)
    await open(needs, { ...parts, warnings, operator }, undo)
    return { stop: undo.all }
  } catch (fault) {
    await undo.all()
    throw fault
  }
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
  readonly tracer: Tracer | undefined
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
  const metrics = createMetrics(needs.link?.ground.place)
  const counts = createBusCounts()
  const bus = createBus({ url: config.natsUrl, link: needs.link, log, watch: counts })
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
  const tracer = tracerOf(needs, { metrics, node }, undo)
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
    keepChild: needs.link?.keepChild ?? keepChild,
    traces: tracer,
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
    tracer,
    wall,
    drain: createDrain(),
  }
}

/** Undefined where nothing is traced. */
function tracerOf(
  { config, log }: StartNeeds,
  { metrics, node }: Pick<Parts, 'metrics' | 'node'>,
  undo: Undo,
): Tracer | undefined {
  if (config.traces === null) return undefined
  const { url, share } = config.traces
  const resource = { 'service.name': 'fairhouse', 'service.instance.id': node }
  const exporter = createExporter({
    url,
    log,
    resource: { ...resource, 'service.version': version },
  })
  undo.add(exporter.stop)
  metrics.alsoTell(async () => exporter.families())
  return createTracer({ share, random: Math.random, now: systemClock.now, keep: exporter.keep })
}

type WallParts = Pick<OpenNeeds, 'database' | 'alone' | 'node' | 'secret'> & Pick<Parts, 'channels'>

function wallOf({ config, log }: StartNeeds, { channels, ...parts }: WallParts, undo: Undo): Wall {
  const { challenge: mode, rateLimitScale: scale } = config
  const counted = channels.risksCounted
  const { wall, stop } = openWall({ ...parts, clock: systemClock, log, mode, scale, counted })
  undo.add(stop)
  return wall
}

function operatorOf({ config, log, link }: StartNeeds, parts: Parts, undo: Undo): Operator {
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
    link: link ?? null,
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
  const { channels, house, drain, limiter, wall, metrics, realtime, tracer, warnings } = parts
  const ready = readiness(parts)
  const operatorApp = await createOperatorApp({
    log,
    metrics: parts.operator.metrics,
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
    tracer,
    ready,
    answers: house.answers,
    routes: house.routes,
    sessions: house.get(sessions),
    limiter,
    wall,
    sessionOver: channels.sessionOver,
    checkReplies: config.checkReplies,
    closedForWork: config.maintenance
      ? () => ({ refused: 'maintenance' })
      : house.get(closedForWork),
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

async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen({ port: place.port, host: place.host })
  } catch (fault) {
    await app.close()
    throw cannotListen(place, fault)
  }
}
