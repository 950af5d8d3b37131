import type { Json } from '@fairhouse/contract/json'
import { limitPeriods, type LimitPeriod } from '@fairhouse/contract/protection-choices'
import { followingSlice } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { allMoneySince } from './money-moved.ts'
import { endOf, startOf } from './period.ts'
import { type StoredLimit, storedLimits } from './store/limits.ts'

/** A limit on bets with what its period came to so far. Amounts are minor units. */
export type CountedLimit = {
  readonly kind: 'stake' | 'loss'
  readonly period: LimitPeriod
  readonly most: number
  /** When the period began in which `used` was used, epoch milliseconds. */
  readonly since: number
  readonly used: number
} & { readonly [name: string]: Json }

/** Limits on what is staked and lost, asked before every stake, also in mid-round. What a period came to is counted with the seat. */
export const limitSlice = (clock: Clock) =>
  followingSlice<readonly CountedLimit[]>({
    name: 'limits',
    read: async (on, player) => {
      const stored = await storedLimits(on, player)
      const limits = await countLimits(on, player, { stored, now: clock.now() })
      return limits.length === 0 ? null : limits
    },
    refuses: (limits, { taken, now }) => {
      for (const limit of limits) {
        const left = limit.most - usedAt(limit, now)
        if (taken <= left) continue
        const { kind, period } = limit
        const metadata = {
          kind,
          period,
          left: Math.max(left, 0),
          moreAt: isoTime(endOf(period, now)),
        }
        return { refused: 'ownLimit', metadata }
      }
      return null
    },
    after: (limits, { taken, given, at }) =>
      limits.map((limit) => ({
        ...limit,
        since: startOf(limit.period, at),
        used: usedAt(limit, at) + (limit.kind === 'stake' ? taken : taken - given),
      })),
  })

/** A new period begins with nothing. */
const usedAt = ({ period, since, used }: CountedLimit, now: number): number =>
  startOf(period, now) > since ? 0 : used

/** What the periods of a player's limits on bets came to so far. */
export async function countLimits(
  on: Queryable,
  player: PlayerId,
  { stored, now }: { readonly stored: readonly StoredLimit[]; readonly now: number },
): Promise<CountedLimit[]> {
  const counted: CountedLimit[] = []
  for (const period of limitPeriods) {
    const limits = stored.filter(
      ({ kind, period: of }) => of === period && (kind === 'stake' || kind === 'loss'),
    )
    if (limits.length === 0) continue
    const since = startOf(period, now)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { staked, won } = await allMoneySince(on, player, since)
    for (const { kind, most } of limits) {
      if (kind !== 'stake' && kind !== 'loss') continue
      counted.push({ kind, period, most, since, used: kind === 'stake' ? staked : staked - won })
    }
  }
  return counted
}
