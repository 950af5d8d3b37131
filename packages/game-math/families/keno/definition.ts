/** A game of keno as data. All pays are whole pay units. */
export interface KenoDefinition {
  /** Balls in the machine, numbered from 1. */
  readonly numbers: number
  /** How many of them a round draws, none of them twice. */
  readonly balls: number
  /** `pays[spots - 1][caught]`: what a ticket of so many spots pays when so many of them are drawn. */
  readonly pays: readonly (readonly number[])[]
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** The dearest pay of all. */
  readonly maxUnits: number
}
