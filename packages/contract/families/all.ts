import { cards } from './cards/family.ts'
import { slot } from './slot/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { cards, slot } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...cards.events, ...slot.events] as const
export const familyActions = [...cards.actions, ...slot.actions] as const
export const familyActionNames = [...cards.actionNames, ...slot.actionNames] as const
export const familyPaytables = [cards.paytable, slot.paytable] as const
