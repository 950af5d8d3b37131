import { randomUUID } from 'node:crypto'
import type { OwnTicket } from '@fairhouse/contract/rooms/entities'
import { z } from 'zod'
import { catalogPort } from '#modules/catalog'
import { auditLedger } from '#modules/ledger'
import { discoverModules } from '../../../house/discover-modules.ts'
import { rowsOf } from '../../../platform/rows.ts'
import { newPlayer, openBrowser, type TestBrowser } from '../../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../../wire/test-server.ts'
import { auditRooms } from '../audit.ts'
import { createRooms } from '../rooms.ts'
import { hallTimes } from '../bingo/times.ts'
import type { CrashTimes } from '../crash/times.ts'
import type { ChainSize } from '../room.ts'
import { newestRound } from '../store/read-round.ts'
import type { StoredRound } from '../stored.ts'
import { quickTimes, shortChain } from './quick.ts'

/** A title of a gate, whose draws are those of a crash; any would do. */
export const roomUri = 'limbo-gate'

/** A house with a room. */
export interface TestRoom {
  readonly server: TestServer
  /** A new player with test money, or play money. */
  player(userType?: '1' | '2'): Promise<RoomPlayer>
  /** The newest round once it is in this phase. */
  round(phase: StoredRound['phase'], after?: string): Promise<StoredRound>
  /** What is wrong with the books. */
  audit(): Promise<readonly string[]>
  stop(): Promise<void>
}

export interface RoomPlayer {
  readonly browser: TestBrowser
  readonly login: string
  balance(): Promise<number>
  /** Fields of a bet of a dollar in slot 1, unless others are given. */
  bet(round: string, of?: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  place(round: string, of?: Readonly<Record<string, string>>): Promise<OwnTicket>
}

export async function openTestRoom(
  of: {
    readonly times?: Partial<CrashTimes>
    readonly chain?: ChainSize
    readonly leads?: boolean
  } = {},
): Promise<TestRoom> {
  const { chain = shortChain, leads = true } = of
  const times = { ...quickTimes, ...of.times }
  const modules = (await discoverModules()).map((module) =>
    module.name === 'rooms'
      ? {
          ...module,
          create: (needs: Parameters<typeof createRooms>[0]) => {
            const title = needs.get(catalogPort).titles.find(roomUri)
            const titles = title
              ? [{ ...title, manifest: { ...title.manifest, room: 'crash' as const } }]
              : []
            return createRooms(needs, titles, { crash: times, bingo: hallTimes, chain, leads })
          },
        }
      : module,
  )
  const server = await startTestServer({ modules })
  const { database } = server
  return {
    server,
    player: (userType = '1') => seated(server, userType),
    round: async (phase, after) => {
      for (;;) {
        const round = await newestRound(database, roomUri)
        if (round?.phase === phase && (after === undefined || round.id > after)) return round
        await new Promise((resolve) => {
          setTimeout(resolve, 15)
        })
      }
    },
    audit: async () => [...(await auditLedger(database)), ...(await auditRooms(database))],
    stop: server.stop,
  }
}

const status = z.object({ cash: z.number(), creditsFreePlay: z.number(), userType: z.number() })

async function seated(server: TestServer, userType: '1' | '2'): Promise<RoomPlayer> {
  const browser = await openBrowser(server.url)
  const form = newPlayer(userType)
  await browser.do('register', form)
  const bet: RoomPlayer['bet'] = (round, fields = {}) => ({
    uri: roomUri,
    requestKey: randomUUID(),
    round,
    slot: '1',
    stake: '100',
    ...fields,
  })
  return {
    browser,
    login: form.login,
    bet,
    place: async (round, fields) => (await browser.do('betInRoom', bet(round, fields))).ticket,
    balance: async () => {
      const now = status.parse((await browser.do('status')).userStatus)
      return now.userType === 1 ? now.cash : now.creditsFreePlay
    },
  }
}

/** How a ticket stands in the database. */
export async function ticketNow(server: TestServer, id: string) {
  const [row] = await rowsOf<{ state: string; at: number | null; payout: bigint }>(
    server.database,
    'SELECT state, at, payout FROM rooms_ticket WHERE id = $1',
    [id],
  )
  if (!row) throw new Error(`ticket ${id} is gone`)
  return row
}
