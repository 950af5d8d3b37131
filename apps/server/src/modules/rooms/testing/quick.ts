import type { HallTimes } from '../bingo/times.ts'
import type { CrashTimes } from '../crash/times.ts'
import type { ChainSize } from '../room.ts'

/** Rounds that a test has patience for, and a machine that does five other things. */
export const quickTimes: CrashTimes = {
  bettingMs: 2_500,
  takeOffMs: 250,
  doublesInMs: 2_000,
  graceMs: 500,
  restMs: 200,
  unledMs: 6_000,
  forgottenMs: 15_000,
  leaseMs: 2_500,
  lonelyMs: 4_000,
}

export const shortChain: ChainSize = { length: 400, every: 50 }

/** The same for a hall. */
export const quickHall: HallTimes = {
  everyMs: 3_000,
  leastSaleMs: 2_000,
  openMs: 250,
  callMs: 40,
  restMs: 200,
  forgottenMs: 15_000,
  leaseMs: 2_500,
  lonelyMs: 4_000,
}
