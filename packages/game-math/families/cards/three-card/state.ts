import type { Card } from '@fairhouse/contract/families/card'
import type { RoundState } from '../../../game.ts'
import { cardsIn, demand, fieldsOf, truth, whole } from '../stored.ts'
import { mostUnits, type ThreeCardDefinition } from './definition.ts'

/** Three cards of one hand. */
export type Three = readonly [Card, Card, Card]

/** Where a round stands. With an ante it waits for the player; the dealer's cards are in here and in nothing that is told before they are turned. */
export interface ThreeCardState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  /** Chips on the ante. */
  readonly ante: number
  /** Both hands; null once the round is over, as nothing depends on them any more. */
  readonly hands: { readonly hand: Three; readonly dealer: Three } | null
}

/**
 * Reads a state back from storage.
 * @throws TypeError when a round by this definition cannot be in it.
 */
export function readState(definition: ThreeCardDefinition, value: unknown): ThreeCardState {
  const stored = fieldsOf(value, ['version', 'units', 'done', 'ante', 'hands'])
  demand(stored['version'] === 1, 'version')
  const state: ThreeCardState = {
    version: 1,
    units: whole(stored['units'], mostUnits(definition)),
    done: truth(stored['done']),
    ante: whole(stored['ante'], definition.mostChips),
    hands: stored['hands'] === null ? null : handsIn(stored['hands']),
  }
  demand(state.done === (state.hands === null), 'done')
  demand(state.done || state.ante > 0, 'an ante that is waited for')
  return state
}

function handsIn(value: unknown): ThreeCardState['hands'] {
  const { hand, dealer } = fieldsOf(value, ['hand', 'dealer'])
  const hands = { hand: threeIn(hand), dealer: threeIn(dealer) }
  demand(new Set([...hands.hand, ...hands.dealer]).size === 6, 'cards of one deck')
  return hands
}

function threeIn(value: unknown): Three {
  const [first, second, third, ...others] = cardsIn(value)
  if (!first || !second || !third || others.length > 0) {
    throw new TypeError('not a state of cards: three cards')
  }
  return [first, second, third]
}
