import type { RoundState } from '../../game.ts'

/** Where a cascade round stands between two steps; nothing of it is secret. */
export interface CascadeState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  /** Free spins under way, or null. */
  readonly free: FreeSpins | null
}

export interface FreeSpins {
  /** Free spins still to play. */
  readonly left: number
  readonly played: number
  /** What the free spins have paid so far. */
  readonly pay: number
  /** Of the ladder of multipliers, where the next free spin begins. */
  readonly rung: number
  /** How often something won on each place, reel by reel from the top; only where places multiply. */
  readonly places?: readonly number[]
}
