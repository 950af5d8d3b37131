import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../wire/test-server.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const players = 8

let server: TestServer
let crowd: Crowd
beforeAll(async () => {
  server = await startTestServer()
  crowd = await gatherCrowd(server.url, players)
  crowd.play()
})
afterAll(() => server.stop())

/** Puts the clock elsewhere under load, and waits until so many had to sign in again for it, and no more. */
async function jump(ms: number, comeBacks: number): Promise<void> {
  const before = crowd.attempts.comeBacks
  await crowd.hears(50)
  server.pass(ms)
  while (crowd.attempts.comeBacks - before < comeBacks) await crowd.hears(1)
  await crowd.hears(100)
  expect(crowd.attempts.comeBacks - before).toBe(comeBacks)
}

it.each([
  ['10 seconds', 10 * second],
  ['an hour', hour],
  ['a day', day],
])('a clock that jumps back by %s ends no session and refuses nobody', (_, ms) => jump(-ms, 0))

it('one that jumps ahead by 10 seconds does not either', () => jump(10 * second, 0))

it.each([
  ['an hour', hour],
  ['a day', day],
])('one that jumps ahead by %s is as if the time had passed: all sign in again, once', (_, ms) =>
  jump(ms, players),
)

it('one that cannot make up its mind refuses nobody', async () => {
  for (let times = 0; times < 4; times++) await jump((times % 2 === 0 ? 20 : -20) * minute, 0)
})

it('in the end nothing is lost or doubled, and the ids of each player rise as he played', async () => {
  await crowd.goHome()
  expect(crowd.attempts).toMatchObject({ faults: [], hung: 0, broken: 0 })
  for (const { asked } of crowd.logs) {
    const ids = asked.flatMap(({ heard }) => (heard.type === 'granted' ? [heard.roundId] : []))
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBeGreaterThan(20)
  }
  await expectNothingLost(server.connectionString, crowd.logs)
})
