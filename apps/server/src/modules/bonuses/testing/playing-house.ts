import type { Draw } from '@fairhouse/fairness/draw'
import { auditMoney, ownPotRounds, type PotRounds, type Slice } from '#modules/play'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { joinedPotRounds } from '../../play/joined-pot-rounds.ts'
import { openTestHouse } from '../../play/testing/test-house.ts'
import {
  hasOpenPotRound,
  potRounds as potRoundsOfOthers,
} from '../../providers/store/pot-rounds.ts'
import { auditBonuses } from '../audit.ts'
import { toldGames } from '../allowed.ts'
import { bonusBets } from '../bonus-bets.ts'
import { bonusAllows } from '../bonus-slice.ts'
import { expireGrants, roundsSettled } from '../end-grants.ts'
import type { BonusGame, BonusNeeds } from '../needs.ts'
import { type Acting, actsOfPlayers, Connections } from './acts-of-players.ts'
import { type RoundsOfOthers, roundsOfOthers } from './rounds-of-others.ts'
import {
  newestPayout,
  type SeenOfPlayer,
  seenOf,
  type WrittenOfPlayer,
  writtenOf,
} from './seen-of-player.ts'
import { anywhere, nothingAgainst, testNeeds } from './test-bonuses.ts'
import { drawnFrom, forgotten, titleOf, wheelGame } from './wheels.ts'

/** What a bug changes of the house; nothing in one that is right. */
export interface Tampered {
  needs?(needs: BonusNeeds): BonusNeeds
  slice?(slice: Slice): Slice
  /** SQL that is run once, before anybody comes. */
  readonly prepare?: string
}

/** Bonuses and play together on a database, with wheels whose outcomes are told beforehand. */
export interface PlayingHouse extends ReturnType<typeof actsOfPlayers> {
  readonly database: Database
  readonly time: { now: number }
  /** Players who hold back from play. */
  readonly holdingBack: Set<PlayerId>
  /** Games of somebody else's. */
  readonly others: RoundsOfOthers
  /** Ends the open round by giving back what it cost: its rules are gone. @returns what came back. */
  readonly giveBack: (player: PlayerId, uri?: string) => Promise<number>
  readonly settle: (player: PlayerId) => Promise<void>
  readonly expire: () => Promise<void>
  readonly seen: (player: PlayerId) => Promise<SeenOfPlayer>
  readonly written: (player: PlayerId) => Promise<WrittenOfPlayer>
  readonly audit: () => Promise<string[]>
  readonly close: () => Promise<void>
}

export interface PlayingHouseOf {
  /** Where the wheels' chance comes from, in place of the house's own seeds: the same courses each time. */
  readonly outcomes: Draw
  readonly tampered: Tampered
  /** Wheels that the house has; the one unless given. */
  readonly games?: readonly BonusGame[]
  /** Games of others that it knows. */
  readonly othersGames?: readonly BonusGame[]
}

export async function openPlayingHouse(
  connectionString: string,
  { outcomes, tampered, games = [wheelGame()], othersGames = [] }: PlayingHouseOf,
): Promise<PlayingHouse> {
  const known = new Map([...games, ...othersGames].map((game) => [game.id, game]))
  const gameOf = (id: number) => known.get(id)
  const potRounds = joinedPotRounds(ownPotRounds({ now: () => house.time.now }), () => [
    { hasOpen: hasOpenPotRound, page: potRoundsOfOthers },
  ])
  const right = bonusBets({ gameOf, gamesTold: (of) => toldGames(games)[of], potRounds })
  const slices = [tampered.slice?.(right) ?? right]
  const titles = games.map(titleOf)
  const house = openTestHouse(connectionString, {
    slices,
    gates: [bonusAllows({ gameOf })],
    titles: titles.map((title) => drawnFrom(outcomes, title)),
  })
  const later = openTestHouse(connectionString, { slices, titles: titles.map(forgotten) })
  const { database, time, play } = house
  const holdingBack = new Set<PlayerId>()
  if (tampered.prepare !== undefined) await database.query(tampered.prepare)
  const plain: BonusNeeds = {
    ...testNeeds({ database, clock: { now: () => time.now }, says: nothingAgainst() }),
    gameOf,
    ownGame: (uri) => games.find((game) => game.uri === uri),
    touchSeat: play.touchSeat,
    potRounds,
    mayPromote: async (_on, player) => !holdingBack.has(player),
    placeBonuses: async () => anywhere,
  }
  const needs = tampered.needs?.(plain) ?? plain
  const connections = new Connections()
  const acting: Acting = { house, needs, games, connections }
  return {
    database,
    time,
    holdingBack,
    ...actsOfPlayers(acting),
    others: roundsOfOthers(house),
    giveBack: async (player, uri = wheelGame().uri) => {
      later.time.now = time.now
      await connections.sit(later, player, uri)
      play.forget(player)
      await connections.sit(house, player, uri)
      return newestPayout(database, player)
    },
    ...lookedAfter(needs, potRounds),
    close: async () => {
      await later.close()
      await house.close()
    },
  }
}

/** What the house does by itself, and what is seen of it. */
const lookedAfter = (needs: BonusNeeds, potRounds: PotRounds) => ({
  settle: (player: PlayerId) => roundsSettled(needs, [player]),
  expire: async () => {
    await expireGrants(needs)
  },
  seen: (player: PlayerId) => seenOf(needs.database, player),
  written: (player: PlayerId) => writtenOf(needs.database, player, potRounds),
  audit: async () => [
    ...(await auditMoney(needs.database)),
    ...(await auditBonuses(needs.database)),
  ],
})
