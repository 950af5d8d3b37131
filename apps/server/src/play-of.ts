import { releasedGame, releasedText } from '@fairhouse/games/released'
import type { Catalog } from '#modules/catalog'
import { notSuspended, passwordNotInDoubt, rulesFor } from '#modules/compliance'
import type { Identity } from '#modules/identity'
import type { Jackpots } from '#modules/jackpots'
import { playerStatus } from '#modules/lobby'
import type { Payments } from '#modules/payments'
import { createPlay, type Play } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import type { Outbox } from '#platform/outbox'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { factsOfPlayers } from './facts-of-players.ts'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'money'>
  readonly seeds: SeedKeeper
  readonly receiptKey: Uint8Array
  readonly config: Pick<Config, 'demo'> & Parameters<typeof rulesFor>[1]
}

interface Modules {
  readonly catalog: Catalog
  readonly identity: Identity
  readonly jackpots: Jackpots
  readonly payments: Payments
  readonly outbox: Outbox
}

/**
 * Bets. The order of the gates is the policy: whether a player may play at all is asked before whether the game can be played.
 */
export const playOf = (
  { database, clock, log, metrics, seeds, receiptKey, config }: Given,
  { catalog, identity, jackpots, payments, outbox }: Modules,
): Play =>
  createPlay({
    database,
    meters: jackpots.book,
    clock,
    log,
    titles: catalog.titles,
    released: releasedGame,
    releasedText,
    gates: [notSuspended, passwordNotInDoubt, catalog.gameEnabled],
    rulesFor: (seat) => rulesFor(seat, config),
    accountFacts: factsOfPlayers(identity, payments),
    userStatus: playerStatus,
    sessionAlive: identity.sessionAlive,
    seeds,
    receiptKey,
    outboxGrew: () => outbox.grew(),
    watch: metrics.money,
  })
