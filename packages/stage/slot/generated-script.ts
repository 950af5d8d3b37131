import type { RoundEvent } from '@fairhouse/contract/rounds/round'

type Paid = Extract<RoundEvent, { pay: number; total: number }>

/** Writes events with running totals, for tests. */
export class Script {
  readonly events: RoundEvent[] = []
  total = 0
  held: readonly number[] = []

  tell(event: RoundEvent): void {
    this.events.push(event)
  }

  /** Tells an event that pays; its total is filled in. */
  pay(event: Paid): void {
    this.total += event.pay
    this.tell({ ...event, total: this.total })
  }
}
