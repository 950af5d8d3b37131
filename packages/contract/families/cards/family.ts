import type { FamilyContract } from '../family-contract.ts'
import { cardsActionNames, cardsActions } from './actions.ts'
import { cardsEvents, cardsMoney, cardsPaying } from './events.ts'
import { cardsPaytable } from './paytable.ts'
import { cardsSelection } from './selection.ts'

/** Table games with cards: blackjack, and games that deal hands to be compared. */
export const cards = {
  kind: 'table',
  events: cardsEvents,
  money: cardsMoney,
  paying: cardsPaying,
  actions: cardsActions,
  actionNames: cardsActionNames,
  actionData: {},
  selection: cardsSelection,
  paytable: cardsPaytable,
} as const satisfies FamilyContract
