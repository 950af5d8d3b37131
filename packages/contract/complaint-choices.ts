// What a complaint may be about, without the schemas: a page that offers it need not load zod.

export const complaintSubjects = [
  'payment',
  'game',
  'bonus',
  'account',
  'protection',
  'other',
] as const
export type ComplaintSubject = (typeof complaintSubjects)[number]

/** `open`: waits for an answer; `answered`: once; `escalated`: waits for somebody else's answer; `closed`: answered by both. */
export const complaintStates = ['open', 'answered', 'escalated', 'closed'] as const
export type ComplaintState = (typeof complaintStates)[number]

/** Days within which a complaint is answered, and within which somebody else looks at it again. */
export const complaintDays = { answer: 14, secondLook: 28 } as const
/** For so many days after an answer somebody else may be asked. */
export const secondLookWithinDays = 60
/** Complaints of one player that may wait for an answer at once. */
export const openComplaintsAtMost = 5
/** Letters of what is said. */
export const complaintLength = { min: 20, max: 4_000 } as const
