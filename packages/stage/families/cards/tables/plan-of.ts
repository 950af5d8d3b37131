import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { baccaratPlan } from './baccarat-plan.ts'
import { casinoWarPlan } from './casino-war-plan.ts'
import { redDogPlan } from './red-dog-plan.ts'
import { threeCardPlan } from './three-card-plan.ts'
import type { PlanRoom, TablePlan } from './table-plan.ts'

/** The plan of a table; null for those that `layout.ts` knows itself. */
export function planOf({ game }: CardsPaytable['rules'], room: PlanRoom): TablePlan | null {
  switch (game) {
    case 'blackjack':
    case 'showdown':
      return null
    case 'baccarat':
      return baccaratPlan(room)
    case 'casinoWar':
      return casinoWarPlan(room)
    case 'redDog':
      return redDogPlan(room)
    case 'threeCardPoker':
      return threeCardPlan(room)
  }
}
