import { bitLength, greatestDivisor } from '../../fraction.ts'
import {
  onGrid,
  packTally,
  type Tally,
  type TallyShape,
  together,
  unpackTally,
} from '../../tally.ts'
import type { SlotDefinition } from '../definition.ts'
import type { SlotRules } from '../rules.ts'
import { type Cycle, countCycle } from './cycle.ts'
import { type FreeSpinPlan, FreeSpinTallies, mostSpins, planFreeSpins } from './free-spins.ts'
import { pickBonus, type Weighted } from './pick-bonus.ts'
import { everyStop, scatterStep } from './view.ts'

/** Exact chances of what a whole round pays. */
export interface RoundChances {
  /** An amount is so many pay units. */
  readonly grid: number
  /** `counts[amount]`: weight, of `total`, of every amount below the most a round can win. */
  readonly counts: readonly bigint[]
  /** Weight of the most. */
  readonly most: bigint
  readonly total: bigint
  /** What the round is made of; its parts are counted from these. */
  readonly round: RoundParts
}

/** The paid spin's cycle, and the features it can start. */
export interface RoundParts {
  readonly definition: SlotDefinition
  readonly base: Cycle
  readonly plan: FreeSpinPlan
  readonly pick: Weighted
}

/**
 * The chances of every payout, as whole numbers: the cycle of the paid spin, joined for each feature it starts with the exact
 * chances of that feature. What would pay more than the most is counted as the most.
 */
export function roundChances(rules: SlotRules): RoundChances {
  const { definition } = rules
  const base = countCycle(rules.base, everyStop(rules.base))
  const plan = planFreeSpins(definition, rules.free)
  const pick = pickBonus(definition.pick)
  const round = { definition, base, plan, pick }
  const total = combinations(base) * pick.total * plan.stops ** mostSpinsOf(plan)
  const grid = gridOf(definition)
  const shape = { width: wholeDigits(bitLength(total)), amounts: definition.maxUnits / grid }
  const counts = unpackTally(shape, joinFeatures(round, shape, grid))
  const most = total - counts.reduce((sum, count) => sum + count, 0n)
  return { grid, counts, most, total, round }
}

/** Sums, over what a paid spin can start, its tally times those of the features; a feature not started counts with all its ways. */
function joinFeatures(round: RoundParts, shape: TallyShape, grid: number): Tally {
  const { definition, plan, pick } = round
  const free = new FreeSpinTallies(plan, shape, grid)
  const pickTally = packTally(shape, weightsOnGrid(pick, grid))
  let sum: Tally = 0n
  for (const [specials, row] of round.base) {
    const started = startedBy(definition, specials)
    const unplayed = mostSpinsOf(plan) - BigInt(mostSpins(plan, started.freeSpins, 0))
    const spun = free.from(started.freeSpins, 0) * plan.stops ** unplayed
    const lines = packTally(shape, onGrid(row, grid)) << BigInt((started.pay / grid) * shape.width)
    const picked = started.pick ? together(shape, lines, pickTally) : lines * pick.total
    sum += together(shape, picked, spun)
  }
  return sum
}

/** What specials in view start, and what scatters among them pay. */
export function startedBy(
  definition: SlotDefinition,
  specials: number,
): { readonly pay: number; readonly freeSpins: number; readonly pick: boolean } {
  const scatters = Math.floor(specials / scatterStep)
  return {
    pay: definition.scatter.pays[scatters] ?? 0,
    freeSpins: definition.scatter.freeSpins[scatters] ?? 0,
    pick: specials % scatterStep === definition.pick.reels.length,
  }
}

/** All combinations of a cycle. */
export function combinations(cycle: Cycle): bigint {
  let sum = 0
  for (const row of cycle.values()) for (const count of row) sum += count
  return BigInt(sum)
}

function mostSpinsOf(plan: FreeSpinPlan): bigint {
  return BigInt(mostSpins(plan, Math.max(...plan.definition.scatter.freeSpins), 0))
}

/** The greatest number of units that every pay is a multiple of. */
function gridOf({ pays, scatter, pick, maxUnits }: SlotDefinition): number {
  const all = [...Object.values(pays).flat(), ...scatter.pays, ...pick.prizes, maxUnits]
  return Number(all.reduce((grid, pay) => greatestDivisor(grid, BigInt(pay)), 0n))
}

function weightsOnGrid({ weights }: Weighted, grid: number): readonly bigint[] {
  const most = Math.max(...weights.keys())
  return Array.from({ length: most / grid + 1 }, (_, amount) => weights.get(amount * grid) ?? 0n)
}

function wholeDigits(bits: number): number {
  return Math.ceil(bits / 4) * 4
}
