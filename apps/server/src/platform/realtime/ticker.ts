/** What changes within this time goes out as one frame. */
const tickMs = 100

export interface Ticker {
  /** Flushes at the end of the tick, which begins now unless it has begun. */
  readonly soon: () => void
  /** Flushes what waits now, and ticks no more. */
  readonly stop: () => void
}

/** Gathers what happens within a tick. @param flush may ask for another tick. */
export function createTicker(flush: () => void): Ticker {
  let tick: NodeJS.Timeout | undefined
  const run = (): void => {
    tick = undefined
    flush()
  }
  return {
    soon: () => {
      tick ??= setTimeout(run, tickMs)
    },
    stop: () => {
      clearTimeout(tick)
      run()
      clearTimeout(tick)
    },
  }
}
