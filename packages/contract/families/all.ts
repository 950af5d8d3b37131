import { cards } from './cards/family.ts'
import { dice } from './dice/family.ts'
import { keno } from './keno/family.ts'
import { roulette } from './roulette/family.ts'
import { slot } from './slot/family.ts'
import { videoPoker } from './video-poker/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = { cards, dice, keno, roulette, slot, videoPoker } as const
export type FamilyName = keyof typeof families

export const familyEvents = [
  ...cards.events,
  ...dice.events,
  ...keno.events,
  ...roulette.events,
  ...slot.events,
  ...videoPoker.events,
] as const
export const familyActions = [
  ...cards.actions,
  ...dice.actions,
  ...keno.actions,
  ...roulette.actions,
  ...slot.actions,
  ...videoPoker.actions,
] as const
export const familyActionNames = [
  ...cards.actionNames,
  ...dice.actionNames,
  ...keno.actionNames,
  ...roulette.actionNames,
  ...slot.actionNames,
  ...videoPoker.actionNames,
] as const
export const familyPaytables = [
  cards.paytable,
  dice.paytable,
  keno.paytable,
  roulette.paytable,
  slot.paytable,
  videoPoker.paytable,
] as const
