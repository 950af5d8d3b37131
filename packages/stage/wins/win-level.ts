export const winLevels = ['none', 'neutral', 'small', 'nice', 'big', 'mega', 'epic'] as const
export type WinLevel = (typeof winLevels)[number]

/** Least multiple of the stake of each staged level. */
const staged = [
  ['epic', 100],
  ['mega', 40],
  ['big', 15],
  ['nice', 5],
] as const

/**
 * How a win is celebrated. A win of no more than the stake is a loss and stays neutral, so that it is never dressed up as a win.
 * Both amounts in minor units.
 */
export function winLevel(win: number, stake: number): WinLevel {
  if (win <= 0) return 'none'
  if (win <= stake) return 'neutral'
  return staged.find(([, times]) => win >= stake * times)?.[0] ?? 'small'
}

/** Levels with a staging of their own. */
export type StagedLevel = (typeof staged)[number][0]
export const isStaged = (level: WinLevel): level is StagedLevel =>
  staged.some(([name]) => name === level)
