import type { RoundEvent } from '@fairhouse/contract/rounds/round'

/** What a step tells, while it is being written: the events so far and the units won by the whole round. */
export class Book {
  readonly events: RoundEvent[] = []
  units: number
  readonly #maxUnits: number

  constructor(units: number, maxUnits: number) {
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
