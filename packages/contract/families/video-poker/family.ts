import type { FamilyContract } from '../family-contract.ts'
import { videoPokerActionData, videoPokerActionNames, videoPokerActions } from './actions.ts'
import { videoPokerEvents, videoPokerMoney } from './events.ts'
import { videoPokerPaytable } from './paytable.ts'

/** Five cards are dealt, the player holds some, the rest are replaced, and the hand pays by a table. */
export const videoPoker = {
  kind: 'poker',
  events: videoPokerEvents,
  money: videoPokerMoney,
  paying: ['pokerHandWon', 'pokerDoubled'],
  actions: videoPokerActions,
  actionNames: videoPokerActionNames,
  doubling: ['doubleUp'],
  actionData: videoPokerActionData,
  selection: null,
  paytable: videoPokerPaytable,
} as const satisfies FamilyContract
