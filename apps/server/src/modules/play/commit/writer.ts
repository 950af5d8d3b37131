import { Busy } from '#platform/faults'
import type { Log } from '#platform/log'
import type { StepRow } from '../decision.ts'
import { kindOfFault } from './fault-kind.ts'
import type { LaneConnection } from './lane-connection.ts'
import type { BatchResult } from './statement.ts'

export interface WriterNeeds {
  connect(): Promise<LaneConnection>
  readonly log: Log
}

/** Writes batches over a connection that it replaces when it breaks. One batch at a time. */
export interface Writer {
  /**
   * After a lost connection the same batch is asked again on a new one: whatever had been written is then answered by its
   * request key, so nothing is written twice.
   * @throws Busy when the database cannot be reached for long; the database's fault when it refuses the batch.
   */
  write(rows: readonly StepRow[]): Promise<BatchResult>
  close(): void
}

/** For so long a batch is tried while the database cannot be reached. */
const patienceMs = 10_000
const firstPauseMs = 50
const longestPauseMs = 1_000

export function createWriter({ connect, log }: WriterNeeds): Writer {
  let connection: LaneConnection | undefined

  const close = (): void => {
    connection?.close()
    connection = undefined
  }
  return {
    close,
    write: async (rows) => {
      const begunAt = performance.now()
      let pauseMs = firstPauseMs
      let conflicts = 0
      for (;;) {
        try {
          connection ??= await connect()
          return await connection.commit(rows)
        } catch (fault) {
          const kind = kindOfFault(fault)
          if (kind === 'refused' || (kind === 'conflict' && conflicts++ > 0)) throw fault
          if (kind === 'conflict') continue
          log.warn({ err: fault, decisions: rows.length }, 'a lane lost the database')
          close()
        }
        if (performance.now() - begunAt > patienceMs) {
          throw new Busy('the database cannot be reached', 'database')
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    },
  }
}
