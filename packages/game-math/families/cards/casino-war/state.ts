import type { Card } from '@fairhouse/contract/families/card'
import { isCard, rankNumber } from '../../../cards/card.ts'
import type { RoundState } from '../../../game.ts'
import { demand, fieldsOf, truth, whole } from '../stored.ts'
import { type CasinoWarDefinition, mostUnits } from './definition.ts'

/** Where a round stands. After a tie it waits for the player. */
export interface CasinoWarState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  /** Pay units on the ante. */
  readonly ante: number
  /** The first card of each; null once the round is over, as nothing depends on them any more. */
  readonly tied: { readonly hand: Card; readonly dealer: Card } | null
}

/**
 * Reads a state back from storage.
 * @throws TypeError when a round by this definition cannot be in it.
 */
export function readState(definition: CasinoWarDefinition, value: unknown): CasinoWarState {
  const stored = fieldsOf(value, ['version', 'units', 'done', 'ante', 'tied'])
  demand(stored['version'] === 1, 'version')
  const { unitsPerStake, mostChips } = definition
  const state: CasinoWarState = {
    version: 1,
    units: whole(stored['units'], mostUnits(definition)),
    done: truth(stored['done']),
    ante: whole(stored['ante'], mostChips * unitsPerStake),
    tied: stored['tied'] === null ? null : tiedOf(stored['tied']),
  }
  demand(state.ante % unitsPerStake === 0, 'chips on the ante')
  demand(state.done === (state.tied === null), 'done')
  demand(state.done || state.ante > 0, 'an ante that is waited for')
  return state
}

function tiedOf(value: unknown): CasinoWarState['tied'] {
  const { hand, dealer } = fieldsOf(value, ['hand', 'dealer'])
  if (!isCard(hand) || !isCard(dealer) || rankNumber(hand) !== rankNumber(dealer)) {
    throw new TypeError('not a state of cards: a tie')
  }
  return { hand, dealer }
}
