import type { Log } from '#platform/log'
import type { Database } from '#platform/database'
import type { MoneyWatch } from '../needs.ts'
import { connectLane } from './lane-connection.ts'
import { createLane, type Lane } from './lane.ts'

/** Two: one prepares its batch while the other's is written. More did not help where it was measured. */
const laneCount = 2

/** The lanes together: a player's decisions always take the same one. */
export function createLanes(needs: {
  readonly database: Database
  readonly log: Log
  readonly committed: () => void
  readonly watch?: MoneyWatch | undefined
}): Lane {
  const { database, log, committed, watch } = needs
  let queued = 0
  const lanes = Array.from({ length: laneCount }, () =>
    createLane({
      log,
      committed,
      connect: () => connectLane(database),
      ...(watch && {
        watch: {
          batch: watch.batch,
          verdict: watch.verdict,
          queued: (more) => watch.queued((queued += more)),
        },
      }),
    }),
  )
  return {
    commit: (row) => {
      const lane = lanes[row.player % laneCount]
      if (!lane) throw new RangeError(`no lane for player ${row.player}`)
      return lane.commit(row)
    },
    drain: async () => {
      await Promise.all(lanes.map((lane) => lane.drain()))
    },
  }
}
