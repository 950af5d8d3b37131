/** Kinds of games that rules tell apart: slots, and everything else. */
export type GameKind = 'slot' | 'other'

/** The most that a round may cost, in minor units of the house's currency, by age in years; null: no limit. */
export interface StakeCap {
  readonly to24: number | null
  readonly from25: number | null
}

/** No more than `sum` minor units are paid in during `days`. */
export interface DepositCap {
  readonly days: number
  readonly sum: number
}

/**
 * When the house must know who a player is: before money is paid in (and so before it is bet), before it is paid out, or once payouts come
 * to a sum that the house's own rules of payments name.
 */
export type IdentityBefore = 'deposit' | 'withdrawal' | 'sum'

/** What holds for a player. Everything in it has one direction that is stricter, which `stricter` knows. */
export interface Rules {
  /** Years. */
  readonly minAge: number
  readonly games: {
    readonly autoplay: boolean
    /** Shorter reels and wins, and stopping them by hand. */
    readonly turbo: boolean
    /** Buying a feature. */
    readonly buy: boolean
    /** Doubling or losing what a round has won. */
    readonly gamble: boolean
    /** Progressive jackpots. */
    readonly jackpots: boolean
    /** One slot is played at a time: whoever opens another ends the one before. */
    readonly oneSlot: boolean
    /** Telling players, while they decide, what each of their choices is worth. */
    readonly coach: boolean
    /** Least time from one bet to the next, in ms; 0: none. */
    readonly cycleMs: Readonly<Record<GameKind, number>>
    readonly maxStake: Readonly<Record<GameKind, StakeCap>>
  }
  readonly session: {
    /** After so many minutes without a call a session is over. */
    readonly idleMinutes: number
    /** A reality check comes at least so often, in minutes of play; null: only where players ask for one. */
    readonly realityMinutes: number | null
  }
  readonly deposits: {
    /** Players set a deposit limit of their own before they pay in. */
    readonly limitFirst: boolean
    /** All of these hold. */
    readonly most: readonly DepositCap[]
  }
  readonly identityBefore: IdentityBefore
  readonly payments: {
    /** A pending withdrawal may be taken back by its player. */
    readonly mayReverse: boolean
    /** Coins may be paid in and out. */
    readonly coins: boolean
  }
  readonly bonuses: {
    readonly allowed: boolean
    /** At most so many times the bonus is to be wagered; null: as the house says. */
    readonly mostWagering: number | null
    /** What comes of a bonus may be capped. */
    readonly maxCashout: boolean
  }
  /** Games and offers may be promoted, and newsletters sent to who asked for them. */
  readonly marketing: boolean
  /** Games may be played for play money by somebody whose age nobody has asked. */
  readonly guests: boolean
}
