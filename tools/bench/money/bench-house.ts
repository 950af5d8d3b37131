import { type Title, titlesOf } from '../../../apps/server/src/modules/catalog/index.ts'
import { noMeters } from '../../../apps/server/src/modules/jackpots/index.ts'
import { playerStatus } from '../../../apps/server/src/modules/lobby/index.ts'
import { createPlay, type Play } from '../../../apps/server/src/modules/play/index.ts'
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

export function openBenchHouse(server: EmbeddedPostgres, title: Title): BenchHouse {
  const { connectionString } = server
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
    gates: [],
    rulesFor: () => freeRules,
    slices: () => [],
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
        const next = Array.from({ length: more }, (_, index) => playerId(guests.length + index + 1))
        guests.push(
          ...(await Promise.all(next.map((player) => seat(play, database, { player, title })))),
        )
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
  play: Play,
  database: Database,
  { player, title }: { readonly player: PlayerId; readonly title: Title },
): Promise<Guest> {
  await database.transaction((tx) => play.openSeat(tx, player, 2))
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
