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
/** So often in a row the house is asked in vain, twice as late each time; then its player has most likely left. */
const mostTries = 6

/**
 * Tells of each limit of time that it is nearly used, once in each of its periods, and asks again when the next one could be at the earliest, never
 * at intervals. Where the house does not answer it is asked again later; it refuses what a limit refuses all the same.
 */
export function watchTimeLimits(limits: readonly OwnLimit[], needs: WatchNeeds): void {
  /** Minutes that were used of a limit when it was last seen after it was told; fewer than that are of another period. */
  const told = new Map<string, number>()
  let inVain = 0
  const look = (found: readonly OwnLimit[]): void => {
    const timed = found.filter(({ kind }) => kind === 'time')
    for (const limit of timed) {
      const { period, most, used } = limit
      const name = `${period} ${most}`
      const usedThen = told.get(name)
      if (!isNear(limit)) told.delete(name)
      else {
        told.set(name, used)
        const isNew = usedThen === undefined || used < usedThen
        if (isNew && used < most) needs.tell(period, most - used)
      }
    }
    if (timed.length > 0) askIn(Math.max(Math.min(...timed.map(minutesUntilNear)), leastMinutes))
  }
  const askIn = (minutes: number): void => needs.later(() => void askAgain(), minutes)
  const askAgain = async (): Promise<void> => {
    const now = await needs.read()
    inVain = now === null ? inVain + 1 : 0
    if (now !== null) look(now)
    else if (inVain < mostTries) askIn(leastMinutes * 2 ** inVain)
  }
  look(limits)
}

const isNear = ({ used, most }: OwnLimit): boolean => used >= most * nearlyUsedShare

/** Of one who plays without a rest from now on. What is near already can be so again in its next period, which may begin at once; it is seen just before. */
function minutesUntilNear(limit: OwnLimit): number {
  const nearAt = Math.ceil(limit.most * nearlyUsedShare)
  return isNear(limit) ? nearAt - 1 : nearAt - limit.used
}
