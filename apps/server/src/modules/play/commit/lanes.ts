import type { MeterBook } from '#modules/jackpots'
import type { Log } from '#platform/log'
import type { Database } from '#platform/database'
import type { Traces } from '#platform/tracing/tracer'
import type { MoneyWatch } from '../needs.ts'
import { connectAtMeters } from './connect-at-meters.ts'
import { connectLane, type LaneConnection } from './lane-connection.ts'
import { createLane, type Lane } from './lane.ts'

/** Two: one prepares its batch while the other's is written. More did not help where it was measured. */
const laneCount = 2

/**
 * The lanes together: a player's decisions always take the same one, but for bets on titles with jackpots. These go by a lane of their own,
 * because a meter is held from the moment it is read until the bet is written, and no other bet should wait for that.
 */
export function createLanes(needs: {
  readonly database: Database
  readonly meters: MeterBook
  readonly log: Log
  readonly committed: () => void
  readonly watch?: MoneyWatch | undefined
  readonly traces?: Traces | undefined
}): Lane {
  const { database, meters, log, committed, watch, traces } = needs
  let queued = 0
  const laneBy = (connect: () => Promise<LaneConnection>): Lane =>
    createLane({
      log,
      committed,
      connect,
      ...(watch && {
        watch: {
          batch: watch.batch,
          verdict: watch.verdict,
          queued: (more) => watch.queued((queued += more)),
        },
      }),
    })
  const lanes = Array.from({ length: laneCount }, () => laneBy(() => connectLane(database)))
  const atMeters = laneBy(() => connectAtMeters(database, meters))
  const commit: Lane['commit'] = (row, heard) => {
    if (row.meters) return atMeters.commit(row, heard)
    const lane = lanes[row.player % laneCount]
    if (!lane) throw new RangeError(`no lane for player ${row.player}`)
    return lane.commit(row)
  }
  return {
    commit: traces ? traced(traces, commit) : commit,
    drain: async () => {
      await Promise.all([...lanes, atMeters].map((lane) => lane.drain()))
    },
  }
}

/** Tells of each decision of a traced call how long it took, from joining its lane to the database's answer. */
const traced =
  (traces: Traces, commit: Lane['commit']): Lane['commit'] =>
  async (row, heard) => {
    const begun = traces.begin()
    const verdict = await commit(row, heard)
    if (begun) traces.tell(begun, 'commit', { verdict })
    return verdict
  }
