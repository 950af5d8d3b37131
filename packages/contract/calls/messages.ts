import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { page } from '../fields.ts'
import { messagesAtOnce } from '../limits.ts'

/** A message as its player reads it, in the language of the call. */
export const message = z.object({
  id: z.string(),
  subject: z.string(),
  /** Plain text: paragraphs with an empty line between them, `**` around what matters, `- ` before the lines of a list. */
  body: z.string(),
  sentAt: z.iso.datetime(),
  /** It was not opened yet. */
  isNew: z.boolean(),
})
export type Message = z.infer<typeof message>

const messageId = z
  .string({ message: 'required' })
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'format' })

/** The field may come once or many times. */
const messageIds = z.preprocess(
  (sent) => (typeof sent === 'string' ? [sent] : sent),
  z
    .array(messageId, { message: 'required' })
    .min(1, { message: 'required' })
    .max(messagesAtOnce, { message: 'tooLong' }),
)

const change = {
  who: 'player',
  body: z.object({ messageIds }),
  reply: z.object({ userStatus }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
} as const

export const messages = call({
  does: "The player's messages, newest first, ten a page.",
  path: '/user/messages/json2',
  who: 'player',
  body: z.object({ page: page.default(1) }),
  reply: z.object({ messages: z.array(message), total: z.int().min(0) }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const markMessagesRead = call({
  ...change,
  does: 'Takes the NEW mark off messages of the player; ids that are not his change nothing.',
  path: '/user/message-mark-read/json2',
})

export const deleteMessages = call({
  ...change,
  does: 'Removes messages of the player for good; ids that are not his change nothing.',
  path: '/user/message-delete/json2',
})
