import { array, assert, nat, property } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'

const perMinute = { count: 5, seconds: 60, per: 'address' } as const

function limiterAt(start: number, scale = 1) {
  const clock = { now: () => time }
  let time = start
  const limiter = createRateLimiter(clock, scale, null)
  return { take: (key = 'a') => limiter.take(key, perMinute), pass: (ms: number) => (time += ms) }
}

describe('a rate limit', () => {
  it('lets exactly so many through at once, and says how long the next has to wait', () => {
    const { take } = limiterAt(1_000_000)
    expect([1, 2, 3, 4, 5].map(() => take())).toEqual([0, 0, 0, 0, 0])
    expect(take()).toBeGreaterThan(0)
    expect(take()).toBeLessThanOrEqual(65)
  })

  it('lets through again whoever waited as long as was said', () => {
    const { take, pass } = limiterAt(1_234_567)
    for (let asked = 0; asked < 5; asked++) take()
    pass(take() * 1000)
    expect(take()).toBe(0)
  })

  it('counts every asker apart', () => {
    const { take } = limiterAt(0)
    for (let asked = 0; asked < 5; asked++) take('a')
    expect(take('a')).toBeGreaterThan(0)
    expect(take('b')).toBe(0)
  })

  it('forgets what it counted at a time that the clock was put back from', () => {
    const { take, pass } = limiterAt(1_000_000_000)
    for (let asked = 0; asked < 5; asked++) take()
    expect(take()).toBeGreaterThan(0)
    pass(-86_400_000)
    expect([1, 2, 3, 4, 5].map(() => take())).toEqual([0, 0, 0, 0, 0])
    expect(take()).toBeLessThanOrEqual(65)
  })

  it('lets more through when the operator scales it', () => {
    const { take } = limiterAt(0, 10)
    expect(Array.from({ length: 51 }, () => take()).filter((wait) => wait === 0)).toHaveLength(50)
  })

  it('never lets more than the count through in any window, however the asking is spread', () => {
    assert(
      property(
        nat(10_000_000),
        array(nat(20_000), { minLength: 1, maxLength: 200 }),
        (start, pauses) => {
          const { take, pass } = limiterAt(start)
          const passed: number[] = []
          let time = 0
          for (const pause of pauses) {
            pass(pause)
            time += pause
            if (take() === 0) passed.push(time)
          }
          for (const from of passed)
            expect(
              passed.filter((at) => at >= from && at < from + 60_000).length,
            ).toBeLessThanOrEqual(5)
        },
      ),
    )
  })

  it('lets an asker within the limit always through', () => {
    const { take, pass } = limiterAt(77)
    for (let asked = 0; asked < 100; asked++) {
      expect(take()).toBe(0)
      pass(13_500)
    }
  })
})

describe('a rate limit of two nodes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function twoNodes() {
    const clock = { now: () => Date.now() }
    const a: RateLimiter = createRateLimiter(clock, 1, (counted) => b.countElsewhere(counted))
    const b: RateLimiter = createRateLimiter(clock, 1, (counted) => a.countElsewhere(counted))
    return { a, b }
  }

  it('is one limit once they have told each other', () => {
    const { a, b } = twoNodes()
    for (let asked = 0; asked < 3; asked++) expect(a.take('k', perMinute)).toBe(0)
    vi.advanceTimersByTime(100)
    expect([b.take('k', perMinute), b.take('k', perMinute)]).toEqual([0, 0])
    expect(b.take('k', perMinute)).toBeGreaterThan(0)
    vi.advanceTimersByTime(100)
    expect(a.take('k', perMinute)).toBeGreaterThan(0)
    expect(a.take('other', perMinute)).toBe(0)
  })

  it('is told once and forgotten with its window', () => {
    const { a, b } = twoNodes()
    for (let asked = 0; asked < 5; asked++) a.take('k', perMinute)
    vi.advanceTimersByTime(60_000)
    expect(b.take('k', perMinute)).toBeGreaterThan(0)
    vi.advanceTimersByTime(6_000)
    expect([a.take('k', perMinute), b.take('k', perMinute)]).toEqual([0, 0])
  })

  it('lets through at most what the other node did in the same moment, on top', () => {
    const { a, b } = twoNodes()
    let passed = 0
    for (let moment = 0; moment < 500; moment++) {
      for (const node of [a, b]) if (node.take('k', perMinute) === 0) passed += 1
      vi.advanceTimersByTime(100)
    }
    expect(passed).toBeLessThanOrEqual(perMinute.count + 1)
  })
})
