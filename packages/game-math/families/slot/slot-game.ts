import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type BetMode, type Game } from '../../game.ts'
import { checkDefinition } from './check-definition.ts'
import type { SlotDefinition } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { goOn, legalActions, openRound, readState } from './round.ts'
import { readyRules } from './rules.ts'
import type { SlotState } from './state.ts'

/** The version grows when the same definition would play differently. */
export const slotEngine = 'slot 2'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function slotGame(definition: SlotDefinition): Game<SlotState> {
  checkDefinition(definition)
  const rules = readyRules(definition)
  return {
    hash: definitionHash(slotEngine, definition),
    unitsPerStake: definition.unitsPerStake,
    betLevels: definition.betLevels,
    modes: modesOf(definition),
    maxUnits: definition.maxUnits,
    paytable: paytableOf(definition),
    open: (draw, { mode = baseMode } = {}) => openRound(rules, draw, mode),
    act: (state, action, draw) => goOn(rules, state, { action, draw }),
    legal: (state) => legalActions(rules, state),
    parseState: (stored) => readState(rules, stored),
  }
}

function modesOf({ unitsPerStake, modes = {} }: SlotDefinition): readonly BetMode[] {
  const others = Object.entries(modes).map(([name, { price }]) => ({ name, price }))
  return [{ name: baseMode, price: unitsPerStake }, ...others]
}
