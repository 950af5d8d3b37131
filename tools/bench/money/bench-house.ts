import { type Title, titlesOf } from '../../../apps/server/src/modules/catalog/index.ts'
import { noMeters } from '../../../apps/server/src/modules/jackpots/index.ts'
import { playerStatus } from '../../../apps/server/src/modules/lobby/index.ts'
import {
  createPlay,
  type Gate,
  type Play,
  type Slice,
} from '../../../apps/server/src/modules/play/index.ts'
import { freeRules } from '../../../apps/server/src/modules/play/testing/free-rules.ts'
import { sampleAccount } from '../../../apps/server/src/modules/play/testing/sample-account.ts'
import type { PlayerAsk } from '../../../apps/server/src/platform/answer.ts'
import { type Database, openDatabase } from '../../../apps/server/src/platform/database.ts'
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { type PlayerId, playerId } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createSeedKeeper } from '../../../apps/server/src/platform/seeds/seed-keeper.ts'

/** A player who sits at the title. */
export interface Guest {
  readonly ask: PlayerAsk
  readonly connection: string
}

/** Play as the house runs it, with accounts left out. */
export interface BenchHouse {
  readonly play: Play
  readonly database: Database
  readonly title: Title
  readonly serverPid: number
  guests(count: number): Promise<Guest[]>
  close(): Promise<void>
}

/** What a house has besides play, and who comes to it; nothing and players of play money unless given. */
export interface BenchOptions {
  readonly slices?: readonly Slice[]
  readonly gates?: readonly Gate[]
  readonly userType?: 1 | 2
  /** Number of its first player: two houses on one database have players of their own. */
  readonly firstPlayer?: number
  /** Before a player sits down. */
  readonly welcome?: (play: Play, player: PlayerId) => Promise<void>
}

export function openBenchHouse(
  server: EmbeddedPostgres,
  title: Title,
  options: BenchOptions = {},
): BenchHouse {
  const { connectionString } = server
  const { firstPlayer = 1, slices = [], gates = [] } = options
  const database = openDatabase({
    connectionString,
    poolSize: 8,
    onFault: (fault) => console.error(fault.message),
  })
  const play = createPlay({
    database,
    meters: noMeters,
    clock: { now: () => Date.now() },
    log: createLog('warn', process.stderr),
    titles: titlesOf([title]),
    released: () => Promise.resolve({ missing: 'nothing is kept here' }),
    releasedText: () => Promise.resolve(null),
    gates: [...gates],
    rulesFor: () => freeRules,
    slices: () => slices,
    accountFacts: (_, player) => Promise.resolve(sampleAccount(`guest${player}`)),
    userStatus: playerStatus,
    sessionAlive: () => Promise.resolve(true),
    seeds: createSeedKeeper({ houseSecret: new Uint8Array(32) }),
    receiptKey: new Uint8Array(32),
    outboxGrew: () => undefined,
  })
  const guests: Guest[] = []
  return {
    play,
    database,
    title,
    serverPid: server.pid(),
    guests: async (count) => {
      while (guests.length < count) {
        const more = Math.min(8, count - guests.length)
        const next = Array.from({ length: more }, (_, index) =>
          playerId(firstPlayer + guests.length + index),
        )
        const seats = next.map((player) => seat({ play, database, title, options }, player))
        guests.push(...(await Promise.all(seats)))
      }
      return guests.slice(0, count)
    },
    close: async () => {
      await play.drain()
      await database.end()
    },
  }
}

async function seat(
  {
    play,
    database,
    title,
    options: { userType = 2, welcome },
  }: Pick<BenchHouse, 'play' | 'database' | 'title'> & { readonly options: BenchOptions },
  player: PlayerId,
): Promise<Guest> {
  await database.transaction((tx) => play.openSeat(tx, player, userType))
  await welcome?.(play, player)
  const ask: PlayerAsk = {
    requestId: 'bench',
    player,
    sessionId: 'bench',
    language: 'en',
    address: '127.0.0.1',
    userAgent: 'bench',
    host: 'localhost',
    device: null,
  }
  const opened = await play.answers.openGame(ask, { uri: title.manifest.uri })
  if ('refused' in opened) throw new Error(opened.refused)
  const { connection, fairness } = opened.reply
  const { serverSeedHash } = fairness
  const chosen = await play.answers.chooseClientSeed(ask, { clientSeed: 'bench', serverSeedHash })
  if ('refused' in chosen) throw new Error(chosen.refused)
  return { ask, connection }
}
