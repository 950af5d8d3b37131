import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  said,
  type TestHouse,
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

describe('a round in another mode', () => {
  it('is found again as it was bet: by a retry, after a reload, in the history', async () => {
    const seat = await house.seated()
    const requestKey = newKey()
    const bought = await playOnce(house.play, seat, { stake: 100, mode: 'boxes', requestKey })
    const { round, userStatus } = granted(bought)
    expect(round).toMatchObject({ stake: 300, mode: 'boxes', finished: false })
    expect(userStatus).toMatchObject({ creditsFreePlay: 999_700 })
    const again = await playOnce(house.play, seat, { stake: 100, mode: 'boxes', requestKey })
    expect(said(again)).toBe(said(bought))
    house.play.forget(seat.player)
    const opened = granted(await house.play.answers.openGame(seat.ask, { uri: 'wheel' }))
    expect(opened.round).toMatchObject({ stake: 300, mode: 'boxes' })
    const history = granted(
      await house.play.answers.gameHistory(seat.ask, { uri: 'all', page: 1, pageSize: 10 }),
    )
    expect(history.rounds[0]).toMatchObject({ stake: 300, mode: 'boxes' })
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
    expect(detail.round.mode).toBe('boxes')
    expect(detail.entries).toMatchObject([{ reason: 'stake', amount: 300 }])
  })

  it('under a key that led to a plain bet is another request', async () => {
    const seat = await house.seated()
    const requestKey = newKey()
    granted(await playOnce(house.play, seat, { requestKey }))
    const other = await playOnce(house.play, seat, { requestKey, mode: 'ante' })
    expect(refusedWith(other).refused).toBe('requestKeyReused')
  })
})

describe('the rules of a place', () => {
  it('are told with the game, and keep bets apart on the clock of the house', async () => {
    const strict = openTestHouse(test.connectionString, { rules: { cycleMs: 2_500 } })
    try {
      const seat = await strict.seated()
      const opened = granted(await strict.play.answers.openGame(seat.ask, { uri: 'wheel' }))
      expect(opened.game.rules).toMatchObject({ cycleMs: 2_500, autoplay: true })
      const sitting = { ...seat, connection: opened.connection }
      const requestKey = newKey()
      const first = await playRound(strict.play, sitting, { requestKey })
      strict.time.now += 1_500
      expect(refusedWith(await playOnce(strict.play, sitting))).toEqual({
        refused: 'tooSoon',
        retryAfterSeconds: 1,
        metadata: { waitMs: 1_000 },
      })
      // A retry is no second bet.
      const retried = granted(await playOnce(strict.play, sitting, { requestKey }))
      expect(retried.round.id).toBe(first.id)
      strict.time.now += 1_000
      granted(await playOnce(strict.play, sitting))
    } finally {
      await strict.close()
    }
  })
})
