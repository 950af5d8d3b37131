import { z } from 'zod'
import { paperTypes } from '../entities/identity-check.ts'
import { ticketStates, ticketSubjects } from '../support-choices.ts'
import { cursor, formKey, lines, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const number = z.string().regex(/^T-[1-9][0-9]{0,14}$/)

/** A support ticket in the queue. */
export const queuedTicket = z.object({
  number,
  player: z.int(),
  login: z.string(),
  subject: z.enum(ticketSubjects),
  state: z.enum(ticketStates),
  assignee: z.string().nullable(),
  openedAt: time,
  movedAt: time,
  rating: z.int().nullable(),
})
export type QueuedTicket = z.infer<typeof queuedTicket>

export const whoseTickets = ['all', 'mine', 'nobody'] as const

export const tickets = staffCall({
  does: 'Support tickets, those first that have waited longest for us; closed ones, the last first.',
  right: 'readPlayers',
  body: z.object({
    state: z.enum(ticketStates),
    subject: z.enum(ticketSubjects).nullable(),
    whose: z.enum(whoseTickets),
    before: cursor,
  }),
  reply: z.object({ rows: z.array(queuedTicket), next: cursor }),
})

export const ticket = staffCall({
  does: 'A support ticket with all that was said, and with the round or payment that it is about.',
  right: 'readPlayers',
  body: z.object({ number }),
  reply: queuedTicket.extend({
    round: z.string().nullable(),
    payment: z.string().nullable(),
    messages: z.array(
      z.object({
        /** Null: the player. */
        staff: z.string().nullable(),
        text: z.string(),
        at: time,
        files: z.array(z.object({ fileId: z.string(), type: z.enum(paperTypes), bytes: z.int() })),
      }),
    ),
  }),
})

export const ticketFile = staffCall({
  does: 'A file that came with a support ticket, in base64.',
  right: 'answerTickets',
  body: z.object({ number, fileId: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
  reply: z.object({ type: z.enum(paperTypes), content: z.string() }),
})

const done = z.object({})

export const answerTicket = staffCall({
  does: 'Answers a support ticket: the player reads it in the thread and in the inbox.',
  right: 'answerTickets',
  body: z.object({ number, key: formKey, text: lines({ min: 3, max: 4_000 }), close: z.boolean() }),
  reply: done,
})

export const assignTicket = staffCall({
  does: 'Takes a support ticket, or leaves it to the others again.',
  right: 'answerTickets',
  body: z.object({ number, mine: z.boolean() }),
  reply: done,
})

export const closeTicket = staffCall({
  does: 'Closes a support ticket without another word.',
  right: 'answerTickets',
  body: z.object({ number }),
  reply: done,
})
