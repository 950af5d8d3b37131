import type { ChooseRule } from './choose/rule.ts'
import type { HoldRule } from './hold/rule.ts'
import type { RespinRule } from './respin/rule.ts'
import type { WalkRule } from './walk/rule.ts'
import type { TrailRule } from './trail/rule.ts'
import type { WheelRule } from './wheel/rule.ts'

/** Spins for nothing, each by the same rule. The trigger says how many. */
export interface FreeSpinsRule {
  readonly kind: 'freeSpins'
  /** Name of the spin. Its own trigger of this feature gives more. */
  readonly spin: string
  /** Most spins of one run; what would give more gives only so many. */
  readonly most: number
}

/** Free spins in which reels that are filled stay so, by the wild of the game, which expands, or the spin's mystery. The spin triggers nothing. */
export interface StickyReelsRule {
  readonly kind: 'stickyReels'
  readonly spin: string
  /** Free spins added for each reel that newly turns wild. */
  readonly extraPerReel: number
}

/**
 * Free spins with special symbols, which are drawn at the start or chosen by the player: after the wins of each spin they fill, one after the other, the reels that
 * showed them when it stopped, and pay on every line for as many reels, wherever they are.
 */
export interface BookRule {
  readonly kind: 'book'
  readonly spin: string
  readonly most: number
  /** Symbols that may be drawn, each as often as its weight says. */
  readonly symbols: readonly { readonly symbol: string; readonly weight: number }[]
  /** How many of them are drawn, each only once; 1 unless said. */
  readonly drawn?: number
  /** The player takes one of them instead; they all weigh the same then, and none is drawn. */
  readonly chosen?: true
}

/** Closed things to pick from until one of them ends it. */
export interface PickRule {
  readonly kind: 'pick'
  /** What the closed things hold, one entry each. */
  readonly prizes: readonly number[]
  /** How many more hold what ends the bonus. */
  readonly enders: number
}

export type FeatureRule =
  | FreeSpinsRule
  | StickyReelsRule
  | BookRule
  | PickRule
  | ChooseRule
  | HoldRule
  | WheelRule
  | RespinRule
  | TrailRule
  | WalkRule
