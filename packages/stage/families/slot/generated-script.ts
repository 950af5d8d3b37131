import type { SlotEvent } from './slot-events.ts'

type Paid = Extract<SlotEvent, { pay: number; total: number }>

/** Writes events with running totals, for tests. */
export class Script {
  readonly events: SlotEvent[] = []
  total = 0
  held: readonly number[] = []

  tell(event: SlotEvent): void {
    this.events.push(event)
  }

  /** Tells an event that pays; its total is filled in. */
  pay(event: Paid): void {
    this.total += event.pay
    this.tell({ ...event, total: this.total })
  }
}
