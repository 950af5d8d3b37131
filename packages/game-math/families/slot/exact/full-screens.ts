import { type Wins, winsOf } from '../../../chances/wins.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import type { Cycle } from './cycle.ts'
import type { View } from './view.ts'

/** A screen that is full: what fills it, and what its combinations win before they are multiplied. */
export interface FullScreen {
  /** Of a mixture the first of its symbols. */
  readonly symbol: string
  readonly cycle: Cycle
}

/** Every full screen that the reels can show, where the game multiplies them. */
export function fullScreens(
  { definition, pays }: Pick<ReadySpin, 'definition' | 'pays'>,
  views: readonly (readonly View[])[],
): readonly FullScreen[] {
  const { fullScreen, fullScreenOf, symbols } = definition
  if (fullScreen === undefined) return []
  const fillings = fullScreenOf === undefined ? symbols.map((one) => [one]) : [fullScreenOf]
  return fillings.flatMap((names) => {
    const faces = names.map((name) => symbols.indexOf(name))
    const filling = views.map((reel) =>
      reel.filter(({ cells }) => cells.every((face) => faces.includes(face))),
    )
    const [symbol = ''] = names
    return filling.every((reel) => reel.length > 0) ? [{ symbol, cycle: pays.count(filling) }] : []
  })
}

/** A cycle in which wins of full screens are multiplied, where the game does so. */
export function withFullScreens(
  spin: ReadySpin,
  views: readonly (readonly View[])[],
  cycle: Cycle,
): Cycle {
  const times = spin.definition.fullScreen ?? 1
  const multiplied = new Map(cycle)
  for (const full of fullScreens(spin, views)) {
    for (const [key, wins] of full.cycle) {
      multiplied.set(key, withMultiplied(multiplied.get(key) ?? winsOf(new Map()), wins, times))
    }
  }
  return multiplied
}

/** All wins, of which some are multiplied. */
function withMultiplied(all: Wins, some: Wins, times: number): Wins {
  const counts = new Map(all.counts)
  const add = (units: number, ways: bigint) => counts.set(units, (counts.get(units) ?? 0n) + ways)
  for (const [units, ways] of some.counts) {
    add(units, -ways)
    add(units * times, ways)
  }
  return winsOf(new Map([...counts].filter(([, ways]) => ways > 0n)))
}
