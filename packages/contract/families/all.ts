import { cards } from './cards/family.ts'
import { roulette } from './roulette/family.ts'
import { slot } from './slot/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { cards, roulette, slot } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...cards.events, ...roulette.events, ...slot.events] as const
export const familyActions = [...cards.actions, ...roulette.actions, ...slot.actions] as const
export const familyActionNames = [
  ...cards.actionNames,
  ...roulette.actionNames,
  ...slot.actionNames,
] as const
export const familyPaytables = [cards.paytable, roulette.paytable, slot.paytable] as const
