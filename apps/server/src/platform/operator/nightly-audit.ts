import type { Client } from 'pg'
import type { Clock } from '../clock.ts'
import type { Database, PooledDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { type Audit, auditBooks, keepRun, lastRun, mayAudit } from './audit-books.ts'
import { onOwnConnection } from './own-connection.ts'

export interface NightlyNeeds {
  readonly database: Database & Pick<PooledDatabase, 'address'>
  readonly clock: Clock
  readonly log: Log
  readonly audit: Audit
  /** Minute of the day, UTC. */
  readonly minute: number
}

/** Audits the books once a day, on one of the nodes. */
export interface NightlyAudit {
  readonly start: () => void
  /** Looks whether an audit is due, and does it; whether it did. */
  readonly look: () => Promise<boolean>
  /** Breaks off an audit that is under way. */
  readonly stop: () => Promise<void>
}

const lookEveryMs = 60_000
const dayMs = 86_400_000

/** The newest moment at or before `now` that lies at `minute` of a day. */
export function lastDue(now: number, minute: number): number {
  const today = Math.floor(now / dayMs) * dayMs + minute * 60_000
  return today <= now ? today : today - dayMs
}

/**
 * An audit is due when none began since the last time that it should have. A house that was closed then makes up for it when
 * it opens; one that was never audited waits for its first night.
 */
export function createNightlyAudit(needs: NightlyNeeds): NightlyAudit {
  const { database, clock, log, minute } = needs
  const openedAt = clock.now()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<unknown> = Promise.resolve()
  const stopping = new AbortController()

  const isDue = async (): Promise<boolean> => {
    const last = await lastRun(database)
    return lastDue(clock.now(), minute) > (last?.begunAt.getTime() ?? openedAt)
  }
  const run = async (client: Client): Promise<boolean> => {
    // Asked again: another node may just have finished.
    if (!(await mayAudit(client)) || !(await isDue())) return false
    const result = await auditBooks(client, needs.audit)
    await keepRun(client, result)
    const seconds = (result.endedAt.getTime() - result.begunAt.getTime()) / 1000
    const told = { promises: result.promises, seconds, broken: result.broken }
    if (result.broken.length > 0) log.fatal(told, 'the books are broken')
    else log.info(told, 'the books are right')
    return true
  }
  const look = async (): Promise<boolean> =>
    (await isDue()) && onOwnConnection(database.address(), run, stopping.signal)

  return {
    look,
    start: () => {
      timer = setInterval(() => {
        looking = looking.then(look).catch((fault: unknown) => {
          if (!stopping.signal.aborted) log.error({ err: fault }, 'the books could not be audited')
        })
      }, lookEveryMs).unref()
    },
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await looking
    },
  }
}
