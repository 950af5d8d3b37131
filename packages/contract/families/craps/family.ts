import type { FamilyContract } from '../family-contract.ts'
import { crapsActions } from './actions.ts'
import { crapsEvents, crapsMoney } from './events.ts'
import { crapsPaytable } from './paytable.ts'
import { crapsSelection, rollData, takeData } from './selection.ts'

/** Two dice and bets that live over several rolls. A seven settles all of them, so that no round outlives it. */
export const craps = {
  kind: 'table',
  events: crapsEvents,
  money: crapsMoney,
  paying: ['crapsPaid', 'crapsTaken'],
  actions: crapsActions,
  actionNames: ['throwDice', 'takeBets'],
  actionData: { throwDice: rollData, takeBets: takeData },
  selection: crapsSelection,
  paytable: crapsPaytable,
} as const satisfies FamilyContract
