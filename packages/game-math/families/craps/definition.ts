/** Won to how many chips: `[7, 6]` is seven to six. */
export type Odds = readonly [pays: number, per: number]

/** Of four and ten, of five and nine, of six and eight: a number is as likely as its complement to fourteen. */
export type ByNumber<T> = readonly [four: T, five: T, six: T]

/** A craps table as data. One pay unit is one of the smallest chips; what is won to one chip comes besides that chip. */
export interface CrapsDefinition {
  readonly odds: {
    readonly place: ByNumber<Odds>
    readonly field: { readonly two: number; readonly twelve: number; readonly others: number }
    /** Of four and ten, and of six and eight. */
    readonly hard: readonly [four: number, six: number]
    readonly anySeven: number
    readonly anyCraps: number
    readonly two: number
    readonly three: number
    readonly eleven: number
    readonly twelve: number
  }
  /** Most odds on a bet with the shooter, in bets; they pay as the number is likely. */
  readonly oddsTimes: ByNumber<number>
  /** The same against the shooter. */
  readonly layTimes: number
  /** Most chips on one spot. */
  readonly most: {
    readonly line: number
    readonly place: ByNumber<number>
    readonly field: number
    readonly hard: number
    readonly proposition: number
  }
  /** Most chips that a round takes, from its first roll to its last. */
  readonly mostChips: number
  readonly unitsPerStake: 1
  /** What the smallest chip may be worth, minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** Where a number stands in lists by number. */
export const placeOf = (number: number): 0 | 1 | 2 => {
  const low = Math.min(number, 14 - number)
  return low === 4 ? 0 : low === 5 ? 1 : 2
}
