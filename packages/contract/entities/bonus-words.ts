/** Where a grant stands. Numbers are the specification's `bonusState`. */
export const bonusStates = {
  /** Waits for the one before it. */
  waiting: 0,
  /** Waits for a deposit. */
  offered: 1,
  active: 2,
  /** Free spins are being played: the game is locked. */
  freeSpins: 3,
  completed: 4,
  cancelled: 5,
  expired: 6,
  lost: 7,
  /** Taken back by staff. */
  reversed: 8,
} as const
export type BonusStateName = keyof typeof bonusStates
export type BonusState = (typeof bonusStates)[BonusStateName]

/** What sort of grant it is. Numbers are the specification's `bonusType`. */
export const bonusTypes = {
  match: 1,
  freeChip: 2,
  freeSpins: 3,
  cashback: 4,
  compExchange: 5,
  tournamentPrize: 6,
  lottoPrize: 7,
  mystery: 8,
  manual: 9,
} as const
export type BonusTypeName = keyof typeof bonusTypes
export type BonusType = (typeof bonusTypes)[BonusTypeName]
