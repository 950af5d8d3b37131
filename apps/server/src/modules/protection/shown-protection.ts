import type { OwnLimit, OwnSession, Protection } from '@fairhouse/contract/entities/protection'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { paidInDuring, paidInSince } from './deposit-limits.ts'
import { countLimits } from './limit-slice.ts'
import { minutesPlayed } from './minutes-played.ts'
import { allMoneySince } from './money-moved.ts'
import type { ProtectionNeeds } from './needs.ts'
import { pauseAt, shownPause } from './pause-slice.ts'
import { blocksOf } from './store/blocks.ts'
import { sessionAt } from './session-of-play.ts'
import { sessionBefore } from './session-slice.ts'
import { sessionLimitOf } from './store/session.ts'
import type { Queryable } from '#platform/database'
import { storedLimits, type StoredLimit } from './store/limits.ts'
import { longestPause } from './store/pauses.ts'
import { realityMinutesFor } from './reality-check.ts'
import { minutesOfRounds, minutesUsed } from './time-of-play.ts'
import { countTimes } from './time-slice.ts'

const latelyMs = 30 * 24 * 3_600_000

/** How a player holds himself in, as his page shows it. */
export async function shownProtection(
  needs: ProtectionNeeds,
  player: PlayerId,
): Promise<Protection> {
  const { database } = needs
  const now = needs.clock.now()
  const pause = pauseAt(await longestPause(database, player), now)
  const since = now - latelyMs
  const { staked, won } = await allMoneySince(database, player, since)
  return {
    limits: await shownLimits(needs, player, now),
    pause: pause && shownPause(pause),
    blocked: (await blocksOf(database, player)).map(({ kind, readyAt }) => ({
      kind,
      readyAt: readyAt === null ? null : isoTime(readyAt),
    })),
    session: await shownSession(database, player, now),
    realityMinutes: await realityMinutesFor(needs, database, player),
    lately: {
      staked,
      won,
      paidIn: await paidInSince(needs, database, { player, since }),
      minutes: minutesOfRounds(await minutesPlayed(database, player, since), now),
    },
  }
}

async function shownSession(on: Queryable, player: PlayerId, now: number): Promise<OwnSession> {
  const stored = await sessionLimitOf(on, player)
  if (stored === null) return { minutes: 0, wish: null, now: null }
  const { minutes, wish } = stored
  const stands = sessionAt(await sessionBefore(on, player, { limit: minutes, now }), minutes, now)
  return {
    minutes,
    wish: wish && { minutes: wish.minutes, readyAt: isoTime(wish.readyAt) },
    now: stands && { over: stands.over, until: isoTime(stands.until) },
  }
}

async function shownLimits(
  needs: ProtectionNeeds,
  player: PlayerId,
  now: number,
): Promise<OwnLimit[]> {
  const { database } = needs
  const stored = await storedLimits(database, player)
  const counted = await countLimits(database, player, { stored, now })
  const times = await countTimes(database, player, { stored, now })
  const usedOf = ({ kind, period }: StoredLimit): number | Promise<number> => {
    if (kind === 'deposit') return paidInDuring(needs, database, { player, limit: { period }, now })
    if (kind !== 'time')
      return counted.find((one) => one.kind === kind && one.period === period)?.used ?? 0
    const found = times.find((one) => one.period === period)
    return found ? minutesUsed(found.time, period, now) : 0
  }
  const shown: OwnLimit[] = []
  for (const limit of stored) {
    const { kind, period, most, wish } = limit
    shown.push({
      kind,
      period,
      most,
      // oxlint-disable-next-line no-await-in-loop -- twelve at most
      used: await usedOf(limit),
      wish: wish && { most: wish.most, readyAt: isoTime(wish.readyAt) },
    })
  }
  return shown
}
