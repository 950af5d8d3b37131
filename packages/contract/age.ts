import { age } from './limits.ts'

/**
 * Whether somebody born on `birthDate` (YYYY-MM-DD) is of an age to play on `today` (YYYY-MM-DD). Who was born on 29 February
 * comes of age on 1 March of a year without that day.
 * @param least years that a place asks for.
 */
export function isOfAge(birthDate: string, today: string, least: number = age.min): boolean {
  const years = yearsBetween(birthDate, today)
  return years >= least && years <= age.max
}

function yearsBetween(birthDate: string, today: string): number {
  const [birthYear, birthday] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)]
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  return year - birthYear - (day < birthday ? 1 : 0)
}

/**
 * The day (YYYY-MM-DD) that the house reckons ages by: the day it is where the day begins last (UTC-12). Who is of age by it is of
 * age wherever he lives, so nobody plays too early; nobody waits for more than 26 hours (UTC+14).
 */
export const houseDay = (nowMs: number): string =>
  new Date(nowMs - 12 * 3_600_000).toISOString().slice(0, 10)

/** The years in which a player of today can have been born, earliest and latest. */
export function birthYears(today: string): { readonly first: number; readonly last: number } {
  const year = Number(today.slice(0, 4))
  // Somebody of 100 years whose birthday is still to come this year was born 101 calendar years ago.
  return { first: year - age.max - 1, last: year - age.min }
}
