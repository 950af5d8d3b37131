import type { Card } from '@fairhouse/contract/families/card'
import { isCard, rankNumber } from '../../../cards/card.ts'
import type { RoundState } from '../../../game.ts'
import { demand, fieldsOf, list, truth, whole } from '../stored.ts'
import { mostUnits, type RedDogDefinition, spreadOf } from './definition.ts'

/** Where a round stands. With a spread it waits for the player. */
export interface RedDogState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  readonly chips: number
  /** The first two cards; null once the round is over, as nothing depends on them any more. */
  readonly cards: readonly [Card, Card] | null
}

/**
 * Reads a state back from storage.
 * @throws TypeError when a round by this definition cannot be in it.
 */
export function readState(definition: RedDogDefinition, value: unknown): RedDogState {
  const stored = fieldsOf(value, ['version', 'units', 'done', 'chips', 'cards'])
  demand(stored['version'] === 1, 'version')
  const state: RedDogState = {
    version: 1,
    units: whole(stored['units'], mostUnits(definition)),
    done: truth(stored['done']),
    chips: whole(stored['chips'], definition.mostChips),
    cards: stored['cards'] === null ? null : spreadIn(stored['cards']),
  }
  demand(state.chips > 0, 'chips')
  demand(state.done === (state.cards === null), 'done')
  demand(state.done || state.units === 0, 'nothing paid yet')
  return state
}

function spreadIn(value: unknown): readonly [Card, Card] {
  const [first, second, ...others] = list(value, 2)
  demand(others.length === 0, 'two cards')
  if (!isCard(first) || !isCard(second)) throw new TypeError('not a state of cards: a card')
  const spread = spreadOf(rankNumber(first), rankNumber(second))
  demand(spread !== null && spread > 0, 'a spread')
  return [first, second]
}
