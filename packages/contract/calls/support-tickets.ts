import { z } from 'zod'
import { call } from '../call.ts'
import { holdsCardNumber } from '../card-number.ts'
import { supportTicketShort, supportTicketWhole } from '../entities/support-ticket.ts'
import { paperTypes } from '../entities/identity-check.ts'
import { page, requestKey, token, wholeNumber } from '../fields.ts'
import { ticketFileLimits, ticketLength, ticketSubjects } from '../support-choices.ts'

const said = z
  .string({ message: 'required' })
  .trim()
  .min(1, { message: 'required' })
  .min(ticketLength.min, { message: 'tooShort' })
  .max(ticketLength.max, { message: 'tooLong' })
  .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text) && !holdsCardNumber(text), { message: 'format' })

const number = z
  .string({ message: 'required' })
  .regex(/^T-[1-9][0-9]{0,14}$/, { message: 'format' })
/** Made by the browser, so that a piece that is sent twice is the same piece. */
const fileId = token({ min: 16, max: 64 }, /^[A-Za-z0-9_-]*$/)
const uuid = z.string().regex(/^[0-9a-f-]{36}$/, { message: 'format' })

/** The field may come once, many times or not at all. */
const files = z.preprocess(
  (sent) => (typeof sent === 'string' ? [sent] : sent),
  z.array(fileId).max(ticketFileLimits.aMessage, { message: 'tooLong' }).optional(),
)

const reply = z.object({ ticket: supportTicketWhole })
const piece = z
  .int()
  .min(1, { message: 'format' })
  .max(Math.ceil(ticketFileLimits.bytes / ticketFileLimits.pieceBytes)) // prettier-ignore

export const supportTickets = call({
  does: "The player's support tickets, those that moved last first, ten a page.",
  path: '/user/support-tickets/json2',
  who: 'player',
  body: z.object({ page: page.default(1) }),
  reply: z.object({ tickets: z.array(supportTicketShort).readonly(), total: z.int().min(0) }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const supportTicket = call({
  does: 'One of them with all that was said.',
  path: '/user/support-ticket/json2',
  who: 'player',
  body: z.object({ number }),
  reply,
  refusals: ['notFound'],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const openSupportTicket = call({
  does: 'Opens a support ticket, about a round or payment of the player or about neither. The same request key opens one only.',
  path: '/user/support-ticket-open/json2',
  who: 'player',
  body: z.object({
    requestKey,
    subject: z.enum(ticketSubjects, { message: 'required' }),
    text: said,
    round: uuid.optional(),
    payment: uuid.optional(),
    files,
  }),
  reply,
  refusals: ['notPermitted'],
  rateLimit: { count: 10, seconds: 3600, per: 'player' },
})

export const replyToSupportTicket = call({
  does: 'Says more in a ticket that is not closed. The same request key says it once.',
  path: '/user/support-ticket-reply/json2',
  who: 'player',
  body: z.object({ requestKey, number, text: said, files }),
  reply,
  refusals: ['notFound', 'notPermitted'],
  rateLimit: { count: 30, seconds: 3600, per: 'player' },
})

export const closeSupportTicket = call({
  does: 'Closes a ticket: the player needs no more help with it.',
  path: '/user/support-ticket-close/json2',
  who: 'player',
  body: z.object({ number }),
  reply,
  refusals: ['notFound'],
  rateLimit: { count: 30, seconds: 3600, per: 'player' },
})

export const rateSupportTicket = call({
  does: 'Says how our help was, once a ticket is closed; said again, the last word counts.',
  path: '/user/support-ticket-rate/json2',
  who: 'player',
  body: z.object({
    number,
    rating: wholeNumber.pipe(z.int().min(1, { message: 'format' }).max(5, { message: 'format' })),
  }),
  reply,
  refusals: ['notFound', 'notPermitted'],
  rateLimit: { count: 30, seconds: 3600, per: 'player' },
})

export const supportFile = call({
  does: 'A piece of a file for a ticket, in order or not; the file is whole when all its pieces came, and can then come with a message. JPEG, PNG and PDF are taken, by what is in them.',
  path: '/user/support-file/json2',
  who: 'player',
  body: z.object({
    fileId,
    /** From 1. */
    piece: wholeNumber.pipe(piece),
    pieces: wholeNumber.pipe(piece),
    /** Bytes as base64url without `=`; all pieces but the last have `ticketFileLimits.pieceBytes`. */
    content: token({ min: 2, max: 60_000 }, /^[A-Za-z0-9_-]*$/),
  }),
  reply: z.object({ complete: z.boolean() }),
  refusals: ['listFull'],
  rateLimit: { count: 300, seconds: 300, per: 'player' },
})

export const readSupportFile = call({
  does: 'A file that came with a message of one of the player’s tickets, whole. Its type is what is in it, and its name is made of the ticket.',
  path: '/user/support-ticket-file/json2',
  who: 'player',
  body: z.object({ number, fileId }),
  reply: z.object({
    name: z.string(),
    type: z.enum(paperTypes),
    /** The whole file as base64. */
    content: z.base64(),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
