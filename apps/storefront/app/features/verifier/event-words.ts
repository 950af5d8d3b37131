import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Texts } from '../../shell/texts/texts.ts'
import type { RoundTeller } from './families/family.ts'

/** What happened, in words; empty until the words of the round's family are there. */
export function eventName(
  names: Texts['verify']['eventNames'],
  teller: RoundTeller | null,
  event: RoundEvent,
): string {
  return isCommon(event) ? names[event.type] : (teller?.eventName(event) ?? '')
}

const common: ReadonlySet<string> = new Set<CommonEvent['type']>([
  'jackpotWon',
  'maxWinReached',
  'roundEnded',
])
const isCommon = (event: RoundEvent): event is CommonEvent => common.has(event.type)

/** What an event paid, in minor units; null for one that is not about money. */
export function paidBy(event: RoundEvent): number | null {
  if (event.type === 'maxWinReached' || event.type === 'roundEnded') return event.total
  return 'pay' in event && typeof event.pay === 'number' ? event.pay : null
}
