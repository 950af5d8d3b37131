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

/** A key, the seconds of its window, and how often it was let through in the last moment. */
export type Counted = [key: string, seconds: number, count: number]

/**
 * Counts askers over all nodes: what one lets through it tells the others a moment later. So an asker on N nodes at once gets at most
 * what the other nodes let through within that moment on top of the limit; while nodes cannot reach each other, N times the limit.
 */
export interface RateLimiter {
  /** Counts one more for `key`. Returns 0 when it is within `limit`, else the seconds to wait. */
  readonly take: (key: string, limit: RateLimit) => number
  /** Other nodes have let these through. */
  readonly countElsewhere: (counted: readonly Counted[]) => void
}

/** How others hear of what was let through here. */
export type TellCounted = (counted: readonly Counted[]) => void

/**
 * A sliding window: in no stretch of `limit.seconds` are more than `limit.count` let through. The window is counted in twelfths
 * and an asker waits for the whole of the oldest one, so that the memory of an asker is the same whatever the count.
 * @param scale multiplies every count.
 * @param tell null when there is no other node.
 */
export function createRateLimiter(
  clock: Clock,
  scale: number,
  tell: TellCounted | null,
): RateLimiter {
  const counters = new Map<string, Counter>()
  const untold = tell && createUntold(tell)
  const counterOf = (key: string, current: number): Counter => {
    const counter = counters.get(key) ?? fresh(counters, key, current)
    roll(counter, current)
    return counter
  }
  return {
    take: (key, limit) => {
      const now = clock.now()
      const slotMs = (limit.seconds * 1000) / slots
      const counter = counterOf(key, Math.floor(now / slotMs))
      if (counter.total >= limit.count * scale)
        return Math.max(1, Math.ceil(untilFree(counter, slotMs, now) / 1000))
      count(counter, 1)
      untold?.add(key, limit.seconds)
      return 0
    },
    countElsewhere: (counted) => {
      const now = clock.now()
      for (const [key, seconds, times] of counted)
        count(counterOf(key, Math.floor(now / ((seconds * 1000) / slots))), times)
    },
  }
}

/** The others hear of what was let through here this much later at most. */
const tellAfterMs = 100
/** As many as fit into one message with room to spare. */
const toldAtOnce = 5_000

/** Gathers what was let through until it is told. */
function createUntold(tell: TellCounted) {
  let gathered = new Map<string, Counted>()
  const tellAll = (): void => {
    const counted = [...gathered.values()]
    gathered = new Map()
    for (let from = 0; from < counted.length; from += toldAtOnce)
      tell(counted.slice(from, from + toldAtOnce))
  }
  return {
    add: (key: string, seconds: number): void => {
      if (gathered.size === 0) setTimeout(tellAll, tellAfterMs).unref()
      const known = gathered.get(key)
      if (known) known[2] += 1
      else gathered.set(key, [key, seconds, 1])
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

function count(counter: Counter, times: number): void {
  const slot = counter.newest % (slots + 1)
  counter.counts[slot] = (counter.counts[slot] ?? 0) + times
  counter.total += times
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
