import { slotActionData, slotActionNames, slotActions } from './actions.ts'
import { slotEvents, slotMoney, slotPaying } from './events.ts'
import { slotPaytable } from './paytable.ts'
import { slotTraits } from './traits.ts'
import type { FamilyContract } from '../family-contract.ts'

/** Reels, grids of cells and cascades: symbols in view that pay by lines, ways, clusters or anywhere. */
export const slot = {
  kind: 'slot',
  events: slotEvents,
  money: slotMoney,
  paying: slotPaying,
  actions: slotActions,
  actionNames: slotActionNames,
  doubling: ['gamble'],
  actionData: slotActionData,
  selection: null,
  paytable: slotPaytable,
  traits: slotTraits,
} as const satisfies FamilyContract
