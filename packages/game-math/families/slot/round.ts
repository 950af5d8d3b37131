import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import type { Action, Step } from '../../game.ts'
import type { Start } from './features/feature.ts'
import { gambleActions, isGambled, playGamble } from './gamble.ts'
import { demand, fields, list, whole } from './read.ts'
import { featureOf, openingOf, type SlotRules } from './rules.ts'
import { nothingHeld, settleSpecials, spinReels } from './spin/spin.ts'
import type { Pending, SlotState } from './state.ts'
import { Telling } from './telling.ts'

/** The paid spin: wins, scatters, and what they start. */
export function openRound(rules: SlotRules, draw: Draw, mode: string): Step<SlotState> {
  const spin = openingOf(rules, mode)
  const telling = new Telling(draw, 0, rules.definition.maxUnits)
  const after = spinReels(spin, nothingHeld, telling)
  return closeStep(rules, startAll(rules, settleSpecials(spin, after, telling), telling), telling)
}

/** Plays one action of the feature that is due. @throws RangeError when it is not legal. */
export function goOn(
  rules: SlotRules,
  state: SlotState,
  step: { readonly action: Action; readonly draw: Draw },
): Step<SlotState> {
  const telling = new Telling(step.draw, state.units, rules.definition.maxUnits)
  if (state.gamble !== undefined) {
    return endRound(rules, playGamble(state.gamble, step.action, telling), telling)
  }
  const due = state.pending.at(-1)
  if (due === undefined) throw new RangeError('the round is over')
  const outcome = featureOf(rules, due.feature).act(due.state, step.action, telling)
  const waiting = state.pending.slice(0, -1)
  const pending = [
    ...(outcome.state === null ? waiting : [...waiting, { ...due, state: outcome.state }]),
    ...startAll(rules, outcome.starts, telling),
  ]
  const isOver = outcome.state === null && outcome.starts.length === 0
  return closeStep(rules, isOver ? resume(rules, pending, telling) : pending, telling)
}

/** Starts features, each told in turn. */
function startAll(
  rules: SlotRules,
  starts: readonly Start[],
  telling: Telling,
): readonly Pending[] {
  return starts.map(({ feature, cause }) => ({
    feature,
    state: featureOf(rules, feature).start(cause, telling),
  }))
}

/** Lets the features that waited go on: those that were only waiting to end, end. */
function resume(
  rules: SlotRules,
  pending: readonly Pending[],
  telling: Telling,
): readonly Pending[] {
  const due = pending.at(-1)
  if (due === undefined || telling.isFull) return pending
  const state = featureOf(rules, due.feature).resume(due.state, telling)
  const waiting = pending.slice(0, -1)
  if (state === null) return resume(rules, waiting, telling)
  return [...waiting, { ...due, state }]
}

/** Closes a step: the round goes on with what is pending, or ends when nothing is or when it has won the most it can. */
function closeStep(
  rules: SlotRules,
  pending: readonly Pending[],
  telling: Telling,
): Step<SlotState> {
  const { units, events } = telling
  if (!telling.isFull && pending.length > 0) {
    const state: SlotState = { version: 2, units, done: false, pending }
    return { state, events, actions: legalActions(rules, state) }
  }
  if (telling.isFull) telling.tell({ type: 'maxWinReached', total: units })
  return endRound(rules, rules.definition.gamble?.steps ?? 0, telling)
}

/** Ends a round, unless what it won may be doubled so many times yet. */
function endRound({ definition }: SlotRules, doublings: number, telling: Telling): Step<SlotState> {
  const { units, events } = telling
  if (isGambled(definition.gamble, units, doublings)) {
    telling.tell({ type: 'gambleOffered', at: units, left: doublings })
    const state: SlotState = { version: 2, units, done: false, pending: [], gamble: doublings }
    return { state, events, actions: gambleActions }
  }
  telling.tell({ type: 'roundEnded', total: units })
  return { state: { version: 2, units, done: true, pending: [] }, events, actions: nothingToDo }
}

const nothingToDo: readonly RoundAction[] = []

export function legalActions(
  rules: SlotRules,
  { pending, gamble }: SlotState,
): readonly RoundAction[] {
  if (gamble !== undefined) return gambleActions
  const due = pending.at(-1)
  return due === undefined ? nothingToDo : featureOf(rules, due.feature).legal(due.state)
}

/**
 * Reads a state back from storage.
 * @throws TypeError when it is not a state that a round of these rules can be in.
 */
export function readState(rules: SlotRules, stored: unknown): SlotState {
  const state = fields(stored)
  demand(state['version'] === 2, 'version')
  const units = whole(state['units'], rules.definition.maxUnits)
  const pending = list(state['pending']).map((entry): Pending => {
    const { feature, state: at } = fields(entry)
    const known = typeof feature === 'string' ? rules.features.get(feature) : undefined
    if (typeof feature !== 'string' || known === undefined) {
      throw new TypeError('not a slot state: a feature')
    }
    return { feature, state: known.read(at) }
  })
  if ('gamble' in state) {
    const gamble = whole(state['gamble'], rules.definition.gamble?.steps ?? 0)
    demand(pending.length === 0 && state['done'] === false, 'a win that may be doubled')
    demand(isGambled(rules.definition.gamble, units, gamble), 'doublings left')
    return { version: 2, units, done: false, pending, gamble }
  }
  const done = pending.length === 0
  demand(state['done'] === done, 'done')
  return { version: 2, units, done, pending }
}
