import type { Json } from '@fairhouse/contract/json'
import type { Action } from './game.ts'

/** A bet that can be made in a round alone, and is certified by itself: what is taken by an action, and paid on a place of its own. */
export interface RoundPart {
  /** That takes it: whenever it is offered, or, where the action is sent with data that say it, the first time that it may be. */
  readonly action: Action['type']
  readonly data?: Json
  /** Where its chips lie, or come to lie: what comes back of it is what is settled there. */
  readonly spots: readonly string[]
  /** Pay units that it costs. */
  readonly price: number
}
