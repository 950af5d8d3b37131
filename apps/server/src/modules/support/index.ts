export { ownTickets, supportDesk } from './ports.ts'
export { ticketNumber } from './shown-ticket.ts'
export type { QueueWish, SupportDesk } from './support-desk.ts'
export type { StoredTicket, TicketLine } from './store/stored-ticket.ts'
