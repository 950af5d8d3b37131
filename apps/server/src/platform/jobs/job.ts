import type { Database } from '../database.ts'
import type { Lease } from '../leases/lease.ts'
import { doPeriodically } from '../leases/periodic.ts'
import type { Log } from '../log.ts'
import { repeatHere } from './repeat-here.ts'
import { endTurn } from './store/end-turn.ts'
import { untilNextTurn } from './store/until-next-turn.ts'

/** Work that is done again and again as long as the house is open. What it throws is logged; it is tried again after its time. */
export type Job = {
  /** Whose it is and what it does: `identity sweep`. Of work on one node also the name of its lease, by which its turns are kept: it stays as it is. */
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
  needs: { readonly database: Database; readonly log: Log; readonly node: string },
  job: Job,
): { readonly stop: () => Promise<void> } {
  const { database, log, node } = needs
  const { name, everyMs } = job
  if (job.where === 'everyNode') return repeatHere({ log, name, everyMs, work: job.work })
  const { work } = job
  return doPeriodically({
    database,
    log,
    name,
    holder: node,
    lastsMs: leaseLastsMs,
    everyMs,
    work,
    turns: {
      untilNext: async () => (await untilNextTurn(database, name)) ?? 0,
      over: (lease, turn) => endTurn(database, lease, turn),
    },
  })
}
