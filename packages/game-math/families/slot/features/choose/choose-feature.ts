import { noWin } from '../../../../chances/wins.ts'
import type { Action } from '../../../../game.ts'
import { item } from '../../../../at.ts'
import { joinedWays, joinedWins, spinWays } from '../../exact/spin-ways.ts'
import { lazy } from '../../lazy.ts'
import { demand, fields, whole } from '../../read.ts'
import type { ReadySpin } from '../../spin/ready-spin.ts'
import { nothingHeld, settleSpecials, spinReels } from '../../spin/spin.ts'
import type { Telling } from '../../telling.ts'
import type { Cause, Feature, Outcome } from '../feature.ts'
import { endedOr, freeSpinDue, readRun, startRun, tellFreeSpin } from '../free-run.ts'
import { afterSpin, type FreeSpinsState, runChances } from '../free-spins.ts'
import { readCause } from './read-cause.ts'
import type { ChooseRule } from './rule.ts'

/** Free spins whose kind is still to be chosen, or those that were chosen. */
export type ChooseState =
  | { readonly option: null; readonly cause: Cause }
  | (FreeSpinsState & { readonly option: number })

/** An option made ready. */
interface Option {
  readonly spins: number
  readonly most: number
  readonly spin: ReadySpin
}

/**
 * Free spins of a kind that the player chooses when they start. Proved is what a player wins who always takes the option that the proof
 * names, or who takes every option as often.
 */
export function chooseFeature(
  name: string,
  { options: rules }: ChooseRule,
  spinOf: (spin: string) => ReadySpin,
): Feature<ChooseState> {
  const options = rules.map((rule): Option => ({ ...rule, spin: spinOf(rule.spin) }))
  const proved = options.map(({ spin, most }) =>
    lazy(() => {
      const ways = spinWays(spin)
      return { name, most, ways: joinedWays(ways), all: joinedWins(ways) }
    }),
  )
  const offered = options.map(({ spins, spin }) => ({
    spins,
    multiplier: spin.rule.multiplier ?? 1,
    rows: Math.max(...spin.definition.rows),
  }))
  return {
    start(cause, telling) {
      telling.tell({ type: 'choiceOffered', options: offered })
      return { option: null, cause }
    },
    legal: (state) =>
      state.option === null
        ? [{ type: 'choose', choices: [...options.keys()] }]
        : freeSpinDue(state),
    act: (state, action, telling) =>
      state.option === null
        ? choose(options, state.cause, action, telling)
        : oneSpin(name, item(options, state.option), { state, action, telling }),
    resume: (state, telling) => (state.option === null ? state : endedOr(state, telling)),
    read: (stored) => readChoose(options, stored),
    chances: (_, proof) => {
      const chosen = proof.chosen(name)
      const taken = chosen === null ? [...options.keys()] : [chosen]
      return proof.chances.oneOf(
        name,
        taken.map((option) => ({
          weight: 1n,
          wins: noWin,
          also: [],
          after: runChances(item(options, option).spins, item(proved, option)(), proof),
        })),
      )
    },
  }
}

function choose(
  options: readonly Option[],
  cause: Cause,
  { type, choice }: Action,
  telling: Telling,
): Outcome<ChooseState> {
  const option = choice === undefined ? undefined : options[choice]
  if (type !== 'choose' || choice === undefined || option === undefined) {
    throw new RangeError('one of the options is to be chosen')
  }
  telling.tell({ type: 'choiceMade', option: choice })
  const run = startRun({ ...cause, by: option.spins }, telling)
  return { state: { ...run, given: option.spins, option: choice }, starts: [] }
}

function oneSpin(
  name: string,
  option: Option,
  step: {
    readonly state: FreeSpinsState & { readonly option: number }
    readonly action: Action
    readonly telling: Telling
  },
): Outcome<ChooseState> {
  const { state, action, telling } = step
  tellFreeSpin(state, action, telling)
  const after = spinReels(option.spin, nothingHeld, telling)
  const starts = settleSpecials(option.spin, after, telling)
  return afterSpin({ name, rule: option }, state, starts, telling)
}

function readChoose(options: readonly Option[], stored: unknown): ChooseState {
  const state = fields(stored)
  if (state['option'] === null) return { option: null, cause: readCause(state['cause']) }
  const option = whole(state['option'], options.length - 1)
  const given = whole(state['given'], item(options, option).most)
  const run = readRun(stored)
  demand(run.left + run.played === given, 'free spins given')
  return { ...run, given, option }
}
