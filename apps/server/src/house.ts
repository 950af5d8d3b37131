import type { Backoffice } from '#modules/backoffice'
import type { Cashier } from '#modules/cashier'
import {
  type Catalog,
  createCatalog,
  discoverTitles,
  seedSandbox,
  titlesOf,
} from '#modules/catalog'
import { type Compliance, mayPromote, playRulesIn } from '#modules/compliance'
import { accountRules, type Identity } from '#modules/identity'
import { createInbox } from '#modules/inbox'
import type { Jackpots } from '#modules/jackpots'
import { expirePending } from '#modules/ledger'
import { createLobby, type Lobby } from '#modules/lobby'
import type { Mail } from '#modules/mail'
import type { Payments } from '#modules/payments'
import type { Play } from '#modules/play'
import type { Answers } from '#platform/answer'
import type { Bus } from '#platform/bus/bus'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { PlainRoute } from '#platform/http/plain-route'
import type { Sessions } from '#platform/http/sessions'
import type { HouseChannels } from '#platform/house-channels'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { Lease } from '#platform/leases/lease'
import { doPeriodically } from '#platform/leases/periodic'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { createOutbox, type Outbox } from '#platform/outbox'
import type { PartitionKeeper } from '#platform/partitions/index'
import type { Topic } from '#platform/realtime/topic'
import { type Pictures, readPictures } from '#platform/web/pictures'
import { backofficeOf } from './backoffice-of.ts'
import { cashierOf } from './cashier-of.ts'
import { complianceOf } from './compliance-of.ts'
import { partitionsOf } from './partitions-of.ts'
import { paymentsOf } from './payments-of.ts'
import { playOf } from './play-of.ts'
import { type Seeds, seedsOf } from './seeds-of.ts'
import { identityOf } from './identity-of.ts'
import { jackpotsOf } from './jackpots-of.ts'
import { listenToOtherNodes } from './listen-to-other-nodes.ts'
import { mailOf } from './mail-of.ts'
import { notOpenYet } from './not-open-yet.ts'
import type { AccountRules } from '@fairhouse/contract/account-rules'
import type { Game } from '@fairhouse/contract/entities/game'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'

export interface HouseNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly bus: Pick<Bus, 'onMissed' | 'state'>
  readonly channels: HouseChannels
  readonly seedKey: Uint8Array
  readonly receiptKey: Uint8Array
  /** Where the signer's public key is kept over a restart; null: nowhere. */
  readonly signerKeyFile: string | null
  /** Name of this process among all nodes. */
  readonly node: string
  readonly config: Pick<
    Config,
    | 'brand'
    | 'sessionIdleMinutes'
    | 'demo'
    | 'keepRoundsMonths'
    | 'archiveDir'
    | 'publicOrigin'
    | 'mail'
    | 'adapters'
    | 'payments'
    | 'seedKey'
    | 'rateSources'
    | 'sanctionsDir'
    | 'identity'
  >
  /** Counts something from this address that was not signed as it must be. @returns seconds for which no more is taken; 0: go on. */
  readonly countForged: (address: string) => number
}

/** All modules, wired. */
export interface House {
  readonly answers: Answers
  readonly sessions: Sessions
  readonly statusOf: (player: PlayerId | null) => Promise<UserStatus>
  /** What browsers can follow on `/ws`. */
  readonly topics: readonly Topic[]
  /** Tells a player's browsers the status that an answer told one of them. */
  readonly statusTold: Lobby['user']['publish']
  /** The newest wins, newest first. */
  readonly winners: Lobby['winners']['newest']
  readonly jackpots: Jackpots['show']
  /** What the cashier takes now. */
  readonly paymentMethods: () => readonly PaymentMethod[]
  readonly games: () => readonly Game[]
  readonly seenBy: Lobby['seenBy']
  readonly pictures: Pictures
  readonly knownGame: Catalog['known']
  readonly accountRules: AccountRules
  /** Who hears of what was committed. */
  readonly outboxConsumers: () => readonly { readonly name: string; readonly topic: string }[]
  /** What staff and rules do to accounts. */
  readonly accounts: Pick<Identity, 'raiseFlag' | 'clearFlag' | 'changeEmail' | 'markUndeliverable'>
  /** Begins the work in the background; calls may come once it resolved. */
  readonly start: () => Promise<void>
  /** What is answered besides calls and pages. */
  readonly routes: readonly PlainRoute[]
  /** What an operator should look at, in sentences. */
  readonly concerns: () => Promise<readonly string[]>
  readonly seedDemo: () => Promise<void>
  /** Adds the pages at which the house's people work to the app of the operator port. */
  readonly desk: Backoffice['mount']
  /** Finishes what was begun, then rests. No call may come any more. */
  readonly stop: () => Promise<void>
}

