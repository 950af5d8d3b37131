import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream } from '@fairhouse/fairness/stream'
import type { RoomTitle } from '../room.ts'

/**
 * Where the round of a link bursts, hundredths: what the title's own certified rules draw from it, whatever target is asked for.
 * @throws Error for a title that does not tell a result.
 */
export function bustOfLink(
  { rules }: Pick<RoomTitle, 'rules'>,
  {
    link,
    salt,
    number,
  }: { readonly link: Uint8Array; readonly salt: string; readonly number: number },
): number {
  const draw = drawFrom(openStream(link).round(salt, number))
  const { events } = rules.open(draw, rules.samples?.[0])
  for (const event of events)
    if (event.type === 'gateOpened') return Math.min(event.result, rules.maxUnits)
  throw new Error('the rules of the room tell no result')
}
