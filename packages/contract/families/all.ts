import { cards } from './cards/family.ts'
import { instant } from './instant/family.ts'
import { keno } from './keno/family.ts'
import { roulette } from './roulette/family.ts'
import { slot } from './slot/family.ts'
import { videoPoker } from './video-poker/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { cards, instant, keno, roulette, slot, videoPoker } as const
export type FamilyName = keyof typeof families

export const familyEvents = [
  ...cards.events,
  ...instant.events,
  ...keno.events,
  ...roulette.events,
  ...slot.events,
  ...videoPoker.events,
] as const
export const familyActions = [
  ...cards.actions,
  ...instant.actions,
  ...keno.actions,
  ...roulette.actions,
  ...slot.actions,
  ...videoPoker.actions,
] as const
export const familyActionNames = [
  ...cards.actionNames,
  ...instant.actionNames,
  ...keno.actionNames,
  ...roulette.actionNames,
  ...slot.actionNames,
  ...videoPoker.actionNames,
] as const
export const familyPaytables = [
  cards.paytable,
  instant.paytable,
  keno.paytable,
  roulette.paytable,
  slot.paytable,
  videoPoker.paytable,
] as const