const sweepEveryMs = 60 * 60_000
/** A wish for a new password that a node died over is looked at so long afterwards at the latest. */
const recoverEveryMs = 60_000
/** A letter that is too late says so after this. */
const mailEveryMs = 60_000
/** What is played now is in the lists of all nodes after this and some seconds. */
const trendingEveryMs = 20_000
/** So soon after midnight at the latest it is known anew which games have players in common. */
const togetherEveryMs = 10 * 60_000
/** Held money is back so long after its time at the latest. */
const expireEveryMs = 60_000
/** A node that dies while it does periodic work is followed after this. */
const leaseLastsMs = 30_000
/** What payments wait for is looked at this often. */
const paymentsEveryMs = 2_000

/** Builds every module and gives each what it needs of the others. */
export async function buildHouse(needs: HouseNeeds): Promise<House> {
  const modules = await wired(needs)
  const { identity, catalog, play, lobby, inbox, outbox, pictures } = modules
  const backoffice = backofficeOf(needs, modules)
  listenToOtherNodes(needs, modules)
  return {
    answers: {
      ...identity.answers,
      ...play.answers,
      ...modules.jackpots.answers,
      ...modules.cashier.answers,
      ...modules.payments.answers,
      ...lobby.answers,
      ...inbox.answers,
      ...modules.compliance.answers,
      ...notOpenYet,
    },
    sessions: identity.sessions,
    statusOf: lobby.statusOf,
    topics: [...lobby.topics, ...modules.jackpots.topics],
    statusTold: lobby.user.publish,
    winners: lobby.winners.newest,
    jackpots: modules.jackpots.show,
    paymentMethods: () => modules.payments.methods().map(({ method }) => method),
    games: () => catalog.ownGames(),
    seenBy: lobby.seenBy,
    pictures,
    accountRules,
    knownGame: catalog.known,
    outboxConsumers: outbox.consumers,
    accounts: identity,
    routes: [
      ...modules.mail.routes,
      ...identity.routes,
      ...modules.play.routes,
      ...modules.payments.routes,
      ...modules.compliance.routes,
    ],
    concerns: async () => [
      ...(await modules.mail.concerns()),
      ...(await modules.payments.concerns()),
      ...(await modules.jackpots.concerns()),
      ...modules.seeds.concerns(),
      ...modules.compliance.concerns(),
    ],
    seedDemo: async () => {
      await modules.seeds.ready()
      await identity.seedDemoAccounts()
      await seedSandbox(needs.database)
      await backoffice.seedDemoStaff()
    },
    desk: backoffice.mount,
    ...backgroundOf(needs, { ...modules, backoffice }),
  }
}

/** The modules, each knowing what it needs of the others. */
async function wired(needs: HouseNeeds) {
  const { database, clock, log, channels } = needs
  const [outbox, pictures] = [createOutbox({ database, log }), readPictures()]
  const catalog = await catalogOf(needs, pictures)
  const mail = mailOf(needs, (email) => identity.markUndeliverable(email))
  // Play and identity need each other; what points upward is called only once both are there.
  const identity = identityOf(needs, {
    mail,
    play: () => play,
    inbox: () => inbox,
    cashier: () => cashier,
    lobby: () => lobby,
  })
  const seeds = seedsOf(needs)
  const jackpots = jackpotsOf({ ...needs, seeds: seeds.keeper }, catalog, identity)
  const payments = await paymentsOf(
    { ...needs, signer: seeds.signer },
    { identity, cashier: () => cashier },
  )
  const play = playOf(
    { ...needs, seeds: seeds.keeper },
    { catalog, identity, jackpots, payments, outbox },
  )
  const inbox = createInbox({
    database,
    clock,
    outbox,
    touchSeat: play.touchSeat,
    playerStatus: (player) => lobby.playerStatus(player),
    tellPlayers: channels.playersChanged.publish,
  })
  const compliance = complianceOf(needs)
  const cashier = cashierOf(needs, {
    identity,
    play,
    inbox,
    mail,
    payments,
    compliance,
    playerStatus: (player) => lobby.playerStatus(player),
  })
  const lobby = lobbyOf(needs, { identity, catalog, play, outbox })
  return {
    mail,
    payments,
    identity,
    catalog,
    jackpots,
    play,
    inbox,
    compliance,
    cashier,
    lobby,
    outbox,
    pictures,
    seeds,
    partitions: partitionsOf(needs),
  }
}

