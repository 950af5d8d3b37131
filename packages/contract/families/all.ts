import { slot } from './slot/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { slot } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...slot.events] as const
export const familyActions = [...slot.actions] as const
export const familyActionNames = [...slot.actionNames] as const
export const familyPaytables = [slot.paytable] as const
