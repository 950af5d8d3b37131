import type { Database } from '../database.ts'
import { doPeriodically } from '../leases/periodic.ts'
import type { Lease } from '../leases/lease.ts'
import { repeatHere } from '../leases/repeat-here.ts'
import type { Log } from '../log.ts'

/** Work that is done again and again, from the start of the house to its stop. What it throws is logged; it is tried again after its time. */
export type Job = {
  /** Whose it is and what it does: `identity sweep`. Of work on one node also the name of its lease, which stays as it is. */
  readonly name: string
  readonly everyMs: number
} & (
  | {
      readonly where: 'oneNode'
      /** Writes through `whileHolding`, or what may be done twice. */
      readonly work: (lease: Lease) => Promise<unknown>
    }
  | { readonly where: 'everyNode'; readonly work: () => Promise<unknown> }
)

/** A node that dies while it does work of one node is followed after this. */
const leaseLastsMs = 30_000

/** Begins a job. */
export function doJob(
  {
    database,
    log,
    node,
  }: { readonly database: Database; readonly log: Log; readonly node: string },
  job: Job,
): { readonly stop: () => Promise<void> } {
  const { name, everyMs } = job
  if (job.where === 'everyNode') return repeatHere({ log, name, everyMs, work: job.work })
  const { work } = job
  return doPeriodically({ database, log, name, holder: node, lastsMs: leaseLastsMs, everyMs, work })
}
