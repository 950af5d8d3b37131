import { createCatalog, discoverTitles, titlesOf } from '#modules/catalog'
import { notSuspended } from '#modules/compliance'
import { createIdentity } from '#modules/identity'
import { expirePending } from '#modules/ledger'
import { createLobby, playerStatus, visitorStatus } from '#modules/lobby'
import { carrySums } from '#modules/ledger'
import { carryRounds, createPlay } from '#modules/play'
import type { Answers } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { Sessions } from '#platform/http/sessions'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { createOutbox } from '#platform/outbox'
import { createPartitionKeeper, type PartitionKeeper } from '#platform/partitions/index'
import type { Realtime } from '#platform/realtime'
import type { Game } from '@fairhouse/contract/entities/game'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'

export interface HouseNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly realtime: Realtime
  readonly seedKey: Uint8Array
  readonly config: Pick<Config, 'sessionIdleMinutes' | 'demo' | 'keepRoundsMonths' | 'archiveDir'>
}

/** All modules, wired. */
export interface House {
  readonly answers: Answers
  readonly sessions: Sessions
  readonly statusOf: (player: PlayerId | null) => Promise<UserStatus>
  readonly games: () => readonly Game[]
  readonly ownGame: (uri: string) => { readonly uri: string; readonly name: string } | undefined
  /** Begins the work in the background; calls may come once it resolved. */
  /** Who hears of what was committed. */
  readonly outboxConsumers: () => readonly { readonly name: string; readonly topic: string }[]
  readonly start: () => Promise<void>
  readonly seedDemo: () => Promise<void>
  /** Finishes what was begun, then rests. No call may come any more. */
  readonly stop: () => Promise<void>
}

const sweepEveryMs = 60 * 60_000
/** Held money is back so long after its time at the latest. */
const expireEveryMs = 60_000

/**
 * Builds every module and gives each what it needs of the others. The order of the gates is the policy: whether a player may
 * play at all is asked before whether the game can be played.
 */
export async function buildHouse(needs: HouseNeeds): Promise<House> {
  const { database, clock, log, realtime } = needs
  const { titles, unoffered } = await discoverTitles()
  for (const { uri, reason } of unoffered) log.warn({ uri, reason }, 'title is not offered')
  const outbox = createOutbox({ database, log })
  const partitions = partitionsOf(needs)
  const catalog = createCatalog({ database, log, titles: titlesOf(titles) })
  // Play and identity need each other; what points upward is called only once both are there.
  const identity = createIdentity({
    database,
    clock,
    sessionIdleMs: needs.config.sessionIdleMinutes * 60_000,
    // No jurisdiction and no payment rails are configured yet: dollars exist as test money of a demo only.
    takesRealMoneyAccounts: needs.config.demo,
    openSeat: async (tx, player, userType) => {
      await play.openSeat(tx, player, userType)
      if (userType === 1) await play.fundTestMoney(tx, player)
    },
    touchSeat: (on, player) => play.touchSeat(on, player),
    playerStatus: (player) => lobby.playerStatus(player),
    visitorStatus: () => visitorStatus(clock.now()),
  })
  const play = createPlay({
    database,
    clock,
    log,
    titles: catalog.titles,
    gates: [notSuspended, catalog.gameEnabled],
    accountFacts: identity.accountFacts,
    userStatus: playerStatus,
    sessionAlive: identity.sessionAlive,
    seedKey: needs.seedKey,
    outboxGrew: () => outbox.grew(),
    watch: needs.metrics.money,
  })
  const lobby = createLobby({ clock, identity, play, outbox, realtime })
  let sweeping: NodeJS.Timeout | undefined
  let expiring: NodeJS.Timeout | undefined

  return {
    answers: { ...identity.answers, ...play.answers, ...lobby.answers },
    sessions: identity.sessions,
    statusOf: lobby.statusOf,
    games: () => catalog.games(),
    ownGame: (uri) => catalog.titles.find(uri)?.card,
    outboxConsumers: outbox.consumers,
    start: async () => {
      await partitions.start()
      await catalog.start()
      await lobby.start()
      await outbox.start()
      sweeping = every(sweepEveryMs, () => identity.sweep().catch(told(log, 'sweeping failed')))
      expiring = every(expireEveryMs, () => {
        const now = clock.now()
        const failed = told(log, 'expiring held money failed')
        return expirePending(database, now, () => uuidV7(now)).catch(failed)
      })
    },
    seedDemo: () => identity.seedDemoAccounts(),
    stop: async () => {
      clearInterval(sweeping)
      clearInterval(expiring)
      catalog.stop()
      await partitions.stop()
      await play.drain()
      await outbox.stop()
    },
  }
}

/** Keeps the partitions; ledger and play speak for what goes to the archive. */
const partitionsOf = ({ database, clock, log, config }: HouseNeeds): PartitionKeeper =>
  createPartitionKeeper({
    database,
    clock,
    log,
    retention: {
      keepMonths: config.keepRoundsMonths,
      folder: config.archiveDir,
      carriers: [carrySums, carryRounds],
    },
  })

const every = (ms: number, work: () => Promise<unknown>): NodeJS.Timeout =>
  setInterval(() => void work(), ms).unref()

const told =
  (log: Log, sentence: string) =>
  (fault: unknown): void =>
    log.warn({ err: fault }, sentence)
