import type { Way } from '../../../chances/chances.ts'
import type { Action } from '../../../game.ts'
import { joinedWays, joinedWins, spinWays } from '../exact/spin-ways.ts'
import { lazy } from '../lazy.ts'
import { demand, fields, whole } from '../read.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import { nothingHeld, settleSpecials, spinReels } from '../spin/spin.ts'
import type { Telling } from '../telling.ts'
import type { Cause, Feature, Outcome, Proof, Start } from './feature.ts'
import {
  awardMore,
  endedOr,
  freeSpinDue,
  type FreeRun,
  readRun,
  startRun,
  tellFreeSpin,
} from './free-run.ts'
import type { FreeSpinsRule } from './rules.ts'

/** Where free spins stand. */
export interface FreeSpinsState extends FreeRun {
  /** Free spins given so far. */
  readonly given: number
}

/** Free spins of one kind. Their own symbols may give more of them, up to the most, and start other features. */
export function freeSpinsFeature(
  name: string,
  rule: FreeSpinsRule,
  spin: ReadySpin,
): Feature<FreeSpinsState> {
  const ways = lazy(() => spinWays(spin))
  const grouped = lazy(() => ({ ways: joinedWays(ways()), all: joinedWins(ways()) }))
  return {
    start(cause, telling) {
      const by = Math.min(cause.by, rule.most)
      return { ...startRun({ ...cause, by }, telling), given: by }
    },
    legal: freeSpinDue,
    act: (state, action, telling) => oneSpin({ name, rule, spin }, state, action, telling),
    resume: endedOr,
    read(stored) {
      const given = whole(fields(stored)['given'], rule.most)
      const run = readRun(stored)
      demand(run.left + run.played === given, 'free spins given')
      return { ...run, given }
    },
    chances: (by, proof) =>
      runChances(Math.min(by, rule.most), { name, most: rule.most, ...grouped() }, proof),
  }
}

function oneSpin(
  feature: { readonly name: string; readonly rule: FreeSpinsRule; readonly spin: ReadySpin },
  state: FreeSpinsState,
  action: Action,
  telling: Telling,
): Outcome<FreeSpinsState> {
  tellFreeSpin(state, action, telling)
  const after = spinReels(feature.spin, nothingHeld, telling)
  const starts = settleSpecials(feature.spin, after, telling)
  return afterSpin(feature, state, starts, telling)
}

/** Counts a spin that was played, and what it started. */
export function afterSpin<State extends FreeSpinsState>(
  { name, rule }: { readonly name: string; readonly rule: { readonly most: number } },
  state: State,
  starts: readonly Start[],
  telling: Telling,
): Outcome<State> {
  const others = telling.isFull ? [] : starts.filter(({ feature }) => feature !== name)
  let { left, given } = { ...state, left: state.left - 1 }
  for (const { cause } of starts.filter(({ feature }) => feature === name)) {
    const by = telling.isFull ? 0 : Math.min(cause.by, rule.most - given)
    left = awardMore({ ...cause, by } satisfies Cause, left, telling)
    given += by
  }
  const next = { ...state, left, given, played: state.played + 1 }
  return { state: others.length > 0 ? next : endedOr(next, telling), starts: others }
}

/** What a spin of the run can come to. */
export interface RunWays {
  readonly name: string
  readonly most: number
  readonly ways: ReturnType<typeof joinedWays>
  /** All of them together, for when nothing more can be given. */
  readonly all: ReturnType<typeof joinedWins>
}

/** A Markov chain over the free spins left and those given, which ends as no more than the most are given. */
export function runChances<Value>(by: number, run: RunWays, proof: Proof<Value>): Value {
  const { chances } = proof
  const { name, most, ways, all } = run
  const known = new Map<string, Value>()
  const othersStart = ways.some(({ starts }) => starts.some(({ feature }) => feature !== name))
  const from = (left: number, given: number): Value => {
    if (left === 0) return chances.nothing
    const isLast = given === most && !othersStart
    const key = isLast ? `${left}` : `${left}/${given}`
    const found = known.get(key)
    if (found !== undefined) return found
    const value = isLast ? alike(left) : chances.oneOf(name, more(left, given))
    known.set(key, value)
    return value
  }
  /** Spins after which nothing more can come: halves of them are alike, which takes far fewer steps than one after the other. */
  const alike = (left: number): Value => {
    if (left === 1) {
      return chances.oneOf(name, [{ weight: 1n, wins: all, also: [], after: chances.nothing }])
    }
    return chances.both(from(Math.ceil(left / 2), most), from(Math.floor(left / 2), most))
  }
  const more = (left: number, given: number): Way<Value>[] =>
    ways.map(({ wins, starts }) => {
      const added = starts
        .filter(({ feature }) => feature === name)
        .reduce((sum, start) => sum + Math.min(start.by, most - given - sum), 0)
      const rest = starts
        .filter(({ feature }) => feature !== name)
        .map((start) => proof.feature(start.feature, start.by))
      const next = from(left - 1 + added, given + added)
      return { weight: 1n, wins, also: [], after: rest.reduce((a, b) => chances.both(a, b), next) }
    })
  return from(by, by)
}
