import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { createBell } from '#platform/bell'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { NoticeCounts } from './notice-counts.ts'
import type { NoticeSource } from './notice-source.ts'
import { type ClaimedNotice, claimNotices } from './store/claim-notices.ts'
import { postponeNotice } from './store/postpone-notice.ts'
import { settleNotice } from './store/settle-notice.ts'

export interface ReaderNeeds {
  readonly database: Database
  readonly log: Log
  readonly sourceOf: (id: string) => NoticeSource | undefined
  readonly counts: NoticeCounts
}

/** Notices that a node has in hand at once. */
const handful = 10
/** Longer than asking a provider takes; after that another node reads. */
const claimMs = 60_000
const pollMs = 2_000
/** A stop waits for so long; what is not read by then is read after the next start. */
const patienceMs = 3_000
const firstRetryMs = 1_000
const longestRetryMs = 10 * 60_000

const questionsSchema = z.array(
  z.object({
    kind: z.enum(['deposit', 'payout']),
    reference: z.string(),
    providerRef: z.string().nullable(),
    part: z.string().optional(),
  }),
)

/** Reads notices that were stored, as any number of nodes may do at the same time; each is read at least once. */
export function createReader(needs: ReaderNeeds) {
  const { database, log } = needs
  const bell = createBell()
  const stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const claimed = await claimNotices(database, handful, claimMs)
        await Promise.all(claimed.map((notice) => read(needs, notice)))
        if (claimed.length > 0) continue
      } catch (fault) {
        log.warn({ err: fault }, 'notices could not be read now')
      }
      await bell.wait(pollMs)
    }
  }
  return {
    ring: bell.ring,
    start: (): void => {
      working = work()
    },
    stop: async (): Promise<void> => {
      stopping.abort()
      bell.ring()
      await Promise.race([working, sleep(patienceMs, undefined, { ref: false })])
    },
  }
}

async function read(needs: ReaderNeeds, notice: ClaimedNotice): Promise<void> {
  const { database, log, sourceOf, counts } = needs
  const { id, provider, attempts } = notice
  try {
    const source = sourceOf(provider)
    if (!source) throw new Error(`${provider} is no longer set up`)
    for (const question of questionsSchema.parse(notice.questions)) {
      const { part, ...rest } = question
      await source.hear(part === undefined ? rest : { ...rest, part })
    }
    await settleNotice(database, notice)
    counts.count(provider, 'read')
  } catch (fault) {
    log.warn({ err: fault, noticeId: String(id), provider, attempts }, 'a notice was not read')
    const afterMs = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)
    const why = fault instanceof Error ? fault.message : String(fault)
    await postponeNotice(database, notice, why.slice(0, 500), afterMs)
    counts.count(provider, 'postponed')
  }
}
