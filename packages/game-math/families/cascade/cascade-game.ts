import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Game } from '../../game.ts'
import { checkDefinition } from './check-definition.ts'
import type { CascadeDefinition } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { readState } from './read-state.ts'
import { freeSpin, legalActions, openRound } from './round.ts'
import { readyCascade } from './rules.ts'
import type { CascadeState } from './state.ts'

/** The version grows when the same definition would play differently. */
export const cascadeEngine = 'cascade 1'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function cascadeGame(definition: CascadeDefinition): Game<CascadeState> {
  checkDefinition(definition)
  const rules = readyCascade(definition)
  return {
    hash: definitionHash(cascadeEngine, definition),
    unitsPerStake: definition.unitsPerStake,
    betLevels: definition.betLevels,
    modes: [{ name: baseMode, price: definition.unitsPerStake }],
    maxUnits: definition.maxUnits,
    paytable: paytableOf(definition),
    open(draw, { mode = baseMode } = {}) {
      if (mode !== baseMode) throw new RangeError(`a cascade knows no mode ${mode}`)
      return openRound(rules, draw)
    },
    act(state, action, draw) {
      if (action.type !== 'freeSpin') throw new RangeError(`a cascade knows no ${action.type}`)
      return freeSpin(rules, state, draw)
    },
    legal: legalActions,
    parseState: (stored) => readState(rules, stored),
  }
}
