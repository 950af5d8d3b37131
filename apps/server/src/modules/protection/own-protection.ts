import type { Json } from '@fairhouse/contract/json'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { blocksOf } from './store/blocks.ts'
import { storedLimits } from './store/limits.ts'
import { pausesOf } from './store/pauses.ts'
import { realityMinutesOf } from './store/reality.ts'
import { sessionLimitOf } from './store/session.ts'
import { stepsOf } from './store/steps.ts'

type Row = Readonly<Record<string, Json>>

/** What the house keeps of how a player holds himself in, as his copy of it has it. Amounts are minor units, those of limits of time minutes; times are ISO 8601. */
export interface OwnProtection {
  /** What stands: limits with their wishes, every pause there ever was, and the time check. */
  standing(player: PlayerId): Promise<readonly Row[]>
  /** What was asked for, in order, from behind a number; each row's `number` is where to go on. */
  steps(
    player: PlayerId,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly (Row & { readonly number: number })[]>
}

export const ownProtection = (database: Database): OwnProtection => ({
  standing: async (player) => {
    const limits = await storedLimits(database, player)
    const pauses = await pausesOf(database, player)
    const blocks = await blocksOf(database, player)
    const minutes = await realityMinutesOf(database, player)
    const session = await sessionLimitOf(database, player)
    return [
      ...limits.map(({ kind, period, most, wish }) => ({
        what: 'limit',
        kind,
        period,
        most,
        unit: kind === 'time' ? 'minutes' : 'minorUnits',
        wish: wish && { most: wish.most, readyAt: isoTime(wish.readyAt) },
      })),
      ...pauses.map(({ kind, begunAt, endsAt, isTakenOver }) => ({
        what: 'pause',
        kind,
        begunAt: isoTime(begunAt),
        endsAt: endsAt === null ? null : isoTime(endsAt),
        isTakenOver,
      })),
      ...blocks.map(({ kind, readyAt }) => ({
        what: 'gamesOff',
        kind,
        readyAt: readyAt === null ? null : isoTime(readyAt),
      })),
      { what: 'timeCheck', minutes },
      ...(session ? [{ what: 'session', minutes: session.minutes }] : []),
    ]
  },
  steps: async (player, page) => {
    const steps = await stepsOf(database, player, page)
    return steps.map(({ number, what, details, at }) => ({
      number,
      what,
      details,
      at: isoTime(at),
    }))
  },
})
