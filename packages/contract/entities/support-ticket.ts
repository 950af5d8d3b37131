import { z } from 'zod'
import { ticketStates, ticketSubjects } from '../support-choices.ts'
import { paperTypes } from './identity-check.ts'

/** A picture or PDF that came with a message. */
export const ticketFile = z.object({
  fileId: z.string(),
  type: z.enum(paperTypes),
  bytes: z.int().min(1),
})
export type TicketFile = z.infer<typeof ticketFile>

/** Something that was said in a ticket. */
export const ticketMessage = z.object({
  by: z.enum(['player', 'staff']),
  text: z.string(),
  at: z.iso.datetime(),
  files: z.array(ticketFile).readonly(),
})
export type TicketMessage = z.infer<typeof ticketMessage>

/** A support ticket in a list. */
export const supportTicketShort = z.object({
  /** By which both sides call it, such as `T-1042`. */
  number: z.string(),
  subject: z.enum(ticketSubjects),
  state: z.enum(ticketStates),
  /** The round it is about. */
  round: z.string().nullable(),
  /** The payment it is about. */
  payment: z.string().nullable(),
  openedAt: z.iso.datetime(),
  /** When something was said or done last. */
  movedAt: z.iso.datetime(),
  /** How the player found our help, 1 to 5; null: they have not said. */
  rating: z.int().min(1).max(5).nullable(),
})
export type SupportTicketShort = z.infer<typeof supportTicketShort>

/** One with all that was said, in order. */
export const supportTicketWhole = supportTicketShort.extend({
  messages: z.array(ticketMessage).readonly(),
})
export type SupportTicketWhole = z.infer<typeof supportTicketWhole>
