import { missionDays } from '@fairhouse/contract/mission-rules'
import { dayOf } from '#platform/iso-time'

const dayMs = 86_400_000

/** The days before that of a moment whose missions may still be collected then, the latest first. @param now epoch milliseconds. */
export const earlierDays = (now: number): readonly string[] =>
  Array.from({ length: missionDays - 1 }, (_, before) => dayOf(now - (before + 1) * dayMs))

/** Whether the missions of a UTC day may be collected at a moment. @param now epoch milliseconds. */
export const isCollectable = (day: string, now: number): boolean =>
  day === dayOf(now) || earlierDays(now).includes(day)
