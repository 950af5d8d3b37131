import type { FamilyContract } from '../family-contract.ts'
import { diceEvents, diceMoney } from './events.ts'
import { dicePaytable } from './paytable.ts'
import { diceSelection } from './selection.ts'

/** Three dice and a table of spots to bet on. A round is over with its one throw, so nothing is offered in it. */
export const dice = {
  kind: 'table',
  events: diceEvents,
  money: diceMoney,
  paying: ['dicePaid'],
  actions: [],
  actionNames: [],
  actionData: {},
  selection: diceSelection,
  paytable: dicePaytable,
} as const satisfies FamilyContract
