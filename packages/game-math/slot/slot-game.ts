import { definitionHash } from '../definition-hash.ts'
import { type Action, baseMode, type Game } from '../game.ts'
import { checkDefinition } from './check-definition.ts'
import type { SlotDefinition } from './definition.ts'
import { freeSpin } from './free-spin.ts'
import { openRound } from './open-round.ts'
import { paytableOf } from './paytable.ts'
import { pickChoice } from './pick-choice.ts'
import { readState } from './read-state.ts'
import { readyRules, type SlotRules } from './rules.ts'
import type { SlotState } from './state.ts'
import { legalActions, type SlotStep } from './step.ts'
import type { Draw } from '@fairhouse/fairness/draw'

/** The version grows when the same definition would play differently. */
const engine = 'slot 1'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function slotGame(definition: SlotDefinition): Game<SlotState> {
  checkDefinition(definition)
  const rules = readyRules(definition)
  return {
    hash: definitionHash(engine, definition),
    unitsPerStake: definition.unitsPerStake,
    betLevels: definition.betLevels,
    modes: [{ name: baseMode, price: definition.unitsPerStake }],
    maxUnits: definition.maxUnits,
    paytable: paytableOf(definition),
    open(draw, mode = baseMode) {
      if (mode !== baseMode) throw new RangeError(`this slot has no mode ${mode}`)
      return openRound(rules, draw)
    },
    act: (state, action, draw) => goOn(rules, state, { action, draw }),
    legal: (state) => legalActions(rules, state),
    parseState: (stored) => readState(rules, stored),
  }
}

function goOn(
  rules: SlotRules,
  state: SlotState,
  step: { readonly action: Action; readonly draw: Draw },
): SlotStep {
  const { action, draw } = step
  switch (action.type) {
    case 'pick':
      return pickChoice(rules, state, action.choice, draw)
    case 'freeSpin':
      return freeSpin(rules, state, draw)
    default:
      throw new RangeError(`a slot knows no ${action.type}`)
  }
}
