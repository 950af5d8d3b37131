import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { everySoMany } from '../../../../scripts/test/every-so-many.ts'
import { type Crowd, gatherCrowd } from '../faults/crowd.ts'
import { expectNothingLost } from '../faults/expect-nothing-lost.ts'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import { emptyBrowser, signUp, type TestBrowser } from '../wire/test-browser.ts'
import { openSocket } from '../wire/test-socket.ts'
import { playRound, sitDown } from './testing/bettor.ts'
import { type SeveralNodes, startSeveral } from './testing/start-several.ts'

const patience = { timeout: 60_000, interval: 50 }

const isThere = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    // No such process.
    return false
  }
}

describe('two nodes behind one port', () => {
  let test: TestDatabase
  let house: SeveralNodes
  beforeAll(async () => {
    test = await cloneDatabase()
    house = await startSeveral(test.connectionString)
  })
  afterAll(async () => {
    house.keeper.kill('SIGKILL')
    await test.drop()
  })

  /** Answered plays of each node, by its place. */
  const played = async (): Promise<readonly number[]> => {
    const metrics = await house.metrics()
    return [1, 2].map(
      (node) =>
        metrics.get(`fairhouse_calls_total{call="play",outcome="ok",via="post",node="${node}"}`) ??
        0,
    )
  }
  const until = async (crowd: Crowd, holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await crowd.hears(1)
  }

  it('both take bets, and one that is killed in mid-round is started again: nothing is lost', async () => {
    const before = house.pids()
    const crowd = await gatherCrowd(house.url, 16)
    crowd.play()
    await until(crowd, async () => (await played()).every((count) => count > 20))
    const [killed, stays] = [before.get(1), before.get(2)]
    if (killed === undefined) throw new Error('the log names no first node')
    process.kill(killed, 'SIGKILL')
    await crowd.hears(200)
    await vi.waitFor(async () => {
      const metrics = await house.metrics()
      expect(metrics.get('fairhouse_nodes{state="running"}')).toBe(2)
      expect(metrics.get('fairhouse_nodes_replaced_total')).toBe(1)
    }, patience)
    await crowd.hears(200)
    await crowd.goHome()
    await expect.poll(() => house.pids().get(1), patience).not.toBe(killed)
    expect(house.pids().get(2)).toBe(stays)
    expect(house.log().map(({ msg }) => msg)).toContain('a node ended; starting it again')
    expect(crowd.attempts).toMatchObject({ faults: [], hung: 0 })
    await expectNothingLost(test.connectionString, crowd.logs)
  })

  it('tell their own numbers each, and what is of the house once', async () => {
    const names = [...(await house.metrics()).keys()]
    expect(names).toContain('fairhouse_open_sockets{node="1"}')
    expect(names).toContain('fairhouse_open_sockets{node="2"}')
    expect(names.filter((name) => name.startsWith('fairhouse_database_up'))).toEqual([
      'fairhouse_database_up',
    ])
    const page = await (await fetch(`${house.operatorUrl}/?still`)).text()
    expect(page).toContain('2 of 2; counts are of all of them')
  })

  /** Lines of the same browser, until each node has one. */
  async function linesAtBoth(browser: TestBrowser | null, topic: string) {
    const lines = []
    for (;;) {
      lines.push(await openSocket(house.url, browser))
      lines.at(-1)?.send({ type: 'subscribe', topics: [topic] })
      const metrics = await house.metrics()
      const open = [1, 2].map((node) => metrics.get(`fairhouse_open_sockets{node="${node}"}`) ?? 0)
      if (open.every((count) => count > 0)) return lines
    }
  }

  it('tell a player of a balance, and an ended session, whichever of them knows it first', async () => {
    const { browser } = await signUp(house.url)
    const seat = await sitDown(browser)
    const lines = await linesAtBoth(browser, 'user')
    for (const { next } of lines) await next('status')
    await playRound(browser, seat.fields)
    const { userStatus } = await browser.do('status')
    const now = 'creditsFreePlay' in userStatus ? userStatus.creditsFreePlay : Number.NaN
    for (const { next } of lines) {
      let told
      do told = (await next('status')).data.userStatus
      while (!('creditsFreePlay' in told) || told.creditsFreePlay !== now)
    }
    await browser.do('logOut')
    expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual(lines.map(() => 4001))
  })

  it('tell everybody of a winner, once', async () => {
    const lines = await linesAtBoth(null, 'winners')
    for (const { next } of lines) await next('winners')
    const { browser } = await signUp(house.url)
    const { fields, stake } = await sitDown(browser)
    let payout = 0
    while (payout <= stake) payout = (await playRound(browser, fields))?.payout ?? 0
    for (const { next, socket } of lines) {
      expect((await next('winners')).data.map((winner) => winner.amount)).toEqual([payout])
      socket.close()
    }
  })

  it('stop cleanly, all of them, when the house is stopped', async () => {
    const pids = [...house.pids().values()]
    expect(await house.stop()).toBe(0)
    expect(pids.map(isThere)).toEqual([false, false])
    expect(house.log().map(({ msg }) => msg)).not.toContain('the stop was not clean')
  })
})

const started: { readonly house: SeveralNodes; readonly test: TestDatabase }[] = []
afterEach(async () => {
  for (const { house, test } of started.splice(0)) {
    await house.stop()
    await test.drop()
  }
})

/** Each starts a house of several nodes. */
const itInTurn = everySoMany(3)

/** A house of its own for one test. */
async function ownHouse(settings: Readonly<Record<string, string>> = {}): Promise<SeveralNodes> {
  const test = await cloneDatabase()
  const house = await startSeveral(test.connectionString, settings)
  started.push({ house, test })
  return house
}

itInTurn('nodes end by themselves when their keeper is killed', async () => {
  const house = await ownHouse()
  const pids = [...house.pids().values()]
  expect(pids.map(isThere)).toEqual([true, true])
  house.keeper.kill('SIGKILL')
  await vi.waitFor(() => expect(pids.map(isThere)).toEqual([false, false]), patience)
})

itInTurn('count calls together: a limit is one, however many nodes answer', async () => {
  const house = await ownHouse({ RATE_LIMIT_SCALE: '1', CHALLENGE: 'off' })
  const outcomes: unknown[] = []
  while (!outcomes.includes('429')) {
    const browser = emptyBrowser(house.url)
    const { status } = await browser.ask('status')
    outcomes.push(String(status))
  }
  const metrics = await house.metrics()
  const heard = [...metrics].filter(([name]) =>
    name.startsWith('fairhouse_bus_messages_total{channel="calls.counted",fate="heard"'),
  )
  expect(heard.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0)
})

itInTurn('a house whose nodes cannot start says why, once', async () => {
  const test = await cloneDatabase()
  const signer = { SIGNER_PLACE: '127.0.0.1:1', SIGNER_KEY: '07'.repeat(32) }
  await expect(startSeveral(test.connectionString, signer)).rejects.toThrow(
    /^The signer does not answer, and this house has never heard its key for seeds: start it first \(SIGNER_PLACE\)\.$/,
  )
  await test.drop()
})
