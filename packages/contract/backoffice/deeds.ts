import { z } from 'zod'
import { cursor, line, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const deed = z.object({
  number: z.int(),
  at: time,
  staff: z.string(),
  deed: z.string(),
  subject: z.string(),
  facts: z.string(),
})
export type ShownDeed = z.output<typeof deed>

export const deeds = staffCall({
  does: 'What staff did, the newest first: of everybody or of one person, to anything or to one thing.',
  right: 'readDeeds',
  body: z.object({
    staff: line({ min: 1, max: 60 }).nullable(),
    subject: line({ min: 1, max: 120 }).nullable(),
    before: cursor,
  }),
  reply: z.object({
    rows: z.array(deed),
    next: cursor,
    /** Number of the first of the newest thousand that is not what was written down; null: all are. */
    broken: z.int().nullable(),
  }),
})
