import { slot } from './slot/family.ts'
import { videoPoker } from './video-poker/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { slot, videoPoker } as const
export type FamilyName = keyof typeof families

export const familyEvents = [...slot.events, ...videoPoker.events] as const
export const familyActions = [...slot.actions, ...videoPoker.actions] as const
export const familyActionNames = [...slot.actionNames, ...videoPoker.actionNames] as const
export const familyPaytables = [slot.paytable, videoPoker.paytable] as const
