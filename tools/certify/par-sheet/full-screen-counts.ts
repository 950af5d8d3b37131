import { item } from '@fairhouse/game-math/at'
import type { Course } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import type { ReadySpin } from '@fairhouse/game-math/families/slot/spin/ready-spin'
import type { Times } from './line-counts.ts'
import type { Tally } from './tally.ts'

/** Counts what a screen of one symbol wins beyond its lines or ways, where the game multiplies it. */
export function countFullScreens(
  { definition }: ReadySpin,
  { courses, times }: { readonly courses: readonly Course[]; readonly times: Times },
  tally: Tally,
): void {
  const { fullScreen, symbols, rows } = definition
  if (fullScreen === undefined) return
  const count = rows.reduce((sum, height) => sum + height, 0)
  for (const { weight, pays, views } of courses) {
    for (const face of symbols.keys()) {
      const ways = views.reduce(
        (product, reel) =>
          product *
          BigInt(
            reel
              .filter(({ cells }) => cells.every((one) => one === face))
              .reduce((sum, one) => sum + one.weight, 0),
          ),
        weight,
      )
      if (ways === 0n) continue
      const grid = rows.map((height) => Array.from({ length: height }, () => face))
      const more = pays.wins(grid).reduce((sum, { pay }) => sum + pay, 0) * (fullScreen - 1)
      const symbol = item(symbols, face)
      tally.add(
        { by: 'fullScreen', symbol, count },
        ways * times.weight,
        ways * times.sum * BigInt(more),
      )
    }
  }
}
