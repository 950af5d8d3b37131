import { createBell } from '../bell.ts'
import { keepLease, type KeepLeaseNeeds } from './keep-lease.ts'
import type { Lease } from './lease.ts'

export interface PeriodicWork extends KeepLeaseNeeds {
  readonly everyMs: number
  /** Writes through `whileHolding`, or what may be done twice. What it throws is logged; it is tried again after its time. */
  readonly work: (lease: Lease) => Promise<unknown>
}

/** Does a piece of work now and then, on one node of all: on whoever holds the lease of its name, first when it is taken. */
export function doPeriodically(job: PeriodicWork): { readonly stop: () => Promise<void> } {
  const { log, name, everyMs, work } = job
  const bell = createBell()
  const stopping = new AbortController()
  const lease = keepLease(job, bell.ring)

  async function doOnce(held: Lease): Promise<void> {
    try {
      await work(held)
    } catch (fault) {
      log.warn({ err: fault, work: name }, 'periodic work failed')
    }
  }
  async function doAgainAndAgain(): Promise<void> {
    let dueAt = 0
    while (!stopping.signal.aborted) {
      const held = lease.current()
      const waitMs = dueAt - performance.now()
      if (held && waitMs <= 0) {
        dueAt = performance.now() + everyMs
        await doOnce(held)
      } else await bell.wait(held ? waitMs : everyMs)
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
