import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import type { Design, TunedSpin } from '@fairhouse/game-math/design'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { anneal, type Below } from './anneal.ts'
import { countsOf, type ReelCounts, type Strips } from './counts.ts'
import { layOut, patch } from './lay-out.ts'
import { returnsOf, type Sample, sampled } from './measure.ts'
import { spinMean } from './spin-mean.ts'

/** What the tuner came to. */
export interface Tuned {
  readonly definition: SlotDefinition
  readonly seed: number
  /** Exact, but for the most a round can win. */
  readonly rtp: number
  readonly returns: ReadonlyMap<string, number>
  readonly sample: Sample
}

export interface Tuning {
  readonly definition: SlotDefinition
  readonly targets: Design['targets']
  readonly plan: NonNullable<Design['tune']>
  readonly say: (line: string) => void
}

/** Counts tried in one search. */
const tries = 30_000
/** Searches for one spin; each corrects what the one before was off. */
const searches = 8
/** Near enough: to the target of the whole, and of a part. */
const enoughWhole = 0.0001
const enoughPart = 0.002
/** Rounds played to compare layouts, and to tell what was reached. */
const comparedRounds = 15_000
const toldRounds = 200_000

/**
 * Tunes the strips of a slot: first how much its symbols are stacked, by hit frequency; then, spin by spin, how many of each there
 * are, by the return of the spin's part. A search needs only the mean of a spin (microseconds); what it finds is laid out and
 * proved, and the search is corrected by what the proof says, until the return is met.
 */
export function tuneSlot({ definition, targets, plan, say }: Tuning): Tuned {
  const draw = drawFrom(new SeededWords(plan.seed))
  const below: Below = (count) => draw.below(count)
  let tuned = definition
  for (const [i, spin] of plan.spins.entries()) {
    const isLast = i + 1 === plan.spins.length
    const wanted = (returns: ReadonlyMap<string, number>): number =>
      !isLast && spin.returns !== undefined
        ? spin.returns
        : targets.rtp - sum(returns) + (returns.get(spin.part) ?? 0)
    const enough = isLast ? enoughWhole : enoughPart
    // Counts change how often rounds win, so stacking that was looked for is looked for again when they are found.
    for (let pass = 0; pass < (spin.stack === undefined ? 2 : 1); pass++) {
      const stack = spin.stack ?? stackFor(tuned, spin, { target: targets.hit, below })
      say(`${spin.spin}: stacked ${stack}`)
      tuned = laidOut(tuned, spin, { counts: countsOf(stripsOf(tuned, spin)), stack, below })
      tuned = tuneSpin(tuned, spin, { below, say, wanted, enough })
    }
  }
  const returns = returnsOf(tuned)
  return {
    definition: tuned,
    seed: plan.seed,
    rtp: sum(returns),
    returns,
    sample: sampled(tuned, toldRounds, plan.seed),
  }
}

interface SpinTuning {
  readonly below: Below
  readonly say: (line: string) => void
  readonly wanted: (returns: ReadonlyMap<string, number>) => number
  readonly enough: number
}

function tuneSpin(definition: SlotDefinition, spin: TunedSpin, how: SpinTuning): SlotDefinition {
  const meanOf = spinMean(definition, ruleOf(definition, spin))
  let now = definition
  let best = definition
  let bestOff = Number.POSITIVE_INFINITY
  for (let search = 0; search < searches; search++) {
    const returns = returnsOf(now)
    const has = returns.get(spin.part) ?? 0
    const wants = how.wanted(returns)
    const off = Math.abs(has - wants)
    how.say(`${spin.spin}: ${spin.part} returns ${percent(has)} of ${percent(wants)}`)
    if (off < bestOff) {
      best = now
      bestOff = off
    }
    if (off < how.enough) break
    const counts = countsOf(stripsOf(now, spin))
    const mean = (meanOf(counts) * wants) / has
    const found = searched(now, spin, { counts, mean, meanOf, below: how.below })
    now = withStrips(now, spin, (strip, reel) => patch(strip, found[reel] ?? new Map(), how.below))
  }
  return best
}

