import { inject } from 'vitest'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { buildHouse, type House } from '../house/house.ts'
import { createLoneBus } from '../platform/bus/lone-bus.ts'
import { createTally } from '../platform/challenge/tally.ts'
import { type ChallengeMode, createWall } from '../platform/challenge/wall.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { createDrain, type Drain } from '../platform/drain.ts'
import { createApp } from '../platform/http/app.ts'
import { type HouseChannels, openHouseChannels } from '../platform/house-channels.ts'
import { createRateLimiter } from '../platform/http/rate-limit.ts'
import { keepChild } from '../platform/kept-child.ts'
import { createLog, type Log } from '../platform/log.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import type { Module } from '../platform/module/module.ts'
import {
  closedForWork,
  gameFrames,
  knownGame,
  seenBy,
  sessions,
  statusTold,
} from '../platform/module/house-ports.ts'
import type { PaymentSettings } from '../platform/payment-settings.ts'
import type { ProviderSettings } from '../platform/provider-settings.ts'
import { createRealtime } from '../platform/realtime/realtime.ts'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import { mountPages } from '../platform/web/pages.ts'
import { loadStorefront, type StorefrontBuild } from '../platform/web/storefront-build.ts'

/** The whole server without its pages, on a port and a database of its own, with a clock that tests can put forward. */
export interface TestServer {
  readonly url: string
  readonly house: House
  readonly database: Database
  /** Of the same database, for who looks at it from outside. */
  readonly connectionString: string
  readonly drain: Drain
  /** What nodes tell each other. */
  readonly channels: HouseChannels
  readonly metrics: Metrics
  /** Puts the clock forward. */
  readonly pass: (ms: number) => void
  /** Everything that was logged so far. */
  readonly logged: () => string
  readonly stop: () => Promise<void>
}

export interface TestServerOptions {
  readonly rateLimitScale?: number
  readonly pingMs?: number
  readonly demo?: boolean
  /** Code of the profile of the licence; a demo is its own place, and another house has none. */
  readonly licence?: string | null
  readonly realMoney?: boolean
  /** A file that tells where addresses lie. */
  readonly placesFile?: string | null
  /** Never, unless a test is about it. */
  readonly challenge?: ChallengeMode
  /** Shared with a live chat. */
  readonly chatKey?: string | null
  /** Letters go to the mailbox of a demo; they wait otherwise. */
  readonly mailbox?: boolean
  /** Who moves money; nobody, unless a test is about it. */
  readonly payments?: PaymentSettings
  /** Who plays games of providers; nobody, unless a test is about it. */
  readonly providers?: ProviderSettings
  /** Folder of a storefront. */
  readonly storefront?: string
  /** One that is there already; it is dropped at the end as well. */
  readonly database?: TestDatabase
  /** All modules, unless a test tries others. */
  readonly modules?: readonly Module[]
}

/** What test servers seal with. */
export const testSeedKey = Buffer.alloc(32, 7)

