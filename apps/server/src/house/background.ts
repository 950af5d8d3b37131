import { doJob } from '#platform/jobs/job'
import type { Module } from '#platform/module/module'
import type { HouseNeeds } from '#platform/module/module-needs'
import { createPartitionKeeper } from '#platform/partitions/index'
import type { Composed } from './compose.ts'

/** What goes on without being asked for. */
export interface Background {
  /** Begins it; calls may come once it resolved. */
  readonly start: () => Promise<void>
  /** Finishes what was begun, then rests. No call may come any more. */
  readonly stop: () => Promise<void>
}

/**
 * The order in which everything begins and ends. Events are delivered once all modules have begun, and until they have finished what they began; jobs come last and
 * go first.
 */
export function backgroundOf(
  needs: HouseNeeds,
  { modules, outbox }: Composed,
  described: readonly Module[],
): Background {
  const partitions = partitionsOf(needs, described)
  const jobs: { readonly stop: () => Promise<void> }[] = []
  return {
    start: async () => {
      await partitions.start()
      for (const { start } of modules) await start?.()
      await outbox.start()
      for (const job of modules.flatMap((one) => one.jobs ?? [])) jobs.push(doJob(needs, job))
    },
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
      await partitions.stop()
      for (const { drain } of modules.toReversed()) await drain?.()
      await outbox.stop()
      for (const { stop } of modules.toReversed()) await stop?.()
    },
  }
}

/** Keeps the partitions; modules speak for what goes to the archive. */
const partitionsOf = ({ database, clock, log, config }: HouseNeeds, described: readonly Module[]) =>
  createPartitionKeeper({
    database,
    clock,
    log,
    retention: {
      keepMonths: config.keepRoundsMonths,
      folder: config.archiveDir,
      carriers: described.flatMap(({ carriers = [] }) => carriers),
    },
  })
