import { keno } from './keno/family.ts'
import { slot } from './slot/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { keno, slot } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...keno.events, ...slot.events] as const
export const familyActions = [...keno.actions, ...slot.actions] as const
export const familyActionNames = [...keno.actionNames, ...slot.actionNames] as const
export const familyPaytables = [keno.paytable, slot.paytable] as const