/** Counts whose mean is the wanted one, that are otherwise much like those there were. */
function searched(
  definition: SlotDefinition,
  spin: TunedSpin,
  {
    counts,
    mean,
    meanOf,
    below,
  }: {
    readonly counts: ReelCounts
    readonly mean: number
    readonly meanOf: (counts: ReelCounts) => number
    readonly below: Below
  },
): ReelCounts {
  const movable = new Set(definition.symbols.filter((symbol) => !spin.frozen.includes(symbol)))
  return anneal({
    start: counts,
    movable,
    energy: (tried) =>
      Math.abs(meanOf(tried) / mean - 1) * 4000 +
      disorder(definition, tried, movable) +
      drift(counts, tried),
    tries,
    heat: 2,
    enough: 0.2,
    below,
  })
}

/** How much dearer symbols are more common than cheaper ones, which nobody expects of a slot. */
function disorder(
  { pays }: SlotDefinition,
  counts: ReelCounts,
  movable: ReadonlySet<string>,
): number {
  const dearestFirst = Object.keys(pays)
    .filter((symbol) => movable.has(symbol))
    .toSorted((a, b) => (pays[b]?.at(-1) ?? 0) - (pays[a]?.at(-1) ?? 0))
  let sum = 0
  for (const strip of counts) {
    const here = dearestFirst.flatMap((symbol) => strip.get(symbol) ?? [])
    for (const [i, count] of here.entries()) {
      sum += Math.max(0, count - (here[i + 1] ?? count) - 1) * 0.05
    }
  }
  return sum
}

/** How many symbols moved: few, so that what the proof said of these strips still holds. */
function drift(before: ReelCounts, now: ReelCounts): number {
  return now.reduce((sum, strip, reel) => {
    const old = before[reel]
    return [...strip].reduce(
      (moved, [symbol, count]) => moved + Math.abs(count - (old?.get(symbol) ?? 0)) * 0.03,
      sum,
    )
  }, 0)
}

/** How much to stack for a hit frequency: more stacking, fewer hits. */
function stackFor(
  definition: SlotDefinition,
  spin: TunedSpin,
  { target, below }: { readonly target: number; readonly below: Below },
): number {
  const counts = countsOf(stripsOf(definition, spin))
  const hitOf = (stack: number): number =>
    sampled(laidOut(definition, spin, { counts, stack, below }), comparedRounds, 1).hit
  const tried = [0, 0.15, 0.3, 0.45, 0.6, 0.75].map((stack) => ({
    stack,
    off: Math.abs(hitOf(stack) - target),
  }))
  return tried.reduce((best, one) => (one.off < best.off ? one : best)).stack
}

function laidOut(
  definition: SlotDefinition,
  spin: TunedSpin,
  {
    counts,
    stack,
    below,
  }: {
    readonly counts: ReelCounts
    readonly stack: number
    readonly below: Below
  },
): SlotDefinition {
  const frozen = new Set(spin.frozen)
  return withStrips(definition, spin, (strip, reel) => {
    const rows = definition.rows[reel] ?? 1
    return layOut({ strip, counts: counts[reel] ?? new Map(), frozen, stack, rows, below })
  })
}

function withStrips(
  definition: SlotDefinition,
  spin: TunedSpin,
  change: (strip: readonly string[], reel: number) => readonly string[],
): SlotDefinition {
  const rule = ruleOf(definition, spin)
  const strips = rule.strips.map(change)
  return { ...definition, spins: { ...definition.spins, [spin.spin]: { ...rule, strips } } }
}

function ruleOf({ spins }: SlotDefinition, { spin }: TunedSpin) {
  const rule = spins[spin]
  if (rule === undefined) throw new RangeError(`there is no spin ${spin}`)
  return rule
}

function stripsOf(definition: SlotDefinition, spin: TunedSpin): Strips {
  return ruleOf(definition, spin).strips
}

function sum(returns: ReadonlyMap<string, number>): number {
  return returns.values().reduce((total, one) => total + one, 0)
}

function percent(value: number): string {
  return `${(value * 100).toFixed(3)} %`
}
