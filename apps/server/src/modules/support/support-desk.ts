import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import type { TicketState, TicketSubject } from '@fairhouse/contract/support-choices'
import type { Transaction } from '#platform/database'
import { readFile } from './files/read-file.ts'
import type { SupportNeeds } from './needs.ts'
import { ticketNumber } from './shown-ticket.ts'
import {
  type HeldTicket,
  holdTicket,
  insertMessage,
  isSaid,
  moveTicket,
  setAssignee,
} from './store/move-ticket.ts'
import { queuedTickets } from './store/queue.ts'
import { type StoredTicket, type TicketLine, ticketOf } from './store/stored-ticket.ts'
import { ticketNews } from './ticket-news.ts'

export interface QueueWish {
  readonly state: TicketState
  readonly subject: TicketSubject | null
  /** Null: whoever has them; an empty text: nobody. */
  readonly assignee: string | null
  readonly after: { readonly movedAt: number; readonly id: string } | null
  readonly limit: number
}

/** What staff see and do. Changes happen in the back office's transaction, with its record of them; false: it was so, or is closed. */
export interface SupportDesk {
  queue(wish: QueueWish): Promise<TicketLine[]>
  one(id: string): Promise<StoredTicket | null>
  file(of: {
    readonly ticket: string
    readonly fileId: string
  }): Promise<{ readonly type: PaperType; readonly content: Uint8Array } | null>
  /** The player reads it in the thread and in the inbox. The same key answers once. Whoever answers has the ticket, if nobody had it. */
  answer(
    tx: Transaction,
    answer: {
      readonly id: string
      readonly key: string
      readonly staff: string
      readonly text: string
      readonly close: boolean
    },
  ): Promise<boolean>
  /** @param staff null: nobody has it any more. */
  assign(tx: Transaction, id: string, staff: string | null): Promise<boolean>
  close(tx: Transaction, id: string): Promise<boolean>
}

export const openSupportDesk = (needs: SupportNeeds): SupportDesk => ({
  queue: (wish) => queuedTickets(needs.database, wish),
  one: (id) => ticketOf(needs.database, id),
  file: (of) => readFile(needs.database, needs.sealKey, of),
  answer: (tx, { id, key, staff, text, close }) =>
    whileOpen(tx, id, async (held) => {
      if (await isSaid(tx, id, key)) return false
      const nowMs = needs.clock.now()
      await insertMessage(tx, id, { requestKey: key, staff, text, nowMs })
      await moveTicket(tx, id, { state: close ? 'closed' : 'answered', nowMs })
      if (held.assignee === null) await setAssignee(tx, id, staff)
      const news = ticketNews(close ? 'closed' : 'answered', { number: ticketNumber(id), text })
      await needs.send(tx, held.player, news)
      return true
    }),
  assign: (tx, id, staff) =>
    whileOpen(tx, id, async (held) => {
      if (held.assignee === staff) return false
      await setAssignee(tx, id, staff)
      return true
    }),
  close: (tx, id) =>
    whileOpen(tx, id, async (held) => {
      await moveTicket(tx, id, { state: 'closed', nowMs: needs.clock.now() })
      await needs.send(
        tx,
        held.player,
        ticketNews('closedSilently', { number: ticketNumber(id), text: '' }),
      )
      return true
    }),
})

async function whileOpen(
  tx: Transaction,
  id: string,
  work: (held: HeldTicket) => Promise<boolean>,
): Promise<boolean> {
  const held = await holdTicket(tx, id)
  return held !== null && held.state !== 'closed' && work(held)
}
