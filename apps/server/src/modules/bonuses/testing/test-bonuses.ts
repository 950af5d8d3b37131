import { PassThrough } from 'node:stream'
import { auditPayments, noteBonus } from '#modules/cashier'
import { ownPotRounds } from '#modules/play'
import { auditLedger, touchAccount } from '#modules/ledger'
import { openPurse, readPurse } from '#modules/wallet'
import { createLog } from '#platform/log'
import { type Database, openDatabase } from '#platform/database'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { fromIsoTime } from '#platform/iso-time'
import { emptyStatus } from '../../cashier/testing/sample-status.ts'
import { cloneDatabase } from '../../../platform/test-database.ts'
import { auditBonuses } from '../audit.ts'
import type { BonusGame, BonusNeeds } from '../needs.ts'
import type { PlaceBonuses } from '../offers/in-place.ts'
import { toldGames } from '../allowed.ts'
import { readPromotions } from '../offers/read-promotions.ts'

/** A game of each share of wagering, and the one of free spins. */
const games = {
  castle: game(269, { uri: 'castle-of-horror', kind: 'slot', betLevels: [25, 100, 500] }),
  month: game(270, { uri: 'gold-rush-link', kind: 'slot', betLevels: [25, 100, 500] }),
  roulette: game(16_400, { uri: 'european-roulette', kind: 'roulette' }),
  progressive: game(271, { uri: 'summit-jackpot', category: 1289 }),
} as const

function game(id: number, over: Partial<BonusGame>): BonusGame {
  return {
    id,
    uri: `game-${id}`,
    kind: 'slot',
    category: 1281,
    mechanics: [],
    isOwn: true,
    name: `Game ${id}`,
    isRoom: false,
    betLevels: null,
    ...over,
  }
}

/** A place that asks for nothing. */
export const anywhere: PlaceBonuses = {
  allowed: true,
  mostWagering: null,
  maxCashout: true,
}

/** What bonuses need of a house, over a database, where players are as `says` has it. */
export function testNeeds({
  database,
  clock,
  says,
}: Pick<BonusNeeds, 'database' | 'clock'> & { readonly says: TestBonuses['says'] }): BonusNeeds {
  const known = new Map(Object.values(games).map((one) => [one.id, one]))
  return {
    database,
    clock,
    log: createLog('silent', new PassThrough()),
    promotions: readPromotions(),
    gameOf: (id) => known.get(id),
    gamesTold: (of) => toldGames([...known.values()])[of],
    ownGame: (uri) => [...known.values()].find((one) => one.uri === uri),
    gameOfTheMonth: () => games.month,
    touchSeat: async (on, player) => {
      await touchAccount(on, (await readPurse(on, player)).cash)
    },
    potRounds: { hasOpen: async () => says.openRound, page: ownPotRounds(clock).page },
    mayPromote: async () => says.mayPromote,
    inSegment: async (_on, segment) => says.segments.includes(segment),
    placeBonuses: async () => says.place,
    hasDeposited: async () => says.hasDeposited,
    noteBonus: (tx, told) => noteBonus(tx, told, 'demo.1'),
    playerStatus: async () => emptyStatus,
    tellPlayers: () => undefined,
  }
}

/** Nothing that keeps a player from a bonus. */
export const nothingAgainst = (): TestBonuses['says'] => ({
  openRound: false,
  mayPromote: true,
  hasDeposited: false,
  place: anywhere,
  segments: [],
})

/** Bonuses on a database of their own, with a clock that tests put forward and what they say of players. */
export interface TestBonuses {
  readonly needs: BonusNeeds
  readonly database: Database
  readonly time: { now: number }
  /** What is said of players besides what the database knows. */
  readonly says: {
    openRound: boolean
    mayPromote: boolean
    hasDeposited: boolean
    place: PlaceBonuses
    /** To which every player belongs. */
    segments: readonly string[]
  }
  readonly player: (userType?: 1 | 2) => Promise<PlayerId>
  readonly players: (count: number) => Promise<PlayerId[]>
  /** Everything that the books promise of money, payments and bonuses. */
  readonly audit: () => Promise<string[]>
  readonly close: () => Promise<void>
}

export async function openTestBonuses(): Promise<TestBonuses> {
  const test = await cloneDatabase()
  const { connectionString } = test
  const database = openDatabase({ connectionString, poolSize: 12, onFault: () => undefined })
  // A Friday: weekly reloads are on.
  const time = { now: fromIsoTime('2026-11-27T12:00:00Z') }
  const says = nothingAgainst()
  let last = 0
  return {
    database,
    time,
    says,
    needs: testNeeds({ database, clock: { now: () => time.now }, says }),
    player: async (userType = 1) => {
      const player = playerId((last += 1))
      await database.transaction((tx) =>
        openPurse(tx, { player, userType, grantId: uuidV7(time.now) }),
      )
      return player
    },
    players: (count) =>
      database.transaction(async (tx) => {
        const made: PlayerId[] = []
        for (let one = 0; one < count; one++) {
          const player = playerId((last += 1))
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await openPurse(tx, { player, userType: 1, grantId: uuidV7(time.now) })
          made.push(player)
        }
        return made
      }),
    audit: async () => [
      ...(await auditLedger(database)),
      ...(await auditPayments(database)),
      ...(await auditBonuses(database)),
    ],
    close: async () => {
      await database.end()
      await test.drop()
    },
  }
}
