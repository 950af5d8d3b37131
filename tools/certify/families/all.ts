import { sheet as bingo } from './bingo/sheet.ts'
import { sheet as cards } from './cards/sheet.ts'
import { sheet as craps } from './craps/sheet.ts'
import { sheet as dice } from './dice/sheet.ts'
import { sheet as instant } from './instant/sheet.ts'
import { sheet as keno } from './keno/sheet.ts'
import { sheet as roulette } from './roulette/sheet.ts'
import { sheet as slot } from './slot/sheet.ts'
import { sheet as videoPoker } from './video-poker/sheet.ts'

/** What each family says of its par sheets, by its name. Written from the folders beside this file (`npm run generate`). */
export const sheets = {
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
