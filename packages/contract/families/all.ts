import { cards } from './cards/family.ts'
import { slot } from './slot/family.ts'
import { videoPoker } from './video-poker/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { cards, slot, videoPoker } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...cards.events, ...slot.events, ...videoPoker.events] as const
export const familyActions = [...cards.actions, ...slot.actions, ...videoPoker.actions] as const
export const familyActionNames = [
  ...cards.actionNames,
  ...slot.actionNames,
  ...videoPoker.actionNames,
] as const
export const familyPaytables = [cards.paytable, slot.paytable, videoPoker.paytable] as const
