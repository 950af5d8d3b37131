import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import {
  endRound,
  granted,
  openTestHouse,
  type Seated,
  type TestHouse,
  untilOpen,
} from './testing/test-house.ts'
import { wheelTitle } from './testing/wheel.ts'

let test: TestDatabase
let house: TestHouse
let seat: Seated

beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
  seat = await house.seated()
})
afterAll(async () => {
  await house.close()
  await test.drop()
})

const unfinished = async () => granted(await house.play.answers.unfinishedRound(seat.ask, {})).round

it('who has nothing open is told of nothing', async () => {
  expect(await unfinished()).toBeNull()
})

it('tells of the round that is open, with its game, until it has ended', async () => {
  const round = await untilOpen(house.play, seat)
  expect(await unfinished()).toEqual({
    id: round.id,
    uri: 'wheel',
    name: wheelTitle.manifest.name,
    stake: round.stake,
    payout: round.payout,
    currency: 'CREDIT',
  })
  await endRound(house.play, seat, { round, turn: { stake: 100 } })
  expect(await unfinished()).toBeNull()
})
