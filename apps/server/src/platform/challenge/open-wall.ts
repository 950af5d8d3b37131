import type { HouseChannels } from '../house-channels.ts'
import { doPeriodically } from '../leases/periodic.ts'
import type { Database } from '../database.ts'
import { createTally } from './tally.ts'
import { createWall, type Wall, type WallNeeds } from './wall.ts'

export interface OpenNeeds extends Omit<WallNeeds, 'tally' | 'database'> {
  readonly database: Database
  readonly counted: HouseChannels['risksCounted']
  /** There is no other node to tell. */
  readonly alone: boolean
  readonly node: string
}

const sweepEveryMs = 60 * 60_000
const leaseLastsMs = 30_000

/** The wall of one node, with its counts shared by all of them. */
export function openWall(needs: OpenNeeds): { wall: Wall; stop: () => Promise<void> } {
  const { clock, database, log, node, counted, alone } = needs
  const tally = createTally(clock, alone ? null : counted.publishToOthers)
  counted.subscribe(tally.addElsewhere)
  const wall = createWall({ ...needs, tally })
  const sweep = doPeriodically({
    database,
    log,
    name: 'challenge sweep',
    holder: node,
    lastsMs: leaseLastsMs,
    everyMs: sweepEveryMs,
    work: wall.sweep,
  })
  return { wall, stop: sweep.stop }
}
