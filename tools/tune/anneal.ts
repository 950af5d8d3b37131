import type { ReelCounts } from './counts.ts'

/** A whole number from 0 that is less than `count`. */
export type Below = (count: number) => number

export interface Annealing {
  readonly start: ReelCounts
  /** Symbols whose counts may change. */
  readonly movable: ReadonlySet<string>
  /** How far counts are from what is wanted; 0 is perfect. */
  readonly energy: (counts: ReelCounts) => number
  /** Counts tried. */
  readonly tries: number
  /** Energy that is taken in the beginning about every third time. */
  readonly heat: number
  /** Good enough to stop. */
  readonly enough: number
  readonly below: Below
}

/** Fine enough for a chance. */
const grain = 1 << 20

/**
 * Looks for counts of low energy by simulated annealing: one symbol of a strip becomes another, strip lengths stay. Worse counts
 * are taken with a chance that falls as the search cools. The same chances find the same counts.
 */
export function anneal(annealing: Annealing): ReelCounts {
  const { start, movable, energy, tries, heat, enough, below } = annealing
  let now = start
  let nowEnergy = energy(now)
  let best = now
  let bestEnergy = nowEnergy
  for (let i = 0; i < tries && bestEnergy > enough; i++) {
    const next = moved(now, movable, below)
    if (next === undefined) continue
    const nextEnergy = energy(next)
    const temperature = heat * (1 - i / tries) ** 3 + 1e-6
    const isTaken =
      nextEnergy <= nowEnergy ||
      below(grain) < grain * Math.exp((nowEnergy - nextEnergy) / temperature)
    if (!isTaken) continue
    now = next
    nowEnergy = nextEnergy
    if (nowEnergy < bestEnergy) {
      best = now
      bestEnergy = nowEnergy
    }
  }
  return best
}

/** One symbol of one strip becomes another that the strip has; undefined where nothing could move. */
function moved(
  counts: ReelCounts,
  movable: ReadonlySet<string>,
  below: Below,
): ReelCounts | undefined {
  const reel = below(counts.length)
  const strip = counts[reel]
  if (strip === undefined) return undefined
  const symbols = [...strip.keys()].filter((symbol) => movable.has(symbol))
  if (symbols.length < 2) return undefined
  const from = symbols[below(symbols.length)] ?? ''
  const to = symbols[below(symbols.length)] ?? ''
  const left = strip.get(from) ?? 0
  if (from === to || left <= 1) return undefined
  const changed = new Map(strip).set(from, left - 1).set(to, (strip.get(to) ?? 0) + 1)
  return counts.with(reel, changed)
}
