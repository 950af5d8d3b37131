import { mixedWins, type Wins, winsOf } from '../../../chances/wins.ts'
import { byCount, countIn, type ReadySpin } from '../spin/ready-spin.ts'
import { startsOf } from '../spin/spin.ts'
import { cashWins } from './cash-wins.ts'
import type { Cycle } from './cycle.ts'
import { heldViews } from './held-views.ts'
import { spinCycle } from './spin-cycle.ts'
import { walkViews } from './walk-views.ts'

/** Combinations of a spin that start the same. */
export interface SpinWay {
  readonly wins: Wins
  /** What scatters pay on top. */
  readonly scatter: number
  /** What is collected on top, independent of the wins; null where nothing is. Only of spins that open a round. */
  readonly cash: Wins | null
  readonly starts: readonly { readonly feature: string; readonly by: number }[]
}

/** All that a spin can come to: a way for each set of specials in view, and for all that a respin may hold. */
export function spinWays(spin: ReadySpin): readonly SpinWay[] {
  const { respin, walk } = spin.rule
  if (walk !== undefined) return waysOfWalk(spin, walk)
  const cycle = spinCycle(spin)
  if (respin === undefined) return waysOf(spin, cycle)
  const { feature, symbol, count } = respin
  const others = [...cycle].filter(([key]) => countIn(spin, key, symbol) !== count)
  const held = heldViews(spin, respin).flatMap(({ by, views }) =>
    waysOf(spin, spinCycle(spin, views)).map((way) => ({
      ...way,
      starts: [...way.starts, { feature, by }],
    })),
  )
  return [...waysOf(spin, new Map(others)), ...held]
}

function waysOfWalk(spin: ReadySpin, feature: string): readonly SpinWay[] {
  return walkViews(spin).flatMap(({ by, views }) =>
    waysOf(spin, spinCycle(spin, views)).map((way) =>
      by === 0 ? way : { ...way, starts: [...way.starts, { feature, by }] },
    ),
  )
}

export function waysOf(spin: ReadySpin, cycle: Cycle): readonly SpinWay[] {
  return [...cycle].map(([key, wins]) => ({
    wins,
    scatter: scatterPay(spin, key),
    cash: cashWins(spin, key),
    starts: startsOf(spin, key),
  }))
}

/** What scatters among the specials pay. */
function scatterPay(spin: ReadySpin, key: number): number {
  const { scatters, multiplier = 1 } = spin.rule
  return scatters.reduce(
    (sum, { symbol, pays }) => sum + multiplier * byCount(pays, countIn(spin, key, symbol)),
    0,
  )
}

/** The ways with scatters among the wins, those that start the same joined. */
export function joinedWays(ways: readonly SpinWay[]): readonly Omit<SpinWay, 'scatter' | 'cash'>[] {
  const groups = Map.groupBy(ways, ({ starts }) =>
    starts.map(({ feature, by }) => `${feature} ${by}`).join(),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return [{ starts: first.starts, wins: joinedWins(group) }]
  })
}

/** All wins of the ways together, scatters among them. */
export function joinedWins(ways: readonly SpinWay[]): Wins {
  return mixedWins(
    ways.map(({ wins, scatter }) => ({ wins: plusUnits(wins, scatter), weight: 1n, times: 1 })),
  )
}

/** The same wins, each so many units more. */
export function plusUnits(wins: Wins, units: number): Wins {
  if (units === 0) return wins
  return winsOf(new Map([...wins.counts].map(([won, count]) => [won + units, count])))
}
