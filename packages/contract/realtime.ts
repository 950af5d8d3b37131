import { z } from 'zod'
import { failure } from './answers.ts'

/** What a browser may send on `/ws`. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscribe'),
    /** Names of topics (`topics/`); one that the house does not know is passed over. */
    topics: z.array(z.string().max(80)).max(32),
    /** Sequence number last seen of each topic, when reconnecting. */
    since: z.record(z.string(), z.int()).optional(),
  }),
  z.object({ type: z.literal('pong') }),
  /** A game call, answered by `answer` with the same schema, guards and request keys as the POST; the first frame carries the csrf token. */
  z.object({
    type: z.literal('call'),
    id: z.string().min(1).max(64),
    call: z.string().max(200),
    body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    csrf: z.string().max(200).optional(),
    /** A `traceparent` (W3C Trace Context), where the page's calls are traced. */
    trace: z.string().max(55).optional(),
  }),
])
export type ClientFrame = z.infer<typeof clientFrame>

/** What is told of a topic. Each topic says in its own file (`topics/`) what its types are and what their data is. */
export const topicFrame = z.object({
  topic: z.string(),
  /** Of one topic only. */
  type: z.string(),
  /** Counts the topic's frames. */
  seq: z.int(),
  /** True for all that there is to know, false for what is new; absent where every frame is whole. */
  snapshot: z.boolean().optional(),
  data: z.unknown(),
})
export type TopicFrame = z.infer<typeof topicFrame>

export const pingFrame = z.object({ type: z.literal('ping') })

export const answerFrame = z.object({
  type: z.literal('answer'),
  id: z.string(),
  body: z.looseObject({ status: z.int() }),
})
export type AnswerFrame = z.infer<typeof answerFrame>

/** Something was sent that is no frame, or a call without an id by which it could be answered; with the id that it has, as it was sent. */
export const errorFrame = z.object({
  type: z.literal('error'),
  id: z.union([z.string(), z.number()]).optional(),
  body: failure,
})

/** What the server sends. */
export const serverFrame = z.union([topicFrame, pingFrame, answerFrame, errorFrame])
export type ServerFrame = z.infer<typeof serverFrame>
