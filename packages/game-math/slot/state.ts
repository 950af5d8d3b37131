import type { RoundState } from '../game.ts'

/** Where a slot round stands between two steps. */
export interface SlotState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  /** A pick bonus under way, or null. It goes before free spins. */
  readonly pick: PickState | null
  /** Free spins under way, or null. */
  readonly free: FreeState | null
}

/** Nothing here is secret: what is still closed is decided when it is opened. */
export interface PickState {
  /** In the order they were opened; each held a prize, as an ender ends the bonus. */
  readonly opened: readonly OpenedChoice[]
}

export interface OpenedChoice {
  readonly choice: number
  readonly pay: number
}

export interface FreeState {
  /** Free spins still to play. */
  readonly left: number
  readonly played: number
  /** What the free spins have paid so far. */
  readonly pay: number
  /** Reels that stay wild, ascending. */
  readonly held: readonly number[]
  /** Where the reels stand; a held reel stays where it turned wild. */
  readonly stops: readonly number[]
}
