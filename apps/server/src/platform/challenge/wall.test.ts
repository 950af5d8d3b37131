import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type PooledDatabase } from '../database.ts'
import { createLog } from '../log.ts'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { createTally } from './tally.ts'
import { challengeIn, solved } from './testing/solve.ts'
import type { AtWall } from './at-wall.ts'
import { type ChallengeMode, createWall, type Solved, type Wall } from './wall.ts'

let cloned: TestDatabase
let database: PooledDatabase
let now = Date.now()
beforeAll(async () => {
  cloned = await cloneDatabase()
  const { connectionString } = cloned
  database = openDatabase({
    connectionString,
    poolSize: 4,
    onFault: (fault) => {
      throw fault
    },
  })
})
afterAll(async () => {
  await database.end()
  await cloned.drop()
})
beforeEach(() => {
  now = Date.now()
})

/** A node with a memory of its own; all share one database and one secret. */
function node(mode: ChallengeMode = 'always'): Wall {
  const clock = { now: () => now }
  return createWall({
    mode,
    database,
    clock,
    log: createLog('silent', new PassThrough()),
    tally: createTally(clock, null),
    secret: Buffer.alloc(32, 7),
    scale: 1,
  })
}

const browser = {
  'user-agent': 'Mozilla/5.0 Chrome/140',
  'accept-language': 'en',
  'sec-fetch-site': 'same-origin',
}

const at = (change: Partial<AtWall> & { readonly cookie?: string } = {}): AtWall => ({
  name: 'logIn',
  address: '203.0.113.1',
  language: 'en',
  ...change,
  headers: { ...browser, ...change.headers, ...(change.cookie && { cookie: change.cookie }) },
})

async function challenged(wall: Wall, who = at()): Promise<string> {
  const verdict = await wall.judge(who)
  if (verdict.type !== 'stopped') throw new Error(`not stopped but ${verdict.type}`)
  return verdict.page
}

const cookieOf = (answer: Solved): string => {
  if (!('cookie' in answer)) throw new Error('not accepted')
  return answer.cookie.split(';', 1)[0] ?? ''
}

const isAccepted = (answer: Solved): boolean => 'cookie' in answer

describe('a challenge', () => {
  it('is solved once, and lets the browser that solved it through', async () => {
    const wall = node()
    const solution = await solved(await challenged(wall))
    const cookie = cookieOf(await wall.solve(solution, at()))
    expect(await wall.judge(at({ cookie }))).toMatchObject({ type: 'open' })
    expect(await wall.judge(at())).toMatchObject({ type: 'stopped' })
  })

  it('solved by one browser is not solved for another', async () => {
    const wall = node()
    for (let count = 0; count < 3; count++)
      await wall.solve(await solved(await challenged(wall)), at())
    expect(await wall.judge(at())).toMatchObject({ type: 'stopped' })
  })

  it('is solved once however often its solution comes, over two nodes', async () => {
    const [left, right] = [node(), node()]
    const solution = await solved(await challenged(left))
    let accepted = 0
    // A hundred at a time, of which the first meet in the database.
    for (let round = 0; round < 100; round++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          (index % 2 === 0 ? left : right).solve(solution, at()),
        ),
      )
      accepted += answers.filter(isAccepted).length
    }
    expect(accepted).toBe(1)
  })

  it('cannot be solved by another address or another program', async () => {
    const wall = node()
    const solution = await solved(await challenged(wall))
    const others = [at({ address: '203.0.113.2' }), at({ headers: { 'user-agent': 'other' } })]
    for (const other of others) expect(isAccepted(await wall.solve(solution, other))).toBe(false)
    expect(isAccepted(await wall.solve(solution, at()))).toBe(true)
  })

  it('runs out', async () => {
    const wall = node()
    const solution = await solved(await challenged(wall))
    now += 5 * 60_000
    expect(isAccepted(await wall.solve(solution, at()))).toBe(false)
  })

  it('is refused when anything of it was changed', async () => {
    const wall = node()
    const page = await challenged(wall)
    const { parameters } = challengeIn(page)
    const good = await solved(page)
    const changes: readonly [string, string][] = [
      [`"expiresAt":${parameters.expiresAt}`, `"expiresAt":${Number(parameters.expiresAt) + 3600}`],
      [`"cost":1000`, `"cost":1`],
      [parameters.nonce, '0'.repeat(32)],
      [parameters.salt, '0'.repeat(32)],
      [parameters.keyPrefix, '0'.repeat(32)],
      [String(parameters.keySignature), '0'.repeat(64)],
      [`"mostTries":700`, `"mostTries":1`],
      [`"derivedKey":"`, `"derivedKey":"00`],
    ]
    for (const [from, to] of changes) {
      expect(good).toContain(from)
      expect(isAccepted(await wall.solve(good.replace(from, to), at())), from).toBe(false)
    }
    for (const nonsense of ['', 'null', '[]', '{"challenge":{}}', '{', good.slice(1)])
      expect(isAccepted(await wall.solve(nonsense, at())), nonsense).toBe(false)
    expect(isAccepted(await wall.solve(good, at()))).toBe(true)
  })
})

