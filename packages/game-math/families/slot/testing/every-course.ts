import type { Draw } from '@fairhouse/fairness/draw'
import { type Fraction, fraction, plus, times } from '../../../fraction.ts'
import type { Action, Game, Step } from '../../../game.ts'
import type { SlotState } from '../state.ts'
import { nextScript, scripted, type Taken } from './every-draw.ts'

/** Exact chances of payouts, by playing. */
export type Payouts = ReadonlyMap<number, Fraction>

/** Which of the legal actions a player takes. */
export type Player = (step: Pick<Step<SlotState>, 'actions'>) => Action

/**
 * Plays every course that draws can give a round, through the engine that serves players, and adds up what each is worth: a
 * draw below n splits the course into n of equal chance. A second opinion on exact mathematics that shares no line with it.
 */
export function everyCourse(game: Game<SlotState>, player: Player): Payouts {
  const known = new Map<string, Payouts>()
  const payoutsFrom = (state: SlotState): Payouts => {
    if (state.done) return new Map([[state.units, fraction(1n, 1n)]])
    const name = future(state)
    const found = known.get(name)
    if (found !== undefined) return found
    const action = player({ actions: game.legal(state) })
    const payouts = joined(nextStates((draw) => game.act(state, action, draw).state))
    known.set(name, payouts)
    return payouts
  }
  const joined = (next: Iterable<Branch>): Payouts => {
    const sum = new Map<number, Fraction>()
    for (const { state, chance } of next) {
      for (const [units, share] of payoutsFrom(state)) {
        sum.set(units, plus(sum.get(units) ?? fraction(0n, 1n), times(chance, share)))
      }
    }
    return sum
  }
  return joined(nextStates((draw) => game.open(draw).state))
}

/** What the rest of a round depends on: not where the reels stand, nor how many free spins were played or what they paid. */
function future({ units, done, pending, gamble }: SlotState): string {
  if (done) return String(units)
  return JSON.stringify([units, done, pending, gamble], (key, value: unknown) =>
    ['stops', 'played', 'from'].includes(key) ? undefined : value,
  )
}

interface Branch {
  readonly state: SlotState
  readonly chance: Fraction
}

/** Runs a step with every combination of draws it asks for; branches of one future are one. */
function nextStates(step: (draw: Draw) => SlotState): Iterable<Branch> {
  const branches = new Map<
    string,
    { readonly state: SlotState; readonly courses: Map<bigint, bigint> }
  >()
  let script: readonly Taken[] | null = []
  while (script !== null) {
    const taken: Taken[] = []
    const state = step(scripted(script, taken))
    const courses = taken.reduce((product, { count }) => product * BigInt(count), 1n)
    const name = future(state)
    const branch = branches.get(name) ?? { state, courses: new Map<bigint, bigint>() }
    branch.courses.set(courses, (branch.courses.get(courses) ?? 0n) + 1n)
    branches.set(name, branch)
    script = nextScript(taken)
  }
  return branches.values().map(({ state, courses }) => ({
    state,
    chance: courses
      .entries()
      .reduce((sum, [all, some]) => plus(sum, fraction(some, all)), fraction(0n, 1n)),
  }))
}
