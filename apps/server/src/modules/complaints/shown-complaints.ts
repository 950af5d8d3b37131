import { secondLookWithinDays } from '@fairhouse/contract/complaint-choices'
import type { Complaint } from '@fairhouse/contract/entities/complaint'
import { isoTime } from '#platform/iso-time'
import type { StoredComplaint } from './store/complaints-of.ts'

const dayMs = 24 * 3_600_000

/** By which both sides call a complaint. */
export const numberOf = (id: string): string => `C-${id}`
export const idOf = (number: string): string => number.slice('C-'.length)

/** Until when somebody else can be asked; null when that cannot be. Pure. @returns epoch milliseconds. */
export function secondLookUntil(
  { state, dueAt, steps }: Pick<StoredComplaint, 'state' | 'dueAt' | 'steps'>,
  now: number,
): number | null {
  if (state === 'open' && dueAt !== null && dueAt < now) return now + secondLookWithinDays * dayMs
  if (state !== 'answered') return null
  const answered = steps.findLast(({ what }) => what === 'answered')
  const until = (answered?.at ?? 0) + secondLookWithinDays * dayMs
  return until > now ? until : null
}

/** A complaint as its player sees it: who of the staff answered is not told. */
export function shownComplaint(one: StoredComplaint, now: number): Complaint {
  const until = secondLookUntil(one, now)
  return {
    number: numberOf(one.id),
    subject: one.subject,
    reference: one.reference,
    state: one.state,
    dueAt: one.dueAt === null ? null : isoTime(one.dueAt),
    secondLookUntil: until === null ? null : isoTime(until),
    steps: one.steps.map(({ what, text, at }) => ({ what, text, at: isoTime(at) })),
  }
}
