import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { Course } from './testing/course.ts'
import { othersGames } from './testing/course-offers.ts'
import { openPlayingHouse, type PlayingHouse } from './testing/playing-house.ts'
import { wheels } from './testing/wheels.ts'

const deeds = 60
const { isAll, turn } = inject('tier')
// oxlint-disable-next-line no-restricted-globals -- how many is said by who runs it by hand
const asked = Number(process.env['FAIRHOUSE_BONUS_PLAYERS'] ?? 0)
const usual = isAll ? 150 : 8
const courses = asked > 0 ? asked : usual

let test: TestDatabase
let house: PlayingHouse
beforeAll(async () => {
  test = await cloneDatabase()
  const outcomes = drawFrom(new SeededWords(27 + turn))
  house = await openPlayingHouse(test.connectionString, {
    outcomes,
    tampered: {},
    games: wheels,
    othersGames,
  })
})
afterAll(async () => {
  await house.close()
  await test.drop()
})

it(`whatever ${courses} players do with bonuses comes to what a model says, in answers, money and journals`, async () => {
  const draw = drawFrom(new SeededWords(28 + turn))
  let bets = 0
  const met = new Set<string>()
  for (let course = 0; course < courses; course++) {
    const one = await Course.open(house, draw)
    for (let deed = 0; deed < deeds; deed++) await one.step()
    await one.end()
    bets += one.bets
    for (const state of one.states) met.add(state)
  }
  expect(await house.audit()).toEqual([])
  expect(bets).toBeGreaterThan(courses * 10)
  // Each end was met, or nothing was shown of it.
  if (isAll)
    expect([...met].toSorted()).toEqual(
      expect.arrayContaining(['cancelled', 'completed', 'expired', 'lost', 'reversed']),
    )
}, 3_600_000)
