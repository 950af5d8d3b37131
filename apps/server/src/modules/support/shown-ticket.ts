import type {
  SupportTicketShort,
  SupportTicketWhole,
} from '@fairhouse/contract/entities/support-ticket'
import { isoTime } from '#platform/iso-time'
import type { StoredTicket, TicketLine } from './store/stored-ticket.ts'

/** By which both sides call a ticket. */
export const ticketNumber = (id: string): string => `T-${id}`
export const ticketIdOf = (number: string): string => number.slice('T-'.length)

/** A ticket in a list, as its player sees it. */
export const shownShort = (one: TicketLine): SupportTicketShort => ({
  number: ticketNumber(one.id),
  subject: one.subject,
  state: one.state,
  round: one.round,
  payment: one.payment,
  openedAt: isoTime(one.openedAt),
  movedAt: isoTime(one.movedAt),
  rating: one.rating,
})

/** The whole of it: who of the staff wrote is not told. */
export const shownWhole = (one: StoredTicket): SupportTicketWhole => ({
  ...shownShort(one),
  messages: one.messages.map(({ staff, text, at, files }) => ({
    by: staff === null ? ('player' as const) : ('staff' as const),
    text,
    at: isoTime(at),
    files,
  })),
})
