import type { Database } from '#platform/database'
import type { PlainRoute } from '#platform/http/plain-route'
import type { Log } from '#platform/log'
import type { Family } from '#platform/metrics/exposition'
import { createNoticeCounts } from './notice-counts.ts'
import { noticeRoute } from './notice-route.ts'
import type { NoticeSource } from './notice-source.ts'
import { createReader } from './read-notices.ts'
import { deleteOldNotices } from './store/delete-old-notices.ts'
import { noticeFacts } from './store/notice-facts.ts'

/** Notices of whoever moves money, from their arrival until they were read. */
export interface Notices {
  readonly route: PlainRoute
  readonly concerns: () => Promise<readonly string[]>
  readonly families: () => Promise<readonly Family[]>
  readonly start: () => void
  readonly stop: () => Promise<void>
  /** Forgets what is old. Worth doing every hour. */
  readonly sweep: () => Promise<void>
}

const rememberedDays = 90
/** A notice that waits for longer than this is a sign that something is wrong. */
const stuckSeconds = 300

export function createNotices(needs: {
  readonly database: Database
  readonly log: Log
  readonly sourceOf: (id: string) => NoticeSource | undefined
  readonly countForged: (address: string) => number
}): Notices {
  const { database } = needs
  const counts = createNoticeCounts()
  const reader = createReader({ ...needs, counts })
  return {
    route: noticeRoute({ ...needs, counts, stored: reader.ring }),
    concerns: async () => {
      const { unread, oldestSeconds, lastFault } = await noticeFacts(database)
      if (oldestSeconds < stuckSeconds) return []
      const minutes = Math.round(oldestSeconds / 60)
      const why = lastFault === null ? '' : ` (${lastFault})`
      return [`Notices of payments are unread: ${unread}, the oldest for ${minutes} min${why}.`]
    },
    families: async () => {
      // A database that is away is told of elsewhere, and must not take all other metrics with it.
      const facts = await noticeFacts(database).catch(() => null)
      return counts.families(facts)
    },
    start: reader.start,
    stop: reader.stop,
    sweep: () => deleteOldNotices(database, rememberedDays),
  }
}
