import type { FamilyContract } from '../family-contract.ts'
import { bingoEvents, bingoMoney } from './events.ts'
import { bingoPaytable } from './paytable.ts'
import { bingoSelection } from './selection.ts'

/** Cards of numbers that many hold at once: whoever has what is looked for first wins a share of what all have staked. */
export const bingo = {
  kind: 'bingo',
  events: bingoEvents,
  money: bingoMoney,
  paying: ['bingoWon'],
  actions: [],
  actionNames: [],
  actionData: {},
  selection: bingoSelection,
  paytable: bingoPaytable,
} as const satisfies FamilyContract
