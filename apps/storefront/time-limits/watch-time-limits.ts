import type { OwnLimit } from '@fairhouse/contract/entities/protection'
import { type LimitPeriod, nearlyUsedShare } from '@fairhouse/contract/protection-choices'

export interface WatchNeeds {
  /** The player's limits as they stand now; null where the house could not be asked. */
  read(): Promise<readonly OwnLimit[] | null>
  /** A limit of time will soon be reached: so many minutes are left of its period. */
  tell(period: LimitPeriod, left: number): void
  /** Does it so many minutes from now. */
  later(act: () => void, minutes: number): void
}

/** Somebody who does not play is asked about no more often. */
const leastMinutes = 2

/**
 * Tells once of each limit of time that it is nearly used, and asks again when the next one could be at the earliest, never at intervals. Whoever
 * cannot be asked about is not told: the house refuses what a limit refuses all the same.
 */
export function watchTimeLimits(limits: readonly OwnLimit[], needs: WatchNeeds): void {
  const told = new Set<string>()
  const look = (found: readonly OwnLimit[]): void => {
    const open = found.filter(({ kind, used, most }) => kind === 'time' && used < most)
    for (const { period, most, used } of open.filter(isNear)) {
      if (told.has(`${period} ${most}`)) continue
      told.add(`${period} ${most}`)
      needs.tell(period, most - used)
    }
    const waits = open.filter((limit) => !isNear(limit)).map(minutesUntilNear)
    if (waits.length === 0) return
    needs.later(
      () => void needs.read().then((now) => now && look(now)),
      Math.max(Math.min(...waits), leastMinutes),
    )
  }
  look(limits)
}

const isNear = ({ used, most }: OwnLimit): boolean => used >= most * nearlyUsedShare

/** Of one who plays without a rest from now on. */
const minutesUntilNear = ({ used, most }: OwnLimit): number =>
  Math.ceil(most * nearlyUsedShare - used)
