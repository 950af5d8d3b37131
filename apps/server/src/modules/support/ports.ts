import type { SupportTicketWhole } from '@fairhouse/contract/entities/support-ticket'
import type { PlayerId } from '#platform/ids'
import { port } from '#platform/module/port'
import type { SupportDesk } from './support-desk.ts'

/** Support tickets as staff see them. */
export const supportDesk = port<SupportDesk>('support: desk')

/** The tickets of a player as they see them, for their own copy of what is kept. */
export const ownTickets = port<{
  readonly of: (player: PlayerId) => Promise<readonly SupportTicketWhole[]>
}>('support: own data')
