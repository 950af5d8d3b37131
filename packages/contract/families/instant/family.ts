import type { FamilyContract } from '../family-contract.ts'
import { instantActionData, instantActionNames, instantActions } from './actions.ts'
import { instantEvents, instantMoney } from './events.ts'
import { instantPaytable } from './paytable.ts'
import { instantSelection } from './selection.ts'

/** Games of a multiple of the stake: a gate, pegs, a field of mines, a tower, scratch cards, drums of digits. Some are over at once, some go on until the player stops. */
export const instant = {
  kind: 'crash',
  events: instantEvents,
  money: instantMoney,
  paying: ['gatePaid', 'ballSettled', 'cashedOut', 'cardPaid', 'digitsPaid'],
  actions: instantActions,
  actionNames: instantActionNames,
  actionData: instantActionData,
  selection: instantSelection,
  paytable: instantPaytable,
} as const satisfies FamilyContract
