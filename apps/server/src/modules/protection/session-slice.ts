import { followingSlice } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import { timeOfUuidV7, type PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { minutesPlayed } from './minutes-played.ts'
import {
  knownFrom,
  minuteOf,
  sessionAt,
  sessionOf,
  type SessionOfPlay,
  sessionWith,
} from './session-of-play.ts'
import { sessionLimitOf } from './store/session.ts'

/** The length of a session, asked before every round in any game. What was begun may be finished: no raise is refused. */
export const sessionSlice = (clock: Clock) =>
  followingSlice<{ readonly limit: number; readonly session: SessionOfPlay | null }>({
    name: 'session',
    read: async (on, player) => {
      const stored = await sessionLimitOf(on, player)
      if (stored === null) return null
      return {
        limit: stored.minutes,
        session: await sessionBefore(on, player, { limit: stored.minutes, now: clock.now() }),
      }
    },
    refuses: ({ limit, session }, { taken, fromPot, cost, now }) => {
      if (cost > taken + fromPot) return null
      const stands = sessionAt(session, limit, now)
      if (!stands?.over) return null
      const metadata = { kind: 'session', minutes: limit, moreAt: isoTime(stands.until) }
      return { refused: 'ownLimit', metadata }
    },
    // A later step of a round belongs to the minute in which it began.
    after: ({ limit, session }, { roundId }) => ({
      limit,
      session: sessionWith(session, minuteOf(timeOfUuidV7(roundId))),
    }),
  })

/** The session of a player that goes on, as far as it must be known. */
export const sessionBefore = async (
  on: Queryable,
  player: PlayerId,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<SessionOfPlay | null> =>
  sessionOf(await minutesPlayed(on, player, knownFrom(limit, now)))
