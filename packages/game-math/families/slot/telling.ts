import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'

/** A step while it is being played: where its draws come from, the events so far and the units won by the whole round. */
export class Telling {
  readonly draw: Draw
  readonly events: RoundEvent[] = []
  units: number
  readonly #maxUnits: number

  constructor(draw: Draw, units: number, maxUnits: number) {
    this.draw = draw
    this.units = units
    this.#maxUnits = maxUnits
  }

  tell(event: RoundEvent): void {
    this.events.push(event)
  }

  /** Adds a win and returns what of it is paid: no round wins more than the most it can. */
  pay(units: number): number {
    const paid = Math.min(units, this.#maxUnits - this.units)
    this.units += paid
    return paid
  }

  /** Whether the round has won the most it can, and so must end. */
  get isFull(): boolean {
    return this.units === this.#maxUnits
  }
}
