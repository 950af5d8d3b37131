import { dayOf, dayStart } from '#platform/iso-time'

const dayMs = 24 * 60 * 60_000
const weekMs = 7 * dayMs
/** 1970-01-05 was a Monday. */
const firstMonday = 4 * dayMs

/** The Monday (UTC) with which the week of a time begins, as a date. @param at epoch milliseconds. */
export const weekOf = (at: number): string =>
  dayOf(Math.floor((at - firstMonday) / weekMs) * weekMs + firstMonday)

/** Epoch milliseconds at which a week begins. @param week its Monday. */
export const startOfWeek = (week: string): number => dayStart(week)

/** And at which the next one does. */
export const endOfWeek = (week: string): number => startOfWeek(week) + weekMs

/** The week before that of a time (epoch milliseconds). */
export const lastWeek = (at: number): string => weekOf(at - weekMs)
