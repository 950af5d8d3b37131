import type { SupportTicketWhole } from '@fairhouse/contract/entities/support-ticket'
import type { Outcome } from '#platform/answer'
import type { SupportNeeds } from '../needs.ts'
import { shownWhole } from '../shown-ticket.ts'
import { ticketOf } from '../store/stored-ticket.ts'

export interface TicketReply {
  readonly ticket: SupportTicketWhole
}

/** A ticket that is there, as its player sees it. */
export async function tell(
  { database }: Pick<SupportNeeds, 'database'>,
  id: string,
): Promise<Outcome<TicketReply>> {
  const one = await ticketOf(database, id)
  return one ? { reply: { ticket: shownWhole(one) } } : { refused: 'notFound' }
}
