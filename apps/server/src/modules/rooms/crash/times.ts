import type { RoomTimes } from '../room.ts'

/** How long things take in a crash room, in milliseconds. */
export interface CrashTimes extends RoomTimes {
  /** Bets are taken for so long. */
  readonly bettingMs: number
  /** From the end of betting to take-off: all nodes have heard of it by then. */
  readonly takeOffMs: number
  /** The curve doubles in this time. */
  readonly doublesInMs: number
  /** After a burst so long no stake is written off: what was cashed out in time is on its way to the database. */
  readonly graceMs: number
  /** A burst is looked at for so long. */
  readonly restMs: number
  /** A flight that nobody led for longer is void. */
  readonly unledMs: number
}

export const crashTimes: CrashTimes = {
  bettingMs: 8_000,
  takeOffMs: 250,
  doublesInMs: 8_000,
  graceMs: 400,
  restMs: 4_500,
  unledMs: 5_000,
  forgottenMs: 30_000,
  leaseMs: 2_500,
  lonelyMs: 20_000,
}
