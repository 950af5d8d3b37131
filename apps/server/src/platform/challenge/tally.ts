import type { Clock } from '../clock.ts'
import { createRemembered } from './remembered.ts'

/** A key, the seconds of its window, and how often it happened in the last moment. */
export type Happened = [key: string, seconds: number, times: number]

/** Counts what happens, over all nodes, in windows that slide. */
export interface Tally {
  readonly add: (key: string, seconds: number) => void
  /** How often it happened in the last `seconds`, give or take an even spread within them. */
  readonly count: (key: string, seconds: number) => number
  /** Other nodes have seen these. */
  readonly addElsewhere: (happened: readonly Happened[]) => void
}

/** Two windows: the one that runs, and the one before, which counts by the part of it that is still within the last `seconds`. */
interface Counter {
  window: number
  now: number
  before: number
}

/** Keys remembered at most; beyond it the oldest are forgotten. */
const keptAtMost = 50_000
/** The others hear of what happened here this much later at most. */
const tellAfterMs = 100

/** @param tell null when there is no other node. */
export function createTally(
  clock: Clock,
  tell: ((happened: readonly Happened[]) => void) | null,
): Tally {
  const counters = createRemembered<Counter>(keptAtMost)
  const untold = new Map<string, Happened>()
  const turned = (key: string, seconds: number): Counter => {
    const window = Math.floor(clock.now() / (seconds * 1000))
    const known = counters.get(key)
    const counter = known ? turn(known, window) : { window, now: 0, before: 0 }
    if (!known) counters.set(key, counter)
    return counter
  }
  const tellAll = (): void => {
    tell?.([...untold.values()])
    untold.clear()
  }
  return {
    add: (key, seconds) => {
      turned(key, seconds).now += 1
      if (tell === null) return
      if (untold.size === 0) setTimeout(tellAll, tellAfterMs).unref()
      const told = untold.get(key)
      if (told) told[2] += 1
      else untold.set(key, [key, seconds, 1])
    },
    count: (key, seconds) => {
      if (counters.get(key) === undefined) return 0
      const { now, before } = turned(key, seconds)
      const passed = (clock.now() / (seconds * 1000)) % 1
      return now + before * (1 - passed)
    },
    addElsewhere: (happened) => {
      for (const [key, seconds, times] of happened) turned(key, seconds).now += times
    },
  }
}

function turn(counter: Counter, window: number): Counter {
  if (window === counter.window) return counter
  counter.before = window === counter.window + 1 ? counter.now : 0
  counter.now = 0
  counter.window = window
  return counter
}
