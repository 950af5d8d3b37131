import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { archive } from './archive.ts'
import type { Carrier } from './carrier.ts'
import { keepPartitions } from './keep-partitions.ts'
import { partitionFacts } from './partition-facts.ts'

/** Keeps partitions ahead of time while the server runs. */
export interface PartitionKeeper {
  /** Makes what is missing now, and from then on looks every hour. Without it rows go to the default partitions: no bet fails. */
  start(): Promise<void>
  /** Waits for what is under way. */
  stop(): Promise<void>
}

const everyMs = 60 * 60_000
/** While players bet, so many rows at most are moved out of a default partition at once: about a second's work. */
const mostMovedInPlay = 100_000

/** Which partitions are taken out, and where their files go. */
export interface Retention {
  /** Whole months that stay; null: all of them. */
  readonly keepMonths: number | null
  readonly folder: string
  /** Speak for the modules whose rows go; asked in this order. */
  readonly carriers: readonly Carrier[]
}

export function createPartitionKeeper(needs: {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly retention: Retention
}): PartitionKeeper {
  const { database, clock, log } = needs
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  async function look(mostMoved: number): Promise<void> {
    try {
      const made = await keepPartitions(database, { now: clock.now(), mostMoved })
      for (const one of made) log.info(one, 'a partition was made')
      for (const facts of await partitionFacts(database)) {
        if (facts.rowsInDefault > 0) log.warn(facts, 'rows wait in a default partition')
      }
    } catch (fault) {
      log.warn({ err: fault }, 'partitions were not made; new rows may go to the default ones')
    }
  }

  async function takeOutOld({ keepMonths, folder, carriers }: Retention): Promise<void> {
    if (keepMonths === null) return
    try {
      const asked = { database, folder, carriers, keepMonths, now: clock.now() }
      const { stored, staysBecause } = await archive(asked)
      for (const one of stored) log.info(one, 'a partition went to the archive')
      if (staysBecause.length > 0) log.warn({ staysBecause }, 'old partitions have to stay')
    } catch (fault) {
      log.error({ err: fault }, 'old partitions did not go to the archive')
    }
  }

  return {
    start: async () => {
      await look(Number.MAX_SAFE_INTEGER)
      timer = setInterval(() => {
        underWay = underWay
          .then(() => look(mostMovedInPlay))
          .then(() => takeOutOld(needs.retention))
      }, everyMs).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
