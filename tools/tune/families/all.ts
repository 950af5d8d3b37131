import { tuning as bingo } from './bingo/tuning.ts'
import { tuning as cards } from './cards/tuning.ts'
import { tuning as craps } from './craps/tuning.ts'
import { tuning as dice } from './dice/tuning.ts'
import { tuning as instant } from './instant/tuning.ts'
import { tuning as keno } from './keno/tuning.ts'
import { tuning as roulette } from './roulette/tuning.ts'
import { tuning as slot } from './slot/tuning.ts'
import { tuning as videoPoker } from './video-poker/tuning.ts'

/** What of each family can be tuned, by its name. Written from the folders beside this file (`npm run generate`). */
export const tunings = {
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
