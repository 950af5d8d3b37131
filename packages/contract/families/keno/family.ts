import type { FamilyContract } from '../family-contract.ts'
import { kenoEvents, kenoMoney } from './events.ts'
import { kenoPaytable } from './paytable.ts'
import { kenoSelection } from './selection.ts'

/** Numbers on a ticket, and balls drawn from a machine without any coming back. A round is over with its draw: there is nothing to do in it. */
export const keno = {
  kind: 'keno',
  events: kenoEvents,
  money: kenoMoney,
  paying: ['ticketPaid'],
  actions: [],
  actionNames: [],
  actionData: {},
  selection: kenoSelection,
  paytable: kenoPaytable,
} as const satisfies FamilyContract
