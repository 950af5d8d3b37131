import { sessionRestMinutes } from '@fairhouse/contract/protection-choices'

/** A stretch of play without a rest: the first and the last minute in which a round began, counted from 1970. */
export type SessionOfPlay = { readonly since: number; readonly last: number }

const minuteMs = 60_000

/** The minute in which a moment lies (epoch milliseconds). */
export const minuteOf = (ms: number): number => Math.floor(ms / minuteMs)

/** The session that goes on once a round began in a minute. */
export function sessionWith(session: SessionOfPlay | null, minute: number): SessionOfPlay {
  if (session === null || minute - session.last >= sessionRestMinutes)
    return { since: minute, last: minute }
  return { since: session.since, last: Math.max(session.last, minute) }
}

/** The session that minutes of play come to, in rising order; null for none. */
export const sessionOf = (minutes: readonly number[]): SessionOfPlay | null =>
  minutes.reduce<SessionOfPlay | null>(sessionWith, null)

/**
 * How a session stands against a limit: until when may be bet, or from when on again.
 * @param now epoch milliseconds. @returns null when no session goes on.
 */
export function sessionAt(
  session: SessionOfPlay | null,
  limit: number,
  now: number,
): { readonly over: boolean; readonly until: number } | null {
  if (session === null || minuteOf(now) - session.last >= sessionRestMinutes) return null
  const over = minuteOf(now) - session.since >= limit
  const until = over ? session.last + sessionRestMinutes : session.since + limit
  return { over, until: until * minuteMs }
}

/** From when on minutes of play must be known to tell whether a session is over: what began earlier is over in any case. */
export const knownFrom = (limit: number, now: number): number =>
  now - (limit + sessionRestMinutes + 1) * minuteMs
