import { bingo } from './bingo/family.ts'
import { cards } from './cards/family.ts'
import { craps } from './craps/family.ts'
import { dice } from './dice/family.ts'
import { instant } from './instant/family.ts'
import { keno } from './keno/family.ts'
import { roulette } from './roulette/family.ts'
import { slot } from './slot/family.ts'
import { videoPoker } from './video-poker/family.ts'

/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */
export const families = {
  bingo,
  cards,
  craps,
  dice,
  instant,
  keno,
  roulette,
  slot,
  videoPoker,
} as const
export type FamilyName = keyof typeof families

export const familyEvents = [
  ...bingo.events,
  ...cards.events,
  ...craps.events,
  ...dice.events,
  ...instant.events,
  ...keno.events,
  ...roulette.events,
  ...slot.events,
  ...videoPoker.events,
] as const
export const familyActions = [
  ...bingo.actions,
  ...cards.actions,
  ...craps.actions,
  ...dice.actions,
  ...instant.actions,
  ...keno.actions,
  ...roulette.actions,
  ...slot.actions,
  ...videoPoker.actions,
] as const
export const familyActionNames = [
  ...bingo.actionNames,
  ...cards.actionNames,
  ...craps.actionNames,
  ...dice.actionNames,
  ...instant.actionNames,
  ...keno.actionNames,
  ...roulette.actionNames,
  ...slot.actionNames,
  ...videoPoker.actionNames,
] as const
export const familyPaytables = [
  bingo.paytable,
  cards.paytable,
  craps.paytable,
  dice.paytable,
  instant.paytable,
  keno.paytable,
  roulette.paytable,
  slot.paytable,
  videoPoker.paytable,
] as const
