import { SeededWords } from '@fairhouse/fairness/seeded'
import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { FastRounds } from '@fairhouse/game-math/families/cascade/fast/fast-rounds'
import { readyCascade } from '@fairhouse/game-math/families/cascade/rules'
import type { PrizeTableRow } from '@fairhouse/game-math/prize-table/prize-table-head'

/** Which seeds to look through, and which of them to keep. */
export interface ScanPlan {
  /** Seeds from 0 of which all rounds are kept. */
  readonly kept: number
  /** Seeds looked through; of those beyond `kept` only rare rounds are kept, so that large wins are told by many rounds. */
  readonly seeds: number
  /** The search goes on, up to this seed, until the most a round wins was met `leastMost` times. */
  readonly lastSeed: number
  readonly leastMost: number
  /** Stakes from which a win is rare. */
  readonly rareFrom: number
}

/** Rounds of one kind. */
export interface Scanned {
  readonly features: readonly string[]
  /** By units, then by seed. */
  readonly rows: readonly PrizeTableRow[]
  readonly parts: Readonly<Record<string, number>>
  /** How many there were among all seeds looked through. */
  readonly met: number
}

export interface Scan {
  readonly seeds: number
  readonly classes: readonly Scanned[]
}

/** Least stakes won in each kind of round that wins something, but for the most, which is a kind of its own. */
const steps = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

interface Growing {
  readonly features: readonly string[]
  readonly rows: PrizeTableRow[]
  readonly parts: Record<string, number>
  met: number
}

/** Plays a round for each seed and sorts them by what they win and by whether they met free spins. */
export function scan(
  definition: CascadeDefinition,
  plan: ScanPlan,
  onProgress: (seeds: number) => void,
): Scan {
  const rounds = new FastRounds(readyCascade(definition))
  const classes = new Map<number, Growing>()
  const { unitsPerStake, maxUnits } = definition
  let mosts = 0
  let seed = 0
  for (; seed < plan.seeds || (mosts < plan.leastMost && seed < plan.lastSeed); seed++) {
    rounds.play(new SeededWords(seed))
    const { units, freeSpins } = rounds
    const step = kindOf(units, definition)
    const key = (freeSpins > 0 ? 100 : 0) + step
    const found = classes.get(key) ?? begun(freeSpins > 0, definition)
    classes.set(key, found)
    found.met++
    if (units === maxUnits) mosts++
    if (seed < plan.kept || units >= plan.rareFrom * unitsPerStake) keep(found, seed, rounds)
    if (seed % 100_000 === 0) onProgress(seed)
  }
  return {
    seeds: seed,
    classes: [...classes].toSorted(([a], [b]) => a - b).map(([, one]) => sorted(one)),
  }
}

function kindOf(units: number, { unitsPerStake, maxUnits }: CascadeDefinition): number {
  if (units === 0) return 0
  if (units === maxUnits) return steps.length + 1
  return steps.filter((stakes) => units >= stakes * unitsPerStake).length
}

const begun = (isFree: boolean, { scatter }: CascadeDefinition): Growing => ({
  features: isFree ? ['freeSpins'] : [],
  rows: [],
  parts: scatter === null ? { base: 0 } : { base: 0, scatter: 0, freeSpins: 0 },
  met: 0,
})

function keep({ rows, parts }: Growing, seed: number, rounds: FastRounds): void {
  rows.push({ seed, units: rounds.units })
  const { spinUnits, scatterUnits, freeUnits } = rounds
  const paid = { base: spinUnits, scatter: scatterUnits, freeSpins: freeUnits }
  for (const [part, units] of Object.entries(paid)) {
    if (part in parts) parts[part] = (parts[part] ?? 0) + units
  }
}

const sorted = (one: Growing): Scanned => ({
  ...one,
  rows: one.rows.toSorted((a, b) => a.units - b.units || a.seed - b.seed),
})
