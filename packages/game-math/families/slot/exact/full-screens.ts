import { winsOf } from '../../../chances/wins.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import type { Cycle } from './cycle.ts'
import type { View } from './view.ts'

/** A cycle in which wins of a whole grid of one symbol are multiplied, where the game does so. */
export function withFullScreens(
  { definition, pays }: ReadySpin,
  views: readonly (readonly View[])[],
  cycle: Cycle,
): Cycle {
  const { fullScreen, symbols } = definition
  if (fullScreen === undefined) return cycle
  const counts = new Map(cycle.get(0)?.counts ?? [])
  const add = (units: number, ways: bigint) => counts.set(units, (counts.get(units) ?? 0n) + ways)
  for (const face of symbols.keys()) {
    const filling = views.map((reel) =>
      reel.filter(({ cells }) => cells.every((one) => one === face)),
    )
    const ways = filling.reduce(
      (product, reel) => product * BigInt(reel.reduce((sum, { weight }) => sum + weight, 0)),
      1n,
    )
    if (ways === 0n) continue
    const grid = definition.rows.map((rows) => Array.from({ length: rows }, () => face))
    const units = pays.wins(grid).reduce((sum, { pay }) => sum + pay, 0)
    add(units, -ways)
    add(units * fullScreen, ways)
  }
  return new Map(cycle).set(0, winsOf(new Map([...counts].filter(([, ways]) => ways > 0n))))
}
