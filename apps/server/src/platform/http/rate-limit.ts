import type { RateLimit } from '@fairhouse/contract/call'
import type { Clock } from '../clock.ts'

/** Parts of a window that are counted apart. */
const slots = 12
/** Counters kept before the ones that lie idle are thrown out. */
const sweepAt = 200_000

interface Counter {
  /** Ring of counts, one for each part of the window and one for the part that is running. */
  readonly counts: Uint32Array
  /** Number of the newest part counted. */
  newest: number
  total: number
}

/** Counts askers in this process; behind N processes an asker has N times the limit at most. */
export interface RateLimiter {
  /** Counts one more for `key`. Returns 0 when it is within `limit`, else the seconds to wait. */
  readonly take: (key: string, limit: RateLimit) => number
}

/**
 * A sliding window: in no stretch of `limit.seconds` are more than `limit.count` let through. The window is counted in twelfths
 * and an asker waits for the whole of the oldest one, so that the memory of an asker is the same whatever the count.
 * @param scale multiplies every count.
 */
export function createRateLimiter(clock: Clock, scale: number): RateLimiter {
  const counters = new Map<string, Counter>()
  return {
    take: (key, limit) => {
      const now = clock.now()
      const slotMs = (limit.seconds * 1000) / slots
      const current = Math.floor(now / slotMs)
      const counter = counters.get(key) ?? fresh(counters, key, current)
      roll(counter, current)
      if (counter.total >= limit.count * scale)
        return Math.max(1, Math.ceil(untilFree(counter, slotMs, now) / 1000))
      count(counter)
      return 0
    },
  }
}

function fresh(counters: Map<string, Counter>, key: string, current: number): Counter {
  // Insertion order is age; the older half is the cheaper loss, and losing a counter only forgives what it had counted.
  if (counters.size >= sweepAt)
    for (const old of [...counters.keys()].slice(0, sweepAt / 2)) counters.delete(old)
  const counter = { counts: new Uint32Array(slots + 1), newest: current, total: 0 }
  counters.set(key, counter)
  return counter
}

/** Forgets the parts that fell out of the window; and all of them when the clock went back, for they never happened. */
function roll(counter: Counter, current: number): void {
  if (current < counter.newest) {
    counter.counts.fill(0)
    counter.total = 0
    counter.newest = current
    return
  }
  const passed = Math.min(current - counter.newest, slots + 1)
  for (let step = 1; step <= passed; step++) {
    const slot = (counter.newest + step) % (slots + 1)
    counter.total -= counter.counts[slot] ?? 0
    counter.counts[slot] = 0
  }
  if (passed > 0) counter.newest = current
}

function count(counter: Counter): void {
  const slot = counter.newest % (slots + 1)
  counter.counts[slot] = (counter.counts[slot] ?? 0) + 1
  counter.total += 1
}

/** Milliseconds until the oldest part that counted something has left the window. */
function untilFree(counter: Counter, slotMs: number, now: number): number {
  for (let age = slots; age >= 0; age--) {
    const part = counter.newest - age
    if ((counter.counts[((part % (slots + 1)) + slots + 1) % (slots + 1)] ?? 0) > 0)
      return (part + slots + 1) * slotMs - now
  }
  return 0
}
