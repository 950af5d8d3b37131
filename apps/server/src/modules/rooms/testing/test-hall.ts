import { randomUUID } from 'node:crypto'
import type { Game } from '@fairhouse/game-math/game'
import { game as speedBingo } from '@fairhouse/games/speed-bingo-30/math'
import { z } from 'zod'
import { catalogPort } from '#modules/catalog'
import { auditLedger } from '#modules/ledger'
import { discoverModules } from '../../../house/discover-modules.ts'
import { newPlayer, openBrowser, type TestBrowser } from '../../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../../wire/test-server.ts'
import { auditRooms } from '../audit.ts'
import type { HallTimes } from '../bingo/times.ts'
import { openRounds } from '../bingo/store/hall-rounds.ts'
import { createRooms } from '../rooms.ts'
import type { StoredRound } from '../stored.ts'
import { quickHall, quickTimes, shortChain } from './quick.ts'

/** A title that may be played, with the rules of a bingo. */
export const hallUri = 'limbo-gate'

/** A house with a hall. */
export interface TestHall {
  readonly server: TestServer
  /** A new player with test money, or play money. */
  player(userType?: '1' | '2'): Promise<HallPlayer>
  /** A round that sells cards, of another number than this. */
  selling(after?: string): Promise<StoredRound>
  /** What is wrong with the books. */
  audit(): Promise<readonly string[]>
  stop(): Promise<void>
}

export interface HallPlayer {
  readonly browser: TestBrowser
  readonly login: string
  balance(): Promise<number>
  /** Fields of a purchase. */
  wish(round: string, cards: number): Readonly<Record<string, string>>
}

/** @param of `rules`: what is played, the bingo of 30 numbers unless told. */
export async function openTestHall(
  of: { readonly times?: Partial<HallTimes>; readonly leads?: boolean; readonly rules?: Game } = {},
): Promise<TestHall> {
  const times = { ...quickHall, ...of.times }
  const modules = (await discoverModules()).map((module) =>
    module.name === 'rooms'
      ? {
          ...module,
          create: (needs: Parameters<typeof createRooms>[0]) => {
            const title = needs.get(catalogPort).titles.find(hallUri)
            const titles = title
              ? [
                  {
                    manifest: { ...title.manifest, room: 'bingo' as const },
                    rules: of.rules ?? speedBingo,
                  },
                ]
              : []
            return createRooms(needs, titles, {
              crash: quickTimes,
              bingo: times,
              chain: shortChain,
              leads: of.leads ?? true,
            })
          },
        }
      : module,
  )
  const server = await startTestServer({ modules })
  const { database } = server
  return {
    server,
    player: (userType = '1') => seated(server, userType),
    selling: async (after) => {
      for (;;) {
        const round = (await openRounds(database, hallUri)).find(({ phase }) => phase === 'betting')
        if (round && round.id !== after) return round
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

async function seated(server: TestServer, userType: '1' | '2'): Promise<HallPlayer> {
  const browser = await openBrowser(server.url)
  const form = newPlayer(userType)
  await browser.do('register', form)
  return {
    browser,
    login: form.login,
    wish: (round, cards) => ({
      uri: hallUri,
      requestKey: randomUUID(),
      round,
      cards: String(cards),
    }),
    balance: async () => {
      const now = status.parse((await browser.do('status')).userStatus)
      return now.userType === 1 ? now.cash : now.creditsFreePlay
    },
  }
}
