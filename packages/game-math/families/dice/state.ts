import type { RoundState } from '../../game.ts'

/** A round of dice is over with its one throw. */
export interface DiceState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
}
