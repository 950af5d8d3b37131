import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  newKey,
  openTestHouse,
  playOnce,
  said,
  type TestHouse,
  untilOpen,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

const day = 24 * 60 * 60_000

it('a key is either repeated or new, in the partition of its round too', async () => {
  const seat = await house.seated()
  const requestKey = newKey()
  const first = said(await playOnce(house.play, seat, { requestKey }))
  house.time.now += 8 * day
  expect(said(await playOnce(house.play, seat, { requestKey }))).toBe(first)
})

const month = 30 * day

it('every choice of a round that was left open for long is repeated alike, from memory or not', async () => {
  const seat = await house.seated()
  let round = await untilOpen(house.play, seat)
  house.time.now += month
  while (!round.finished) {
    const [action] = round.actions
    if (!action) throw new Error('an open round offers nothing')
    const choice = action.type === 'pick' ? action.choices[0] : undefined
    const turn = {
      stake: round.stake,
      action: action.type,
      requestKey: newKey(),
      ...(choice === undefined ? {} : { data: JSON.stringify({ choice }) }),
    }
    const first = await playOnce(house.play, seat, turn)
    expect(said(await playOnce(house.play, seat, turn))).toBe(said(first))
    house.play.forget(seat.player)
    expect(said(await playOnce(house.play, seat, turn))).toBe(said(first))
    if (!('reply' in first)) throw new Error('refused')
    round = first.reply.round
  }
})
