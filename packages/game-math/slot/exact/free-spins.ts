import { item } from '../../at.ts'
import { bitCount } from '../../bits.ts'
import { type Fraction, fraction, plus, times } from '../../fraction.ts'
import { onGrid, packTally, type Tally, type TallyShape, together } from '../../tally.ts'
import type { SlotDefinition } from '../definition.ts'
import type { LinePays } from '../line-pays.ts'
import { countCycle } from './cycle.ts'
import { wildReels, withWildReels } from './view.ts'

/**
 * Free spins with reels that stay wild, by conditioning on the wild pattern: what a spin pays depends only on the set S of
 * reels that are wild after it, so one cycle for each of the 2^k sets holds everything, and the held set together with the
 * spins left is a Markov chain that ends. Every count is scaled to whole combinations: one factor T (all combinations of
 * stops) for each spin that could still come.
 */
export interface FreeSpinPlan {
  readonly definition: SlotDefinition
  /** Combinations of all stops of the free strips. */
  readonly stops: bigint
  /** Sets of reels (as bits) that can be wild. */
  readonly wildSets: readonly number[]
  /** Stops of each reel, and how many of them show a wild. */
  readonly lengths: readonly number[]
  readonly wildStops: readonly number[]
  /** `pays.get(S)[units]`: combinations of wild-free windows on the other reels that pay so much. */
  readonly pays: ReadonlyMap<number, Float64Array>
}

export function planFreeSpins(definition: SlotDefinition, linePays: LinePays): FreeSpinPlan {
  const lengths = linePays.reels.map((reel) => reel.length)
  const wildSets = subsets(wildReels(definition))
  return {
    definition,
    stops: lengths.reduce((product, length) => product * BigInt(length), 1n),
    wildSets,
    wildStops: linePays.reels.map((reel) => reel.wild.reduce((sum, shows) => sum + shows, 0)),
    lengths,
    pays: new Map(
      wildSets.map((wild) => {
        const cycle = countCycle(linePays, withWildReels(linePays, wild))
        // Free strips show no specials, so there is one row of counts.
        return [wild, cycle.get(0) ?? new Float64Array(1)] as const
      }),
    ),
  }
}

function subsets(reels: readonly number[]): readonly number[] {
  return reels.reduce<readonly number[]>(
    (sets, reel) => [...sets, ...sets.map((set) => set | (1 << reel))],
    [0],
  )
}

/**
 * The most spins that can follow when `left` are left and `held` reels are held: each reel not yet wild may still add some.
 * It shrinks by exactly one with every spin, whatever turns wild.
 */
export function mostSpins(plan: FreeSpinPlan, left: number, held: number): number {
  const open = plan.wildSets.filter((set) => isOneReel(set) && (set & held) === 0).length
  return left + open * plan.definition.freeSpins.extraPerWildReel
}

function isOneReel(set: number): boolean {
  return bitCount(set) === 1
}

/** In how many ways, of T, one spin makes the wild set grow from `held` to `wild`, for each combination that `pays` counts. */
export function waysToGrow(plan: FreeSpinPlan, held: number, wild: number): number {
  return plan.lengths.reduce((ways, length, reel) => {
    if (((held >> reel) & 1) === 1) return ways * length
    return ((wild >> reel) & 1) === 1 ? ways * item(plan.wildStops, reel) : ways
  }, 1)
}

/** Sets that `held` can grow to in one spin, itself among them. */
export function grown(plan: FreeSpinPlan, held: number): readonly number[] {
  return plan.wildSets.filter((wild) => (wild & held) === held)
}

/** Spins left after one that makes the wild set grow from `held` to `wild`. */
function spinsAfter(plan: FreeSpinPlan, left: number, held: number, wild: number): number {
  const turned = bitCount(wild) - bitCount(held)
  return left - 1 + turned * plan.definition.freeSpins.extraPerWildReel
}

/** What free spins pay, in exact counts of T^mostSpins. */
export class FreeSpinTallies {
  readonly #plan: FreeSpinPlan
  readonly #shape: TallyShape
  readonly #cycles: ReadonlyMap<number, Tally>
  readonly #found = new Map<string, Tally>()

  /** @param grid every pay is a multiple of so many units; amounts of the shape count these. */
  constructor(plan: FreeSpinPlan, shape: TallyShape, grid: number) {
    this.#plan = plan
    this.#shape = shape
    this.#cycles = new Map(
      [...plan.pays].map(([wild, counts]) => [wild, packTally(shape, onGrid(counts, grid))]),
    )
  }

  /** Everything that `left` spins with `held` reels pay together. */
  from(left: number, held: number): Tally {
    if (left === 0) return this.#plan.stops ** BigInt(mostSpins(this.#plan, 0, held))
    return grown(this.#plan, held).reduce((sum, wild) => {
      const after = spinsAfter(this.#plan, left, held, wild)
      return sum + BigInt(waysToGrow(this.#plan, held, wild)) * this.#spinAnd(after, wild)
    }, 0n)
  }

  /** One spin that leaves `wild` reels wild, and then `left` more. */
  #spinAnd(left: number, wild: number): Tally {
    const key = `${left}/${wild}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const tally = together(this.#shape, this.#cycles.get(wild) ?? 0n, this.from(left, wild))
    this.#found.set(key, tally)
    return tally
  }
}

/** Means of free spins in pay units, had a round no most: the same chain, for means alone. */
export class FreeSpinMeans {
  readonly #plan: FreeSpinPlan
  readonly #found = new Map<string, Fraction>()

  constructor(plan: FreeSpinPlan) {
    this.#plan = plan
  }

  /** Of `left` spins with `held` reels. */
  from(left: number, held = 0): Fraction {
    const key = `${left}/${held}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const wilds = left === 0 ? [] : grown(this.#plan, held)
    const mean = wilds.reduce(
      (sum, wild) => plus(sum, this.#spinAnd(left, held, wild)),
      fraction(0n, 1n),
    )
    this.#found.set(key, mean)
    return mean
  }

  /** Its part from spins that make the wild set grow to `wild`. */
  #spinAnd(left: number, held: number, wild: number): Fraction {
    const plan = this.#plan
    const after = spinsAfter(plan, left, held, wild)
    const { combinations, units } = cycleSums(plan.pays.get(wild) ?? new Float64Array(1))
    const ways = BigInt(waysToGrow(plan, held, wild))
    const chance = fraction(ways * combinations, plan.stops)
    return plus(fraction(ways * units, plan.stops), times(chance, this.from(after, wild)))
  }
}

/** Combinations of a row of counts, and all units they pay. */
export function cycleSums(counts: Float64Array): {
  readonly combinations: bigint
  readonly units: bigint
} {
  let combinations = 0n
  let units = 0n
  counts.forEach((count, pay) => {
    if (count === 0) return
    combinations += BigInt(count)
    units += BigInt(count) * BigInt(pay)
  })
  return { combinations, units }
}
