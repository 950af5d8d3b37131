import { easeInOut } from '../motion/ease.ts'
import type { Motion } from '../motion/motion.ts'
import { type StagedLevel, winLevel, isStaged } from './win-level.ts'

/** Seconds that a win of each level counts up; proportional to how rare it is, not to how large the number is. */
export const countSeconds: Readonly<Record<StagedLevel, number>> = {
  nice: 1.8,
  big: 3.6,
  mega: 5.5,
  epic: 8,
}

export interface Count {
  /** What to show now, minor units; whole, never above the win. */
  readonly amount: number
  /** Highest staged level reached so far. */
  readonly level: StagedLevel | null
}

/**
 * What a counting win shows at `progress` (0 to 1). The last value is the win itself, so that the screen never rests on
 * anything the server did not say.
 */
export function countAt(progress: number, win: number, stake: number): Count {
  const amount = progress >= 1 ? win : Math.floor(win * Math.max(0, progress))
  const level = winLevel(amount, stake)
  return { amount, level: isStaged(level) ? level : null }
}

export interface Counting {
  readonly motion: Motion
  readonly win: number
  readonly stake: number
  readonly seconds: number
  readonly show: (count: Count) => void
}

/** Counts a win up to its full amount. */
export const countUp = ({ motion, win, stake, seconds, show }: Counting): Promise<void> =>
  motion.tween(seconds, (progress) => show(countAt(progress, win, stake)), easeInOut)
