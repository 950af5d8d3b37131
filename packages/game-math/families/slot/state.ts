import type { RoundState } from '../../game.ts'

/** Where a slot round stands between two steps. */
export interface SlotState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 2
  /** Features under way; the last is the one that is played now. */
  readonly pending: readonly Pending[]
  /** How often what was won may still be doubled; only where the player is to say whether. */
  readonly gamble?: number
}

/** A feature under way. */
export interface Pending {
  readonly feature: string
  /** Plain JSON that only the feature reads. */
  readonly state: unknown
}
