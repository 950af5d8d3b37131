import { createBell } from '../bell.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { giveLeaseBack, type Lease, renewLease, takeLease } from './lease.ts'

export interface KeepLeaseNeeds {
  readonly database: Database
  readonly log: Log
  readonly name: string
  /** Who we are, among all nodes. */
  readonly holder: string
  readonly lastsMs: number
}

/** A lease that this node takes whenever it is free, and renews as long as it lives. */
export interface KeptLease {
  /** The lease, while it is ours. It may be lost at any moment: what is written goes through `whileHolding`. */
  readonly current: () => Lease | null
  /** Gives it back. */
  readonly stop: () => Promise<void>
}

/** Tries in each lasting of a lease: two may fail before it is lost. */
const triesInTime = 3

/** Begins at once, in the background. @param changed hears when the lease was taken or lost; must not throw. */
export function keepLease(needs: KeepLeaseNeeds, changed: () => void = () => undefined): KeptLease {
  const { database, log, name, holder, lastsMs } = needs
  const bell = createBell()
  const stopping = new AbortController()
  let held: Lease | null = null
  /** Counted from before the question was asked, so it ends here no later than in the database. */
  let heldUntil = 0

  const current = (): Lease | null => (performance.now() < heldUntil ? held : null)

  async function renewOrTake(): Promise<void> {
    const askedAt = performance.now()
    if (held && !(await renewLease(database, held))) {
      log.warn({ lease: name, fence: String(held.fence) }, 'a lease is lost')
      held = null
      changed()
    }
    if (held === null) {
      held = await takeLease(database, { name, holder, lastsMs })
      if (held) log.info({ lease: name, fence: String(held.fence) }, 'a lease is taken')
      heldUntil = held ? askedAt + lastsMs : 0
      if (held) changed()
    } else heldUntil = askedAt + lastsMs
  }
  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await renewOrTake()
      } catch (fault) {
        log.warn({ err: fault, lease: name }, 'a lease could not be asked for')
      }
      if (!stopping.signal.aborted) await bell.wait(lastsMs / triesInTime)
    }
  }
  const keeping = keep()

  return {
    current,
    stop: async () => {
      stopping.abort()
      bell.ring()
      await keeping
      const last = held
      held = null
      try {
        if (last) await giveLeaseBack(database, last)
      } catch (fault) {
        log.warn({ err: fault, lease: name }, 'a lease was not given back; it runs out')
      }
    },
  }
}
