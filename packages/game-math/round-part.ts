import type { Action } from './game.ts'

/** A bet that can be made in a round alone, and is certified by itself: what is taken by an action, and paid on a place of its own. */
export interface RoundPart {
  /** That takes it, whenever it is offered. */
  readonly action: Action['type']
  /** Where its chips lie: what comes back of it is what is settled there. */
  readonly spot: string
  /** Pay units that it costs. */
  readonly price: number
}
