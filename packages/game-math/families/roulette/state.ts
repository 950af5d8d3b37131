import type { RoundState } from '../../game.ts'

/** A round of roulette is over with its one turn of the wheel. */
export interface RouletteState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
}
