import { definitionHash } from '../definition-hash.ts'
import { baseMode, type Game } from '../game.ts'
import { checkDefinition } from './check-definition.ts'
import type { SlotDefinition } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { goOn, legalActions, openRound, readState } from './round.ts'
import { readyRules } from './rules.ts'
import type { SlotState } from './state.ts'

/** The version grows when the same definition would play differently. */
const engine = 'slot 2'

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