/** What test servers sign receipts with. */
const testReceiptKey = Buffer.alloc(32, 8)

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const cloned = await databaseOf(options)
  const { log, logged } = keptLog()
  const { clock, pass } = movableClock()
  const database = openDatabase({
    connectionString: cloned.connectionString,
    poolSize: 5,
    onFault: (fault) => log.warn({ err: fault }, 'a database connection broke'),
  })
  const [metrics, drain, loneNode] = [createMetrics(), createDrain(), aloneHere()]
  const limiter = createRateLimiter(clock, options.rateLimitScale ?? 1000, null)
  const house = await buildHouse(
    {
      ...loneNode,
      database,
      clock,
      log,
      metrics,
      seedKey: testSeedKey,
      receiptKey: testReceiptKey,
      signerKeyFile: null,
      config: houseConfig(options),
      countForged: (address) =>
        limiter.take(`forged ${address}`, { count: 5, seconds: 60, per: 'address' }),
    },
    options.modules,
  )
  const realtime = createRealtime(house.topics)
  await house.start()
  const app = await createApp({
    // One hop is believed, so that a test can come from any address.
    config: { publicOrigin: null, trustProxy: 1, rateLimitScale: options.rateLimitScale ?? 1000 },
    answers: house.answers,
    routes: house.routes,
    sessions: house.get(sessions),
    limiter,
    wall: wallOf(options, { database, clock, log }),
    checkReplies: true,
    closedForWork: house.get(closedForWork),
    sessionOver: loneNode.channels.sessionOver,
    statusTold: house.get(statusTold),
    socketTimes: { pingMs: options.pingMs ?? 25_000 },
    ready: async () => ({ waitingFor: drain.open ? [] : ['restart'], without: [] }),
    log,
    metrics,
    realtime,
    drain,
    ...(options.storefront !== undefined && {
      pages: pagesOf({ house, metrics }, await loadStorefront(options.storefront)),
    }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    house,
    database,
    connectionString: cloned.connectionString,
    drain,
    channels: loneNode.channels,
    metrics,
    pass,
    logged,
    stop: async () => {
      await app.close()
      await house.stop()
      realtime.stop()
      await database.end()
      await cloned.drop()
    },
  }
}

const databaseOf = async ({ database }: TestServerOptions): Promise<TestDatabase> =>
  database ?? cloneDatabase()

const wallOf = (
  { challenge: mode = 'off', rateLimitScale: scale = 1000 }: TestServerOptions,
  parts: { readonly database: Database; readonly clock: Clock; readonly log: Log },
) =>
  createWall({ ...parts, mode, scale, tally: createTally(parts.clock, null), secret: testSeedKey })

const houseConfig = ({
  demo = true,
  mailbox = false,
  chatKey = null,
  payments = noPayments,
  providers = { named: [], sandbox: null },
  licence,
  realMoney = false,
  placesFile = null,
}: TestServerOptions) => ({
  payments,
  providers,
  seedKey: null,
  rateSources: payments.sandbox === null ? [] : (['sandbox'] as const),
  sanctionsDir: null,
  brand: { name: 'Fairhouse Casino', logo: null, colors: null, legalDir: null },
  addressScreen: null,
  identity: null,
  licence: {
    ...noLicence,
    code: licence === undefined ? (demo ? 'demo' : null) : licence,
    realMoney,
    placesFile,
  },
  staff: {
    secondFactor: !demo,
    origin: null,
    addresses: ['127.0.0.0/8', '::1', '10.0.0.0/8'],
    proxies: [],
  },
  adapters: { ...noAdapters, chatKey },
  sessionIdleMinutes: 30,
  publicOrigin: null,
  demo,
  keepRoundsMonths: null,
  archiveDir: inject('scratchFolder'),
  supportMail: null,
  mail: { ...houseMail, delivery: { type: mailbox ? 'mailbox' : 'none' } as const },
})

const noPayments: PaymentSettings = {
  sandbox: null,
  chainsOnDemand: [],
  providerOf: {},
  environment: {},
}

const noLicence = { number: null, holder: null, hiddenFile: null }

const noAdapters = { chat: null, analytics: null, reporting: null }

const houseMail = {
  from: { name: 'House', address: 'no-reply@house.test' },
  origin: 'http://house.test',
}

/** A node without others. */
function aloneHere() {
  const bus = createLoneBus()
  return { bus, channels: openHouseChannels(bus), node: 'test', keepChild }
}

function pagesOf(parts: Pick<TestServer, 'house' | 'metrics'>, build: StorefrontBuild) {
  const { house, metrics } = parts
  return (app: FastifyInstance) =>
    mountPages(app, {
      sessions: house.get(sessions),
      seenBy: house.get(seenBy),
      gameFrames: house.get(gameFrames),
      knownGame: house.get(knownGame),
      pageValues: house.pageValues,
      pictures: house.pictures,
      build,
      metrics,
      brand: {
        name: 'Fairhouse Casino',
        logo: null,
        colors: null,
        legalTexts: {},
        licence: null,
      },
      brandFiles: { logo: null, colors: null },
      demo: true,
      mailbox: false,
      supportMail: null,
      publicOrigin: null,
      mediaOrigin: null,
      adapters: noAdapters,
    })
}

function movableClock(): { clock: Clock; pass: (ms: number) => void } {
  let ahead = 0
  return { clock: { now: () => Date.now() + ahead }, pass: (ms) => void (ahead += ms) }
}

function keptLog(): { log: Log; logged: () => string } {
  const lines: string[] = []
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: createLog('trace', into), logged: () => lines.join('') }
}
