import type { Answers } from '#platform/answer'
import { openFile } from './files/open-file.ts'
import { takePiece } from './files/take-piece.ts'
import type { SupportNeeds } from './needs.ts'
import { shownShort, shownWhole, ticketIdOf } from './shown-ticket.ts'
import { ticketOf } from './store/stored-ticket.ts'
import { ticketsOf } from './store/tickets-of.ts'
import { close, rate, reply } from './tickets/change-ticket.ts'
import { openTicket } from './tickets/open-ticket.ts'

/** What players ask of support. */
export const supportAnswers = (
  needs: SupportNeeds,
): Answers<
  | 'supportTickets'
  | 'supportTicket'
  | 'openSupportTicket'
  | 'replyToSupportTicket'
  | 'closeSupportTicket'
  | 'rateSupportTicket'
  | 'supportFile'
  | 'readSupportFile'
> => ({
  supportTickets: async ({ player }, { page }) => {
    const { tickets, total } = await ticketsOf(needs.database, player, page)
    return { reply: { tickets: tickets.map(shownShort), total } }
  },
  supportTicket: async ({ player }, { number }) => {
    const one = await ticketOf(needs.database, ticketIdOf(number))
    return one?.player === player ? { reply: { ticket: shownWhole(one) } } : { refused: 'notFound' }
  },
  openSupportTicket: (ask, body) => openTicket(needs, ask, body),
  replyToSupportTicket: (ask, body) => reply(needs, ask, body),
  closeSupportTicket: (ask, body) => close(needs, ask, body),
  rateSupportTicket: (ask, body) => rate(needs, ask, body),
  supportFile: (ask, body) => takePiece(needs, ask, body),
  readSupportFile: (ask, body) => openFile(needs, ask, body),
})