describe('a clearance', () => {
  async function cleared(wall: Wall): Promise<string> {
    return cookieOf(await wall.solve(await solved(await challenged(wall)), at()))
  }

  it('is good on every node, for nobody else, and not for ever', async () => {
    const cookie = await cleared(node())
    const other = node()
    expect((await other.judge(at({ cookie }))).type).toBe('open')
    expect((await other.judge(at({ cookie, address: '203.0.113.9' }))).type).toBe('stopped')
    expect((await other.judge(at({ cookie: cookie.slice(0, -2) }))).type).toBe('stopped')
    now += 15 * 60_000
    expect((await other.judge(at({ cookie }))).type).toBe('stopped')
  })

  it('is good for a hundred calls, over all nodes', async () => {
    const nodes = [node(), node()] as const
    const cookie = await cleared(nodes[0])
    const verdicts = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        (index % 2 === 0 ? nodes[0] : nodes[1]).judge(at({ cookie })),
      ),
    )
    expect(verdicts.filter(({ type }) => type === 'open')).toHaveLength(100)
  })

  it('is soon used up by attempts that fail', async () => {
    const wall = node()
    const cookie = await cleared(wall)
    let attempts = 0
    for (;;) {
      const verdict = await wall.judge(at({ cookie }))
      if (verdict.type === 'stopped') break
      attempts += 1
      await verdict.ended('LOGIN_FAILED')
    }
    expect(attempts).toBe(5)
  })
})

describe('the wall', () => {
  it('answers some hundred guesses, however many come from a thousand addresses', async () => {
    const wall = node('auto')
    let answered = 0
    for (let count = 0; count < 20_000; count++) {
      now += 25
      const who = at({ address: `198.51.${count % 4}.${Math.floor(count / 4) % 250}` })
      const verdict = await wall.judge(who)
      if (verdict.type === 'stopped') continue
      answered += 1
      await verdict.ended('LOGIN_FAILED')
    }
    expect(answered).toBeLessThan(110)
  })

  it('comes down by itself when honest players have solved what was raised', async () => {
    const wall = node('auto')
    for (let count = 0; count < 100; count++) {
      const verdict = await wall.judge(at({ address: `192.0.2.${count}` }))
      if (verdict.type === 'open') await verdict.ended('LOGIN_FAILED')
    }
    for (let count = 0; count < 5; count++) {
      const who = at({ address: `198.51.100.${count}` })
      const page = await challenged(wall, who)
      expect(isAccepted(await wall.solve(await solved(page), who))).toBe(true)
    }
    // What is left are the hundred of the beginning, and they are forgotten.
    now += 120_000
    expect((await wall.judge(at())).type).toBe('open')
  })

  it('sends a call by frame away only while a rule is raised', () => {
    expect(node('always').letsFramePass(at({ name: 'gameHistory' }))).toBe(true)
    expect(node('always').letsFramePass(at())).toBe(false)
  })

  it('forgets solutions whose challenge has run out', async () => {
    const wall = node()
    await wall.solve(await solved(await challenged(wall)), at())
    const rows = async () =>
      (await database.query('SELECT 1 FROM platform_solved_challenge')).rows.length
    const before = await rows()
    expect(before).toBeGreaterThan(0)
    await wall.sweep()
    expect(await rows()).toBe(before)
    now += 60 * 60_000
    await wall.sweep()
    expect(await rows()).toBe(0)
  })
})
