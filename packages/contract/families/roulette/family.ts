import type { FamilyContract } from '../family-contract.ts'
import { rouletteEvents, rouletteMoney } from './events.ts'
import { roulettePaytable } from './paytable.ts'
import { rouletteSelection } from './selection.ts'

/** A wheel or several, and a table of spots to bet on. A round is over with their one turn, so nothing is offered in it. */
export const roulette = {
  kind: 'roulette',
  events: rouletteEvents,
  money: rouletteMoney,
  paying: ['spotsPaid', 'halfReturned'],
  actions: [],
  actionNames: [],
  actionData: {},
  selection: rouletteSelection,
  paytable: roulettePaytable,
} as const satisfies FamilyContract
