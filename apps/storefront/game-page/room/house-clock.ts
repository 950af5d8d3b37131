/** The house's clock as this page knows it. */
export interface HouseClock {
  /** The house said something at this time of its own, epoch milliseconds. */
  heard(houseMs: number): void
  /** Epoch milliseconds at the house; never ahead of it, but for what a clock drifts in a minute. */
  now(): number
  /** The last that was heard; null before anything was. */
  readonly last: number | null
}

/** The estimate is let go by so much with each word that was heard, so that it follows a clock that drifts. */
const lettingGoMs = 0.02

/** @param now milliseconds of a clock that only goes on, such as `performance.now`. */
export function createHouseClock(now: () => number): HouseClock {
  // What was on its way for the shortest time knows best how far the house is ahead.
  let ahead: number | null = null
  let last: number | null = null
  return {
    heard(houseMs) {
      const seen = houseMs - now()
      ahead = ahead === null ? seen : Math.max(ahead - lettingGoMs, seen)
      last = Math.max(last ?? houseMs, houseMs)
    },
    now: () => now() + (ahead ?? Date.now() - now()),
    get last() {
      return last
    },
  }
}
