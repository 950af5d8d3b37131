import type { Transaction } from '#platform/database'
import { playerId } from '#platform/ids'
import { complaintNews } from './complaint-news.ts'
import type { ComplaintNeeds } from './needs.ts'
import { numberOf } from './shown-complaints.ts'
import { complaintOf, type StoredComplaint, waitingComplaints } from './store/complaints-of.ts'
import { holdComplaint, moveComplaint } from './store/move-complaint.ts'

/** What staff see and answer. */
export interface ComplaintDesk {
  /** Those for which an answer is owed, the one that is due first first. */
  waiting(): Promise<StoredComplaint[]>
  one(id: string): Promise<StoredComplaint | null>
  /**
   * Answers a complaint, in the back office's transaction. A second look ends it, and is never taken by who answered before.
   * @returns why not, or null.
   */
  answer(
    tx: Transaction,
    answer: { readonly id: string; readonly staff: string; readonly text: string },
  ): Promise<'notOwed' | 'answeredBefore' | null>
}

export const openComplaintDesk = (needs: ComplaintNeeds): ComplaintDesk => ({
  waiting: () => waitingComplaints(needs.database),
  one: (id) => complaintOf(needs.database, id),
  answer: async (tx, { id, staff, text }) => {
    const held = await holdComplaint(tx, id)
    const one = held && (await complaintOf(tx, id))
    if (!one || one.dueAt === null) return 'notOwed'
    if (one.steps.some((step) => step.staff === staff)) return 'answeredBefore'
    const what = one.state === 'open' ? 'answered' : 'closed'
    const step = { what, staff, text, at: needs.clock.now() } as const
    await moveComplaint(tx, id, { state: what, dueAt: null }, step)
    const news = complaintNews(what, { number: numberOf(id), dueAt: null })
    await needs.send(tx, playerId(one.player), news)
    return null
  },
})
