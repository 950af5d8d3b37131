import pino from 'pino'
import { titlesOf } from '../../../apps/server/src/modules/catalog/index.ts'
import { noMeters } from '../../../apps/server/src/modules/jackpots/index.ts'
import { playerStatus } from '../../../apps/server/src/modules/lobby/index.ts'
import {
  type AccountFacts,
  createPlay,
  type Play,
  roundSettled,
} from '../../../apps/server/src/modules/play/index.ts'
import { freeRules } from '../../../apps/server/src/modules/play/testing/free-rules.ts'
import { sampleAccount } from '../../../apps/server/src/modules/play/testing/sample-account.ts'
import type { Outcome, PlayerAsk } from '../../../apps/server/src/platform/answer.ts'
import type { Queryable } from '../../../apps/server/src/platform/database.ts'
import type { PlayerId } from '../../../apps/server/src/platform/ids.ts'
import { createOutbox, type Outbox } from '../../../apps/server/src/platform/outbox.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import { createSeedKeeper } from '../../../apps/server/src/platform/seeds/seed-keeper.ts'
import { createVirtualDatabase, type VirtualDatabase } from '../database/virtual-database.ts'
import type { NodeOnWire } from '../database/wire.ts'
import type { Operation, Reply, ClientAnswer } from '../truth/operation.ts'
import { pay } from './door.ts'
import type { HouseWorld } from './world.ts'

/** When the virtual clock begins. */
export const epoch = Date.UTC(2026, 0, 1)
/** Any keys; the same on every node. */
const houseSecret = new Uint8Array(32).fill(7)
const receiptKey = new Uint8Array(32).fill(8)
const log = pino({ level: 'silent' })

/** One server process of the house: everything that is in memory, and its connections. */
export class HouseNode implements NodeOnWire {
  readonly name: string
  alive = true
  cutOffUntil = 0
  /** How far its clock is off, in milliseconds. */
  clockOffset = 0
  readonly play: Play
  readonly database: VirtualDatabase
  readonly #world: HouseWorld
  readonly #outbox: Outbox
  /** Clients that wait for an answer; told when the process is gone. */
  readonly waiting = new Set<() => void>()

  constructor(world: HouseWorld, name: string) {
    this.#world = world
    this.name = name
    this.database = createVirtualDatabase(world, world.channels, this)
    this.#outbox = createOutbox({ database: this.database, log })
    this.play = createPlay({
      database: this.database,
      meters: noMeters,
      clock: { now: () => epoch + Math.floor(world.scheduler.now) + this.clockOffset },
      log,
      titles: titlesOf(world.planted.titles([...world.titles.values()])),
      released: () => Promise.resolve({ missing: 'nothing is kept here' }),
      releasedText: () => Promise.resolve(null),
      gates: [(seat) => (seat.account.suspended ? { refused: 'userSuspended' } : null)],
      rulesFor: () => freeRules,
      slices: () => [],
      accountFacts,
      userStatus: playerStatus,
      sessionAlive: () => Promise.resolve(true),
      // What it remembers of opened seeds dies with the process.
      seeds: createSeedKeeper({ houseSecret }),
      receiptKey,
      outboxGrew: () => this.#outbox.grew(),
    })
    this.#outbox.on(roundSettled, 'simulate', async (round) => {
      if (this.alive) world.model.hear(round)
    })
  }

  /** Begins to hear of events. @throws what the database throws: then the process would not have come up. */
  start(): Promise<void> {
    return this.#outbox.start()
  }

  /** As kill -9: its memory is gone, its connections are cut, whoever waits is left without an answer. */
  async crash(): Promise<void> {
    await this.#world.scheduler.step(`${this.name} is killed`, async () => {
      this.alive = false
      for (const left of this.waiting) left()
      await this.database.cutAll()
    })
  }

  /** As a rolling restart: answers what it has taken, then ends. */
  async drain(): Promise<void> {
    await this.play.drain()
    await this.#outbox.stop()
    if (this.alive) await this.crash()
  }

  ask(operation: Operation): Promise<ClientAnswer> {
    return this.#world.planted.ask(operation, () => this.#answer(operation))
  }

  async #answer({ guest, wish }: Operation): Promise<ClientAnswer> {
    const { answers } = this.play
    const { ask } = guest
    switch (wish.type) {
      case 'play':
        return toldOf(await answers.play(ask, this.#world.planted.request(guest.player, wish.body)))
      case 'topUp':
        return toldOf(await answers.topUp(ask, wish.body))
      case 'openGame':
        return toldOf(await answers.openGame(ask, { uri: wish.uri }))
      case 'rotate':
        return this.#rotate(ask, wish.clientSeed)
      case 'history':
        return toldOf(await answers.gameHistory(ask, { uri: 'all', page: 1, pageSize: 10 }))
      case 'detail':
        return toldOf(await answers.roundDetail(ask, { roundId: wish.roundId }))
      case 'fairness':
        return toldOf(await answers.currentFairness(ask, {}))
      case 'suspend':
        return this.#suspend(guest.player, wish.suspended)
      case 'payIn':
      case 'payOut':
      case 'exchange':
        return pay(this.database, guest, wish)
    }
  }

  /** As a page does that is fresh: it names the hash that it is shown. */
  async #rotate(ask: PlayerAsk, clientSeed: string): Promise<ClientAnswer> {
    const { answers } = this.play
    const shown = await answers.currentFairness(ask, {})
    if ('refused' in shown) return shown
    const { nextServerSeedHash } = shown.reply.fairness
    return toldOf(await answers.rotateSeed(ask, { clientSeed, nextServerSeedHash }))
  }

  async #suspend(player: PlayerId, suspended: boolean): Promise<ClientAnswer> {
    await this.database.transaction(async (tx) => {
      await tx.query('UPDATE simulate_account SET suspended = $2 WHERE player_id = $1', [
        player,
        suspended,
      ])
      await this.play.touchSeat(tx, player)
    })
    return { reply: {} }
  }
}

const toldOf = <Full extends Reply>(outcome: Outcome<Full>): ClientAnswer =>
  'refused' in outcome ? outcome : { reply: outcome.reply }

async function accountFacts(database: Queryable, player: PlayerId): Promise<AccountFacts> {
  const [row] = await rowsOf<{ suspended: boolean }>(
    database,
    'SELECT suspended FROM simulate_account WHERE player_id = $1',
    [player],
  )
  if (!row) throw new Error(`player ${player} has no account`)
  return sampleAccount(`guest${player}`, row.suspended)
}

/** Registers a player, as signing up does, who then chooses a seed. */
export async function register(node: HouseNode, ask: PlayerAsk, userType: 1 | 2): Promise<void> {
  const { player } = ask
  await node.database.transaction(async (tx) => {
    await tx.query('INSERT INTO simulate_account (player_id) VALUES ($1)', [player])
    await node.play.openSeat(tx, player, userType)
    if (userType === 1) await node.play.fundTestMoney(tx, player)
  })
  const { answers } = node.play
  const shown = await answers.currentFairness(ask, {})
  if ('refused' in shown) throw new Error(shown.refused)
  const { serverSeedHash } = shown.reply.fairness
  const chosen = await answers.chooseClientSeed(ask, { clientSeed: 'opening', serverSeedHash })
  if ('refused' in chosen) throw new Error(chosen.refused)
}
