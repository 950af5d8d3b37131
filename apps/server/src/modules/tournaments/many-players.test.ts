import { scoreOf } from '@fairhouse/contract/tournament-rules'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { type Database, openDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { countRounds } from './count-rounds.ts'
import { keepTournaments } from './keep-tournaments.ts'
import type { TournamentNeeds } from './needs.ts'
import { type Score, withRound } from './score.ts'
import { livePlaces } from './store/live-places.ts'
import { runningTournaments } from './store/tournaments.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const noon = 1_795_348_800_000
const players = inject('tier').isAll ? 10_000 : 1_000
const each = 3
const atOnce = 1_000

const needs = (): TournamentNeeds => ({
  database,
  clock: { now: () => noon },
  giveGrant: () => null,
  withheldFrom: async () => () => null,
  sortOf: () => ({ name: 'Coin Foundry', uri: 'coin-foundry', kind: 'slot', isOwn: true }),
  loginsForOthers: async () => new Map(),
  send: async () => undefined,
  playerStatus: () => Promise.reject(new Error('nobody asks')),
})

/** Three rounds of each player, a millisecond apart and mixed; few scores, so that many are equal. */
function someRounds(): readonly RoundSettled[] {
  const draw = drawFrom(new SeededWords(20_261_128))
  const owners = Array.from({ length: players * each }, (_, round) => 1 + (round % players))
  for (let last = owners.length - 1; last > 0; last -= 1) {
    const other = draw.below(last + 1)
    const [one, two] = [owners[last] ?? 0, owners[other] ?? 0]
    owners[last] = two
    owners[other] = one
  }
  return owners.map((owner, place) => ({
    roundId: uuidV7(noon),
    playerId: owner,
    gameId: 271,
    uri: 'coin-foundry',
    stake: 100,
    payout: 100 * draw.below(40),
    currency: 'CREDIT',
    nonce: 0,
    at: isoTime(noon + place),
  }))
}

it(`knows the place of each of ${players} players after portions that are told twice`, async () => {
  await keepTournaments(needs())
  const daily = (await runningTournaments(database)).find(({ name }) => name === 'dailyMultiplier')
  if (!daily) throw new Error('there is one every day')
  const scores = new Map<number, Score>()
  const rounds = someRounds()
  for (let from = 0; from < rounds.length; from += atOnce) {
    const portion = rounds.slice(from, from + atOnce)
    // oxlint-disable-next-line no-await-in-loop -- portion after portion
    await countRounds(needs(), portion)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await countRounds(needs(), portion)
    for (const round of portion) {
      const { at } = round
      const before = scores.get(round.playerId)
      scores.set(round.playerId, withRound(before, { score: scoreOf(round), at }, daily.best))
    }
  }
  const ranked = [...scores]
    .toSorted(([, one], [, other]) => other.score - one.score || (one.at < other.at ? -1 : 1))
    .map(([player, { score }], index) => ({ player, score, place: index + 1, rounds: each }))
  const everybody = ranked.map(({ player }) => playerId(player))
  const told = await livePlaces(database, [daily.id], everybody)
  expect(told.toSorted((one, other) => one.place - other.place)).toEqual(
    ranked.map((one) => ({ tournament: daily.id, ...one })),
  )
  // Asked of a few among them all, the places are the same.
  const few = ranked.filter(({ place }) => place % 97 === 0)
  const asked = await livePlaces(
    database,
    [daily.id],
    few.map(({ player }) => playerId(player)),
  )
  expect(asked.toSorted((one, other) => one.place - other.place)).toEqual(
    few.map((one) => ({ tournament: daily.id, ...one })),
  )
}, 600_000)
