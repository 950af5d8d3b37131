import { createBell } from '../bell.ts'
import { keepLease, type KeepLeaseNeeds } from './keep-lease.ts'
import type { Lease } from './lease.ts'

export interface PeriodicWork extends KeepLeaseNeeds {
  readonly everyMs: number
  /** Writes through `whileHolding`, or what may be done twice. What it throws is logged; it is tried again after its time. */
  readonly work: (lease: Lease) => Promise<unknown>
  /** Where turns are kept; else whoever takes the lease begins with one. */
  readonly turns?: Turns
}

/** Turns of a work, kept for whoever takes its lease next. */
export interface Turns {
  /** Milliseconds until the next one; 0 or less when it is due. */
  readonly untilNext: () => Promise<number>
  /** One is over, well or not; the next comes in so many milliseconds. */
  readonly over: (
    lease: Lease,
    turn: { readonly went: boolean; readonly nextInMs: number },
  ) => Promise<void>
}

const notKept: Turns = { untilNext: async () => 0, over: async () => undefined }

/** Does a piece of work now and then, on one node of all: on whoever holds the lease of its name. */
export function doPeriodically(job: PeriodicWork): { readonly stop: () => Promise<void> } {
  const { log, name, everyMs, work, turns = notKept } = job
  const bell = createBell()
  const stopping = new AbortController()
  const lease = keepLease(job, bell.ring)
  /** The lease under which the next turn is known; another node may have had turns before. */
  let known: bigint | null = null
  let dueAt = 0

  async function doOnce(held: Lease): Promise<void> {
    dueAt = performance.now() + everyMs
    let went = true
    try {
      await work(held)
    } catch (fault) {
      went = false
      log.warn({ err: fault, work: name }, 'periodic work failed')
    }
    try {
      await turns.over(held, { went, nextInMs: dueAt - performance.now() })
    } catch (fault) {
      log.warn({ err: fault, work: name }, 'a turn of periodic work was not written down')
    }
  }
  async function untilTurn(held: Lease): Promise<number> {
    if (known !== held.fence) {
      try {
        dueAt = performance.now() + Math.min(await turns.untilNext(), everyMs)
        known = held.fence
      } catch (fault) {
        log.warn({ err: fault, work: name }, 'it could not be read when periodic work is due')
        return Math.min(everyMs, job.lastsMs)
      }
    }
    return dueAt - performance.now()
  }
  async function doAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const held = lease.current()
      const waitMs = held ? await untilTurn(held) : everyMs
      if (stopping.signal.aborted) return
      if (held && waitMs <= 0) await doOnce(held)
      else await bell.wait(waitMs)
    }
  }
  const working = doAgainAndAgain()

  return {
    stop: async () => {
      stopping.abort()
      bell.ring()
      await working
      await lease.stop()
    },
  }
}
