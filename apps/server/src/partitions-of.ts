import { carrySums } from '#modules/ledger'
import { carryRounds } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { createPartitionKeeper, type PartitionKeeper } from '#platform/partitions/index'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly config: Pick<Config, 'keepRoundsMonths' | 'archiveDir'>
}

/** Keeps the partitions; ledger and play speak for what goes to the archive. */
export const partitionsOf = ({ database, clock, log, config }: Given): PartitionKeeper =>
  createPartitionKeeper({
    database,
    clock,
    log,
    retention: {
      keepMonths: config.keepRoundsMonths,
      folder: config.archiveDir,
      carriers: [carrySums, carryRounds],
    },
  })
