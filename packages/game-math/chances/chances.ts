import type { Wins } from './wins.ts'

/**
 * One of the ways in which something can go: it wins one of `wins`, each as often as counted and `weight` times over, always wins
 * `also`, and then goes on as `after` says, whatever was won.
 */
export interface Way<Value> {
  readonly weight: bigint
  readonly wins: Wins
  readonly also: readonly Also[]
  readonly after: Value
}

/** Units that are won for certain, and the part of the return they belong to. */
export interface Also {
  readonly part: string
  readonly units: number
}

/**
 * An algebra of winnings. A mechanic says once, in these words, how its chances are made up; what a `Value` is, is up to the
 * algebra: the whole distribution (`Residues`), the mean of every part (`Means`), how often a feature is played (`Absence`), or how much room all
 * that takes (`Extents`).
 */
export interface Chances<Value> {
  /** Nothing more is won. */
  readonly nothing: Value
  /** Exactly one of these ways; its `wins` belong to `part` of the return. */
  oneOf(part: string, ways: readonly Way<Value>[]): Value
  /** Both happen, neither depends on the other. */
  both(a: Value, b: Value): Value
  /** A feature is played. */
  played(feature: string, value: Value): Value
}

/** Something with chances that any algebra can work out. */
export type Chancy = <Value>(chances: Chances<Value>) => Value
