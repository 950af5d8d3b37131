import { fullScreens } from '@fairhouse/game-math/families/slot/exact/full-screens'
import type { Course } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import type { ReadySpin } from '@fairhouse/game-math/families/slot/spin/ready-spin'
import type { Times } from './line-counts.ts'
import type { Tally } from './tally.ts'

/** Counts what full screens win beyond their lines or ways, where the game multiplies them. */
export function countFullScreens(
  { definition }: ReadySpin,
  { courses, times }: { readonly courses: readonly Course[]; readonly times: Times },
  tally: Tally,
): void {
  const { fullScreen = 1, rows } = definition
  const count = rows.reduce((sum, height) => sum + height, 0)
  for (const { weight, pays, views } of courses) {
    for (const { symbol, cycle } of fullScreens({ definition, pays }, views)) {
      for (const { ways, sum } of cycle.values()) {
        tally.add(
          { by: 'fullScreen', symbol, count },
          ways * weight * times.weight,
          sum * BigInt(fullScreen - 1) * weight * times.sum,
        )
      }
    }
  }
}
