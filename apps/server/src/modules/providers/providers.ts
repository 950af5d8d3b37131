import { catalogPort, type PlayedNow, playedProviders } from '#modules/catalog'
import { identityPort } from '#modules/identity'
import { playPort, potRoundsElsewhere, roundsElsewhere, slotsElsewhere } from '#modules/play'
import { gameFrames } from '#platform/module/house-ports'
import type { Job } from '#platform/jobs/job'
import type { ModuleParts } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import type { PlayerId } from '#platform/ids'
import { contribute, type Offer, offer } from '#platform/module/port'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Connections } from './connections.ts'
import { createCounts } from './counted.ts'
import type { Dialect } from './dialect.ts'
import { discoverDialects } from './discover-dialects.ts'
import { launchGame } from './launch-game.ts'
import { providerRoutes } from './provider-routes.ts'
import { createReconciler, type Reconciler } from './reconcile/reconcile.ts'
import { countRounds } from './store/count-rounds.ts'
import { endSlots } from './store/end-slots.ts'
import { hasOpenRound } from './store/has-open-round.ts'
import { hasOpenPotRound, potRounds } from './store/pot-rounds.ts'
import { openedGames } from './store/opened-games.ts'
import { roundsOfPlayer } from './store/rounds-of-player.ts'
import { tellRound } from './tell-rounds.ts'
import { closeOldRounds } from './store/close-old-rounds.ts'
import { tellClosed } from './wallet/tell-closed.ts'
import { createWallet, type Wallet } from './wallet/wallet.ts'

/** Who is off is asked so often whether his pause is over. */
const probeEveryMs = 5_000
/** Whether a day is over and waits to be compared. */
const reconcileEveryMs = 10 * 60_000
const sweepEveryMs = 60 * 60_000
/** After this a round of which nothing came any more is over, as providers have it too. */
const roundLastsMs = 48 * 60 * 60_000

/** Puts together what the house does for whoever is connected. */
export async function createProviders(
  needs: ModuleNeeds,
  connections: Connections,
): Promise<ModuleParts> {
  const { database, clock, log, countForged, config, get } = needs
  const dialects = await discoverDialects()
  const counts = createCounts()
  const breaker = createBreaker(needs, (connection, isOff) =>
    log.warn({ connection, isOff }, 'a provider was taken off, or is back'),
  )
  const wallet = walletOf(needs, counts)
  const reconciler = createReconciler({
    database,
    clock,
    log,
    connections,
    dialectOf: (name) => dialectOf(dialects, name),
  })
  const launching = {
    database,
    clock,
    catalog: get(catalogPort),
    play: get(playPort),
    connections,
    breaker,
    dialectOf: (name: string) => dialectOf(dialects, name),
    changed: (player: PlayerId) => needs.channels.playersChanged.publish([player]),
    originOf: (host: string) => config.publicOrigin ?? `http://${host}`,
  }
  return {
    offers: offersOf(needs, { connections, breaker }),
    answers: { launchGame: (ask, body) => launchGame(launching, ask, body) },
    routes: providerRoutes(dialects, { wallet, connections, log, countForged }),
    families: async () => counts.families(),
    concerns: async () => [...breaker.concerns(), ...(await reconciler.concerns())],
    jobs: jobsOf(needs, { connections, breaker, reconciler, dialectOf: launching.dialectOf }),
    // What was staked when the house went down is ended without waiting for somebody to open a game.
    start: async () => {
      if (await hasOpenRound(database)) connections.wake()
    },
    stop: () => connections.stop(),
  }
}

/** What the house asks of games of others. */
function offersOf(
  { get }: Pick<ModuleNeeds, 'get'>,
  { connections, breaker }: { readonly connections: Connections; readonly breaker: Breaker },
): Offer[] {
  return [
    offer(playedProviders, {
      of: (provider) => playedNow(connections, breaker, provider),
      stamp: breaker.stamp,
    }),
    offer(gameFrames, connections.frameOrigins),
    contribute(potRoundsElsewhere, {
      hasOpen: hasOpenPotRound,
      page: async (on, asked) => {
        const rounds = await potRounds(on, asked)
        const { known } = get(catalogPort)
        return rounds.map((one) => ({ ...one, name: known(one.uri)?.name ?? one.name }))
      },
    }),
    contribute(slotsElsewhere, (tx, player, at) =>
      endSlots(tx, {
        player,
        isSlot: (id) => get(catalogPort).sortOf(id)?.kind === 'slot',
        at,
      }),
    ),
    contribute(roundsElsewhere, {
      count: countRounds,
      opened: openedGames,
      newest: async (on, player, limit, before) => {
        const rows = await roundsOfPlayer(on, player, limit, before)
        return rows.map((row) => tellRound(row, get(catalogPort).known))
      },
    }),
  ]
}

function jobsOf(
  { database, clock }: ModuleNeeds,
  of: {
    readonly connections: Connections
    readonly breaker: Breaker
    readonly reconciler: Reconciler
    readonly dialectOf: (name: string) => Dialect
  },
): Job[] {
  const { connections, breaker, reconciler, dialectOf } = of
  return [
    {
      name: 'providers reconciliation',
      where: 'oneNode',
      everyMs: reconcileEveryMs,
      work: reconciler.reconcileDue,
    },
    {
      name: 'providers probe',
      where: 'everyNode',
      everyMs: probeEveryMs,
      work: () =>
        breaker.probe(async (name) => {
          const connection = connections.named(name)
          return connection ? dialectOf(connection.dialect).probe(connection) : false
        }),
    },
    {
      name: 'providers sweep',
      where: 'oneNode',
      everyMs: sweepEveryMs,
      work: async () => {
        const now = clock.now()
        await database.transaction(async (tx) => {
          await tellClosed(tx, await closeOldRounds(tx, { before: now - roundLastsMs, now }), now)
        })
      },
    },
  ]
}

function playedNow(connections: Connections, breaker: Breaker, provider: number): PlayedNow {
  const connection = connections.ofProvider(provider)
  if (connection === null) return 'nobody'
  return breaker.isOff(connection.name) ? 'away' : 'played'
}

function walletOf(needs: ModuleNeeds, counts: ReturnType<typeof createCounts>): Wallet {
  const { database, clock, outbox, channels, get } = needs
  return createWallet({
    database,
    clock,
    play: get(playPort),
    sessionAlive: get(identityPort).sessionAlive,
    changed: (player) => {
      channels.playersChanged.publish([player])
      outbox.grew()
    },
    heard: counts.heard,
  })
}

/** @throws Error for a connection that speaks none of ours. */
function dialectOf(dialects: readonly Dialect[], name: string): Dialect {
  const dialect = dialects.find((one) => one.name === name)
  if (!dialect) throw new Error(`nobody speaks ${name}`)
  return dialect
}
