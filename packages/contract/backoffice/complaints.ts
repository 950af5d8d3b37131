import { z } from 'zod'
import { complaintStates, complaintSubjects } from '../complaint-choices.ts'
import { lines, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const number = z.string().regex(/^C-[1-9][0-9]{0,14}$/)

const waiting = z.object({
  number,
  player,
  login: z.string(),
  subject: z.enum(complaintSubjects),
  state: z.enum(complaintStates),
  /** Null: no answer is owed. */
  dueAt: time.nullable(),
  late: z.boolean(),
})
export type WaitingComplaint = z.output<typeof waiting>

export const complaints = staffCall({
  does: 'Complaints for which an answer is owed, the one that is due first first.',
  right: 'readPlayers',
  body: z.object({}),
  reply: z.object({ complaints: z.array(waiting), more: z.boolean() }),
})

export const complaint = staffCall({
  does: 'A complaint with all that was said.',
  right: 'readPlayers',
  body: z.object({ number }),
  reply: waiting.extend({
    /** The round or payment that its player named. */
    reference: z.string().nullable(),
    steps: z.array(
      z.object({
        what: z.string(),
        /** Null: the player. */
        staff: z.string().nullable(),
        text: z.string(),
        at: time,
      }),
    ),
  }),
})

export const answerComplaint = staffCall({
  does: 'Answers a complaint. A second answer ends it, and is never given by who gave the first.',
  right: 'answerComplaints',
  body: z.object({ number, text: lines({ min: 3, max: 4_000 }) }),
  reply: z.object({}),
})
