import { item } from '../../../at.ts'
import { bitCount } from '../../../bits.ts'
import type { Wins } from '../../../chances/wins.ts'
import type { Action } from '../../../game.ts'
import { spinCycle } from '../exact/spin-cycle.ts'
import { viewsWithHeld } from '../exact/spin-views.ts'
import { lazy } from '../lazy.ts'
import { demand, fields, list, whole } from '../read.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import type { After } from '../spin/after.ts'
import { spinReels } from '../spin/spin.ts'
import type { Telling } from '../telling.ts'
import type { Feature, Outcome, Proof } from './feature.ts'
import {
  awardMore,
  endedOr,
  freeSpinDue,
  type FreeRun,
  readRun,
  startRun,
  tellFreeSpin,
} from './free-run.ts'
import type { StickyReelsRule } from './rules.ts'

/** Where free spins with reels that stay filled, by wilds or mysteries, stand. */
export interface StickyReelsState extends FreeRun {
  /** Reels that stay filled, ascending. */
  readonly held: readonly number[]
  /** Where the reels stand; a held reel stays where it was filled. */
  readonly stops: readonly number[]
}

export function stickyReelsFeature(
  name: string,
  rule: StickyReelsRule,
  spin: ReadySpin,
): Feature<StickyReelsState> {
  const plan = lazy(() => planOf(spin))
  return {
    start: (cause, telling) => ({ ...startRun(cause, telling), held: [], stops: [] }),
    legal: freeSpinDue,
    act: (state, action, telling) => oneSpin(rule, spin, { state, action }, telling),
    read: (stored) => readSticky(spin, stored),
    chances: (by, proof) => stickyChances(by, { name, rule, plan: plan() }, proof),
  }
}

function oneSpin(
  rule: StickyReelsRule,
  spin: ReadySpin,
  { state, action }: { readonly state: StickyReelsState; readonly action: Action },
  telling: Telling,
): Outcome<StickyReelsState> {
  tellFreeSpin(state, action, telling)
  const after = spinReels(spin, state, telling)
  const { stops, turned } = after
  const left = awardExtra(rule, spin, { after, left: state.left - 1 }, telling)
  const held =
    turned.length === 0 ? state.held : [...state.held, ...turned].toSorted((a, b) => a - b)
  const next = { left, played: state.played + 1, from: state.from, held, stops }
  return { state: endedOr(next, telling), starts: [] }
}

/** Each reel that is newly filled adds free spins; returns how many are left. */
function awardExtra(
  rule: StickyReelsRule,
  spin: ReadySpin,
  { after, left }: { readonly after: After; readonly left: number },
  telling: Telling,
): number {
  const symbol = item(spin.definition.symbols, spin.filling)
  const cells = after.turned.map((reel) => {
    const window = item(item(spin.reels, reel).windows, item(after.stops, reel))
    return [reel, window.indexOf(symbol)] as const
  })
  const by = cells.length * rule.extraPerReel
  return awardMore({ symbol, cells, by }, left, telling)
}

function readSticky(spin: ReadySpin, stored: unknown): StickyReelsState {
  const state = fields(stored)
  const { reels } = spin
  const run = readRun(stored)
  demand(run.left > 0, 'free spins left')
  const held = list(state['held']).map((reel) => whole(reel, reels.length - 1))
  demand(
    held.every((reel, i) => i === 0 || reel > (held[i - 1] ?? reel)),
    'held reels',
  )
  const stops = list(state['stops']).map((stop, i) => whole(stop, (reels[i]?.length ?? 0) - 1))
  demand(stops.length === (run.played === 0 ? 0 : reels.length), 'stops')
  return { ...run, held, stops }
}

/**
 * What a spin pays depends only on the set of reels that are filled after it, so one cycle for each of these sets holds everything
 * (conditioning on patterns of filled reels).
 */
interface StickyPlan {
  readonly lengths: readonly number[]
  /** Stops of each reel that show what fills it. */
  readonly fillStops: readonly number[]
  /** Sets of reels (as bits) that can be filled. */
  readonly filledSets: readonly number[]
  /** By such a set: wins over the windows of the other reels that fill none. */
  readonly wins: ReadonlyMap<number, Wins>
}

function planOf(spin: ReadySpin): StickyPlan {
  const fillStops = spin.reels.map(({ fills }) => fills.filter(Boolean).length)
  const filledSets = fillStops.reduce<readonly number[]>(
    (sets, stops, reel) =>
      stops === 0 ? sets : [...sets, ...sets.map((set) => set | (1 << reel))],
    [0],
  )
  return {
    lengths: spin.reels.map(({ length }) => length),
    fillStops,
    filledSets,
    wins: new Map(
      filledSets.flatMap((set) =>
        // A checked spin shows no specials, so there is one key.
        [...spinCycle(spin, viewsWithHeld(spin, set)).values()].map((wins) => [set, wins] as const),
      ),
    ),
  }
}

/** The held set together with the spins left is a Markov chain that ends. */
function stickyChances<Value>(
  by: number,
  sticky: { readonly name: string; readonly rule: StickyReelsRule; readonly plan: StickyPlan },
  { chances }: Proof<Value>,
): Value {
  const { name, rule, plan } = sticky
  const known = new Map<string, Value>()
  const from = (left: number, held: number): Value => {
    if (left === 0) return chances.nothing
    const key = `${left}/${held}`
    const found = known.get(key)
    if (found !== undefined) return found
    const ways = plan.filledSets
      .filter((filled) => (filled & held) === held)
      .flatMap((filled) => {
        const wins = plan.wins.get(filled)
        const turned = bitCount(filled) - bitCount(held)
        const after = from(left - 1 + turned * rule.extraPerReel, filled)
        return wins === undefined
          ? []
          : [{ weight: waysToGrow(plan, held, filled), wins, also: [], after }]
      })
    const value = chances.oneOf(name, ways)
    known.set(key, value)
    return value
  }
  return from(by, 0)
}

/** In how many ways the reels not counted make the filled set grow from `held` to `filled`. */
function waysToGrow({ lengths, fillStops }: StickyPlan, held: number, filled: number): bigint {
  return lengths.reduce((ways, length, reel) => {
    if (((held >> reel) & 1) === 1) return ways * BigInt(length)
    return ((filled >> reel) & 1) === 1 ? ways * BigInt(item(fillStops, reel)) : ways
  }, 1n)
}
