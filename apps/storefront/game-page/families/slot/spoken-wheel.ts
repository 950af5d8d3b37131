import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import type { Voice } from './voice.ts'

type WheelEvent = Extract<SlotEvent, { type: 'wheelStarted' | 'wheelEnded' }>

export const isWheelEvent = (event: SlotEvent): event is WheelEvent =>
  event.type === 'wheelStarted' || event.type === 'wheelEnded'

/**
 * What the beginning or the end of a wheel says. Where a spin opens two, the upper one is opened last and is spun first; only the end of the last one is
 * the end of the bonus, and tells what both paid.
 * @param before all events of the round until then. @param after those that came with the same answer.
 */
export function spokenWheel(
  event: WheelEvent,
  {
    before,
    after,
  }: { readonly before: readonly SlotEvent[]; readonly after: readonly SlotEvent[] },
  { texts: { mechanics }, money }: Voice,
): string {
  const { say } = mechanics
  const { open, paid } = wheelsIn(before)
  if (event.type === 'wheelStarted') return open > 0 ? say.upperWheelFirst : say.wheel
  // A round that wins the most it can ends with a wheel unspun.
  const goesOn = open > 1 && !after.some(({ type }) => type === 'roundEnded')
  return goesOn ? say.upperWheelEnded(money(event.pay)) : say.wheelEnded(money(paid + event.pay))
}

/** How many wheels are open, and what others of the same spin paid before them. */
function wheelsIn(events: readonly SlotEvent[]): { readonly open: number; readonly paid: number } {
  let [open, paid] = [0, 0]
  for (const event of events) {
    if (event.type === 'wheelStarted') open += 1
    if (event.type !== 'wheelEnded') continue
    open -= 1
    paid = open === 0 ? 0 : paid + event.pay
  }
  return { open, paid }
}
