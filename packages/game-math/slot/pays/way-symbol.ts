/** A symbol that pays by ways. */
export interface WaySymbol {
  readonly symbol: number
  /** `[face]`: in how many ways a cell with it goes on: its multiplier, or 0 where it does not. */
  readonly through: readonly number[]
  /** `[reels]`: what a way over so many reels pays. */
  readonly pays: readonly number[]
}