/** What players and pages are shown of games, and of each other. */
const lobbyOf = (
  { database, clock, log, bus, channels, config }: HouseNeeds,
  {
    identity,
    catalog,
    play,
    outbox,
  }: {
    readonly identity: Identity
    readonly catalog: Catalog
    readonly play: Play
    readonly outbox: Outbox
  },
): Lobby =>
  createLobby({
    database,
    clock,
    log,
    identity,
    play,
    outbox,
    tellChanged: bus.state() === 'alone' ? null : channels.playersChanged.publishToOthers,
    tellWinners: channels.winners.publish,
    chatKey: config.adapters.chatKey,
    isGame: catalog.isGame,
    offered: catalog.offered,
    mayPromote,
    playRulesIn: (country) => playRulesIn(country, config),
  })

/** Every title of the house that may be offered. */
async function catalogOf(
  { database, clock, log, channels }: HouseNeeds,
  pictures: Pictures,
): Promise<Catalog> {
  const { titles, unoffered } = await discoverTitles()
  for (const { uri, reason } of unoffered) log.warn({ uri, reason }, 'title is not offered')
  return createCatalog({
    database,
    clock,
    log,
    titles: titlesOf(titles),
    artOf: pictures.artOf,
    tellChanged: () => channels.catalogueChanged.publishToOthers(null),
  })
}

/** What goes on without being asked for, in the order in which it begins and ends. */
function backgroundOf(
  { database, clock, log, node }: HouseNeeds,
  parts: {
    readonly mail: Mail
    readonly payments: Payments
    readonly identity: Identity
    readonly catalog: Catalog
    readonly jackpots: Jackpots
    readonly play: Play
    readonly compliance: Compliance
    readonly cashier: Cashier
    readonly backoffice: Backoffice
    readonly lobby: Lobby
    readonly outbox: Outbox
    readonly partitions: PartitionKeeper
    readonly seeds: Seeds
  },
): Pick<House, 'start' | 'stop'> {
  const { mail, payments, identity, catalog, jackpots, play, lobby, outbox, partitions, seeds } =
    parts
  const background: { readonly stop: () => Promise<void> }[] = []
  const periodically = (
    name: string,
    everyMs: number,
    work: (lease: Lease) => Promise<unknown>,
  ): void => {
    const job = { database, log, name, holder: node, lastsMs: leaseLastsMs, everyMs, work }
    background.push(doPeriodically(job))
  }
  return {
    start: async () => {
      await seeds.ready()
      seeds.start()
      await partitions.start()
      await catalog.start()
      await jackpots.start()
      await lobby.start()
      await outbox.start()
      await parts.compliance.start()
      await play.start()
      mail.start()
      await payments.start()
      periodically('identity sweep', sweepEveryMs, () => identity.sweep())
      periodically('identity recoveries', recoverEveryMs, () => identity.answerRecoveries())
      periodically('lobby trending', trendingEveryMs, lobby.reckonTrending)
      periodically('lobby together', togetherEveryMs, lobby.reckonTogether)
      periodically('compliance sweep', sweepEveryMs, () => parts.compliance.sweep())
      periodically('cashier', paymentsEveryMs, () => parts.cashier.lookAfter())
      periodically('cashier sweep', sweepEveryMs, () => parts.cashier.sweep())
      periodically('backoffice sweep', sweepEveryMs, () => parts.backoffice.sweep())
      periodically('mail sweep', mailEveryMs, () => mail.sweep())
      periodically('ledger expiry', expireEveryMs, () => {
        const now = clock.now()
        return expirePending(database, now, () => uuidV7(now))
      })
    },
    stop: async () => {
      await Promise.all(background.map((job) => job.stop()))
      catalog.stop()
      await partitions.stop()
      await play.drain()
      await payments.stop()
      await seeds.stop()
      await mail.stop()
      await outbox.stop()
      await lobby.stop()
    },
  }
}
