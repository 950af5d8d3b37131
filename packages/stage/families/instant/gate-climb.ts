/**
 * What a gate shows on its way to a result, hundredths: as many times more in each moment, slower at the end, and the result itself at 1.
 * @param progress 0 to 1.
 */
export function climbed(result: number, progress: number): number {
  const eased = 1 - (1 - progress) ** 2.2
  return progress >= 1 ? result : Math.floor(100 * (result / 100) ** eased)
}

/** How far a multiple is on the way from once the stake to the target, 0 to 1, on a scale of times. */
export const gaugeShare = (hundredths: number, target: number): number =>
  Math.min(1, Math.max(0, Math.log(hundredths / 100) / Math.log(target / 100)))
