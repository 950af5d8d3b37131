import type { CardsAction } from '@fairhouse/contract/families/cards/actions'
import { item } from '../../../at.ts'
import type { Action } from '../../../game.ts'
import type { BlackjackDefinition } from './definition.ts'
import { valueOf } from './points.ts'
import { type BlackjackState, turnOf } from './state.ts'
import { handOf } from './values/hands.ts'
import { BlackjackTable } from './values/table.ts'

const tables = new WeakMap<BlackjackDefinition, BlackjackTable>()

/**
 * What is worth most by the certified strategy, which never insures: of six decks no hand makes that worth what it costs.
 * @param isFree only among what takes no more money.
 */
export function best(
  definition: BlackjackDefinition,
  { hands, dealer, insurance }: BlackjackState,
  { offered, isFree }: { readonly offered: readonly CardsAction[]; readonly isFree: boolean },
): Action {
  if (insurance === null) return { type: 'noInsurance' }
  const { cards } = item(hands, turnOf(hands))
  const table = tableOf(definition)
  const up = valueOf(item(dealer, 0))
  const hand = handOf(cards.map(valueOf))
  const type = isFree
    ? table.freePlay(up, hand)
    : table.play({ up, hand, isSplit: hands.length > 1 })
  if (!offered.some((offer) => offer.type === type)) throw new RangeError(`${type} is not offered`)
  return { type }
}

/** The strategy of a definition; its figures are worked out as they are asked for. */
export function tableOf(definition: BlackjackDefinition): BlackjackTable {
  const known = tables.get(definition)
  if (known) return known
  const made = new BlackjackTable(definition)
  tables.set(definition, made)
  return made
}
