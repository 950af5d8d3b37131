import { roulette } from './roulette/family.ts'
import { slot } from './slot/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { roulette, slot } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...roulette.events, ...slot.events] as const
export const familyActions = [...roulette.actions, ...slot.actions] as const
export const familyActionNames = [...roulette.actionNames, ...slot.actionNames] as const
export const familyPaytables = [roulette.paytable, slot.paytable] as const
