import { z } from 'zod'
import { complaintStates, complaintSubjects } from '../complaint-choices.ts'

/** Something that was said about a complaint. */
export const complaintStep = z.object({
  what: z.enum(['filed', 'answered', 'escalated', 'closed']),
  /** Of the player, or of the house. */
  text: z.string(),
  at: z.iso.datetime(),
})

/** A complaint as its player sees it. */
export const complaint = z.object({
  /** By which both sides call it, such as `C-1042`. */
  number: z.string(),
  subject: z.enum(complaintSubjects),
  /** Number of a round or payment that it is about, as the player wrote it. */
  reference: z.string().nullable(),
  state: z.enum(complaintStates),
  /** Until when the next answer is to come; null when none is owed. */
  dueAt: z.iso.datetime().nullable(),
  /** Until when somebody else can be asked to look again; null when that cannot be. An answer that is late can always be. */
  secondLookUntil: z.iso.datetime().nullable(),
  steps: z.array(complaintStep).readonly(),
})
export type Complaint = z.infer<typeof complaint>
