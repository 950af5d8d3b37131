import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isoTime } from '#platform/iso-time'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import {
  granted,
  openTestHouse,
  playRound,
  type Seated,
  type TestHouse,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
let seat: Seated
const begun = 1_700_000_000_000
const dayMs = 86_400_000
const rounds = 45

beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
  seat = await house.seated()
  // Fifteen a day, for three days.
  for (let count = 0; count < rounds; count++) {
    house.time.now = begun + Math.floor(count / 15) * dayMs + count
    await playRound(house.play, seat, { stake: 10 })
  }
})
afterAll(async () => {
  await house.close()
  await test.drop()
})

const find = async (wish: object = {}) =>
  granted(await house.play.answers.findRounds(seat.ask, { won: false, limit: 20, ...wish }))

/** All pages, and how many there were. */
async function all(wish: object = {}) {
  const found = []
  let [next, pages] = [undefined as string | undefined, 0]
  do {
    const page = await find(next === undefined ? wish : { ...wish, before: next })
    found.push(...page.rounds)
    next = page.next ?? undefined
    pages++
  } while (next !== undefined)
  return { found, pages }
}

describe('rounds of a player', () => {
  it('are found page by page, newest first, each once', async () => {
    const { found, pages } = await all()
    expect(found.map(({ nonce }) => nonce)).toEqual(
      Array.from({ length: rounds }, (_, count) => rounds - 1 - count),
    )
    expect(pages).toBe(3)
  })

  it('are found by day', async () => {
    const day = isoTime(begun + dayMs).slice(0, 10)
    const { found } = await all({ from: day, to: day })
    expect(found.map(({ nonce }) => nonce)).toEqual(
      Array.from({ length: 15 }, (_, count) => 29 - count),
    )
    expect((await all({ from: isoTime(begun + 9 * dayMs).slice(0, 10) })).found).toEqual([])
  })

  it('are found by what they paid, and by their game', async () => {
    const everything = (await all()).found
    const won = everything.filter(({ payout, stake }) => payout > stake)
    expect(won.length).toBeGreaterThan(0)
    expect(won.length).toBeLessThan(rounds)
    expect((await all({ won: true })).found).toEqual(won)
    expect((await all({ game: 'wheel' })).found).toEqual(everything)
    expect((await all({ game: 'another' })).found).toEqual([])
  })

  it('are nobody else’s', async () => {
    const stranger = await house.seated()
    const { rounds: found } = granted(
      await house.play.answers.findRounds(stranger.ask, { won: false, limit: 20 }),
    )
    expect(found).toEqual([])
  })
})
