import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { providerById } from '@fairhouse/contract/entities/provider'
import { rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import Fastify, { type FastifyInstance } from 'fastify'
import { createBonusDesk } from '#modules/bonuses'
import {
  type AddressScreen,
  type Cashier,
  type Correction,
  createCashier,
  destinationFacts,
  lookAgain,
  noteCorrection,
  paymentFacts,
} from '#modules/cashier'
import { type Compliance, createCompliance } from '#modules/compliance'
import { type Catalog, createCatalog, titlesOf } from '#modules/catalog'
import { createJackpots, type Jackpots } from '#modules/jackpots'
import { createMaintenance, type Maintenance } from '#modules/maintenance'
import { openComplaintDesk } from '#modules/complaints'
import { accountDesk } from '#modules/identity'
import type { Clock } from '#platform/clock'
import { createLoneBus } from '../../../platform/bus/lone-bus.ts'
import { openDatabase, type PooledDatabase, type Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { createLog, type Log } from '#platform/log'
import { cloneDatabase } from '#platform/test-database'
import { wheelTitle } from '../../play/testing/wheel.ts'
import { shownComplaints } from '../../complaints/complaints.ts'
import { type Content, createContent } from '../../content/content.ts'
import type { ContentNeeds } from '../../content/needs.ts'
import { openSupportDesk } from '../../support/support-desk.ts'
import { createSessionKeeper } from '../../identity/keep-sessions.ts'
import { sendMessage } from '../../inbox/send-message.ts'
import { nothingAgainst, testNeeds } from '../../bonuses/testing/test-bonuses.ts'
import { ownProtection } from '../../protection/own-protection.ts'
import { createMetrics } from '#platform/metrics'
import { type HouseChannels, openHouseChannels } from '#platform/house-channels'
import type { StaffSettings } from '#platform/staff-settings'
import { createBackoffice } from '../backoffice.ts'
import { playersInSegment } from '../segments/in-segment.ts'
import type { LoyaltyDesk, TournamentDesk } from '../rewards.ts'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { createWall, type Wall } from '../wall/wall.ts'

/** A desk over a database of its own, with the real cashier and compliance behind it, and nobody outside. */
export interface TestDesk {
  readonly app: FastifyInstance
  readonly database: PooledDatabase
  readonly cashier: Cashier
  readonly compliance: Compliance
  /** Who is asked about addresses of coins; tests set it. */
  readonly lists: { screen: AddressScreen | null }
  readonly catalog: Catalog
  /** Its title has one meter, "wheel"; a test that wants it opens it. */
  readonly jackpots: Jackpots
  readonly maintenance: Maintenance
  readonly channels: HouseChannels
  readonly content: Content
  readonly wall: Wall
  /** Keys of sessions that were told to be over. */
  readonly sessionsOver: readonly string[]
  /** Moves the time on. */
  readonly pass: (ms: number) => void
  /** A withdrawal that waits for so many people. @returns its id. */
  readonly withdrawal: (
    player: PlayerId,
    wanted: { readonly people: number; readonly reason?: string },
  ) => Promise<string>
  readonly stop: () => Promise<void>
}

/** 1 November 2026, noon. */
const noon = 1_793_534_400_000

/**
 * @param rewards desks of modules that lie above this one; without them nobody counts points or holds tournaments.
 * @param staff what the operator set: whether everybody has to have a second factor, and where the desk is.
 */
export async function openTestDesk(rewards: Rewards = {}, staff: Staff = {}): Promise<TestDesk> {
  const test = await cloneDatabase({ forgetful: true })
  const database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
  let now = noon
  const ground = {
    database,
    clock: { now: () => now },
    log: createLog('silent', { write: () => undefined }),
    sealKey: new Uint8Array(32).fill(7),
    originOf: (host: string) => `http://${host}`,
  }
  const sessionsOver: string[] = []
  const catalog = catalogOn(ground)
  await catalog.start()
  const payments = paymentsOn(ground)
  const { compliance, cashier } = payments
  const channels = openHouseChannels(createLoneBus())
  const wall = createWall({ ...ground, metrics: createMetrics(), channels, node: 'here' })
  const shows = shownOn(ground, catalog)
  const backoffice = createBackoffice({
    ...ground,
    secretsKey: ground.sealKey,
    ...shows,
    wall,
    staff: { ...ofStaff, ...staff },
    cashier: cashier.desk,
    compliance: compliance.desk,
    accounts: accountsOn(ground, sessionsOver),
    complaints: openComplaintDesk({ ...ground, send: nothing }),
    ...rest,
    support: openSupportDesk({ ...ground, ...everythingIsOwn, send: nothing }),
    protection: ownProtection(database),
    catalog,
    complaintsOf: (player) => shownComplaints(ground, player),
    send: (tx, player, texts, messageId) =>
      sendMessage({ ...ground, touchSeat: nothing }, tx, { player, texts, messageId }),
    levelsOf: () => null,
    bonuses: bonusesOn(ground),
    jackpots: shows.jackpots.desk,
    loyalty: () => rewards.loyalty ?? null,
    tournaments: () => rewards.tournaments?.(ground) ?? null,
    referrals: () => null,
  })
  const app = Fastify()
  await backoffice.mount(app)
  await backoffice.seedDemoStaff()
  return {
    app,
    database,
    ...payments,
    sessionsOver,
    catalog,
    ...shows,
    channels,
    wall,
    pass: (ms) => void (now += ms),
    withdrawal: (player, wanted) => insertWithdrawal(database, player, { ...wanted, now }),
    stop: async () => {
      catalog.stop()
      await app.close()
      await database.end()
      await test.drop()
    },
  }
}

type Staff = Partial<Pick<StaffSettings, 'secondFactor' | 'origin'>>

const ofStaff: StaffSettings = {
  secondFactor: false,
  origin: null,
  addresses: ['127.0.0.0/8', '10.0.0.0/8'],
  proxies: [],
}

/** What higher modules give the desk. */
interface Rewards {
  readonly loyalty?: LoyaltyDesk
  readonly tournaments?: (ground: Pick<Ground, 'clock'>) => TournamentDesk
}

interface Ground {
  readonly database: PooledDatabase
  readonly clock: Clock
  readonly log: Log
  readonly sealKey: Uint8Array
  readonly originOf: (host: string) => string
}

const nothing = async () => undefined

/** Whatever a ticket is about is its player's. */
const everythingIsOwn = { ownsRound: async () => true, ownsPayment: async () => true }

/** A jackpot that is drawn for. */
const drawnFor: JackpotTerms = {
  won: 'byDraw',
  name: 'grand',
  meter: 'wheel',
  seed: 5_000,
  grows: 10_000,
  laidBy: 10_000,
  ceiling: 12_000,
  turnover: 1_000_000,
}

/** Meters of titles that have these jackpots. */
export const jackpotsOn = (
  ground: Pick<Ground, 'database' | 'clock' | 'sealKey'>,
  jackpots: readonly JackpotTerms[],
): Jackpots =>
  createJackpots({
    ...ground,
    log: createLog('silent', { write: () => undefined }),
    seeds: createSeedKeeper({ houseSecret: ground.sealKey }),
    titles: [{ uri: 'wheel', jackpots }],
    loginsForOthers: async () => new Map(),
  })

/** Bonuses of players against whom nothing stands. */
const bonusesOn = (ground: Ground) =>
  createBonusDesk({
    ...testNeeds({ ...ground, says: nothingAgainst() }),
    pricedGames: () => [
      { ...wheelTitle.manifest, kind: 'slot', mechanics: [], certificate: wheelTitle.certificate },
    ],
  })

const catalogOn = (ground: Ground): Catalog =>
  createCatalog({
    ...ground,
    titles: titlesOf([wheelTitle]),
    artOf: () => null,
    played: { of: () => 'played', stamp: () => 0 },
    tellChanged: () => undefined,
  })

/** Accounts whose letters go nowhere. @param over hears of sessions that are over. */
const accountsOn = (ground: Ground, over: string[]) =>
  accountDesk({
    ...ground,
    sessions: createSessionKeeper({
      ...ground,
      sessionIdleMs: 3_600_000,
      touchSeat: nothing,
      sessionOver: (key) => {
        over.push(key)
      },
    }),
    touchSeat: nothing,
    postLetter: nothing,
    playerChanged: () => undefined,
  })

/** What players are shown of the house: what it tells them, and its meters. */
const shownOn = (
  ground: Ground,
  catalog: Catalog,
): Pick<TestDesk, 'maintenance' | 'content' | 'jackpots'> => {
  const maintenance = maintenanceOn(ground, catalog)
  const content = contentOn({ ...ground, notices: maintenance.announced })
  return { maintenance, content, jackpots: jackpotsOn(ground, [drawnFor]) }
}

/** Another node of the same house, as far as it is closed for work. */
export const maintenanceOn = (
  ground: Pick<Ground, 'database' | 'clock'>,
  catalog: Pick<Catalog, 'sortOf' | 'providerOf'>,
): Maintenance =>
  createMaintenance({
    ...ground,
    tellChanged: () => undefined,
    providerName: (provider) => providerById(provider)?.name,
    gameName: (game) => catalog.sortOf(game)?.name,
    providerOf: catalog.providerOf,
  })

/** Banners and news that nobody hears of. */
const contentOn = (ground: Ground & Pick<ContentNeeds, 'notices'>): Content =>
  createContent({
    ...ground,
    previewKey: ground.sealKey,
    tellChanged: () => undefined,
    send: nothing,
    mayPromote: async () => true,
    playersInSegment,
  })

const paymentsOn = (ground: Ground): Pick<TestDesk, 'cashier' | 'compliance' | 'lists'> => {
  const lists: TestDesk['lists'] = { screen: null }
  const compliance = complianceOn(ground, lists)
  return { cashier: cashierOn(ground, compliance), compliance, lists }
}

const complianceOn = (ground: Ground, lists: TestDesk['lists']): Compliance =>
  createCompliance({
    ...ground,
    brand: 'Fairhouse',
    coinWallets: async () => ({ wallets: [] }),
    smallPayment: async () => ({ refused: 'methodUnavailable' }),
    identityProvider: null,
    sanctionsDir: null,
    demo: true,
    licence: 'demo',
    placeRules: async () => rulesOf('demo', null),
    paymentsOf: paymentFacts,
    destinationOf: destinationFacts,
    addressScreen: () => lists.screen,
    lookAgain: (tx, payment) => lookAgain(tx, payment, ground.clock.now()),
    judgeAgain: nothing,
    turnoverSince: async () => amount(0n),
    laidBets: async () => [],
    playersInBrowsers: async () => [],
    askForContact: nothing,
    nameOf: async () => ({ firstName: null, lastName: null }),
  })

const cashierOn = (ground: Ground, compliance: Compliance): Cashier =>
  createCashier({
    ...ground,
    brand: 'Fairhouse Casino',
    methods: () => [],
    missed: () => [],
    provider: () => undefined,
    quote: async () => null,
    rules: compliance.paymentRules,
    payerOf,
    provenLately: async () => null,
    hasOpenRound: async () => false,
    touchSeat: nothing,
    bonuses: () => null,
    paymentMoved: nothing,
    playerStatus: () => Promise.reject(new Error('nobody asks')),
    tellPayment: () => undefined,
  })

const payerOf = async (_on: unknown, player: PlayerId) => ({
  player,
  userType: 1 as const,
  isTestMoney: true,
  country: 'DE',
  email: 'a@b.example',
  firstName: '<b>Ada</b>',
  lastName: 'Lovelace',
  suspended: false,
  emailVerified: true,
  registeredAt: noon,
})

/** What no test of the desk looks at. */
const rest = {
  noteCorrection: (tx: Transaction, made: Correction) => noteCorrection(tx, made, 'demo.1'),
  brand: 'Test',
  payerOf,
  paymentsOf: paymentFacts,
  turnoverSince: async () => amount(0n),
  publicOrigin: null,
  touchSeat: nothing,
  roundDetail: async () => null,
  loyaltyOf: async () => null,
}

async function insertWithdrawal(
  database: PooledDatabase,
  player: PlayerId,
  wanted: { readonly people: number; readonly reason?: string; readonly now: number },
): Promise<string> {
  const id = uuidV7(wanted.now)
  await database.query(
    `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, hold, reason, approvals_needed, review,
       created_at, changed_at)
     SELECT $1, $2, 'withdrawal', 'pending', 'USD', 150000, true, 'card', $1, $3, $4, '{twoPeople}', moment, moment
     FROM to_timestamp($5::double precision / 1000) AS moment`,
    [id, player, wanted.reason ?? 'review', wanted.people, wanted.now],
  )
  return id
}
