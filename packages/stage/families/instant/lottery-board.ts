import type { PickBet } from '@fairhouse/contract/families/instant/pick-bets'
import type { ScratchLayout } from '@fairhouse/contract/families/instant/scratch'
import type { InstantEvent } from './instant-events.ts'

/** A scratch card; `wins` is null until its foil is off. */
export interface ShownCard {
  readonly card: string
  readonly layout: ScratchLayout
  /** What lies under the foil; hundredths of the stake where a field has an amount. */
  readonly fields: readonly { readonly mark: number; readonly times?: number | undefined }[]
  readonly wins: readonly number[] | null
}

/** Drums of digits; `drawn` is null until they stand, `match` until it is said what they pay. */
export interface ShownDrums {
  readonly bet: PickBet
  readonly digits: readonly number[]
  readonly drawn: readonly number[] | null
  readonly match: 'exact' | 'any' | 'none' | null
}

export type CardEvent = Extract<InstantEvent, { type: 'cardBought' | 'cardPaid' }>
export type DigitEvent = Extract<
  InstantEvent,
  { type: 'digitsPlayed' | 'digitsDrawn' | 'digitsPaid' }
>

/** The card that an event leads to. */
export function afterCards(card: ShownCard | null, event: CardEvent): ShownCard | null {
  return event.type === 'cardBought'
    ? { card: event.card, layout: event.layout, fields: event.fields, wins: null }
    : card && { ...card, wins: event.wins }
}

/** The drums that an event leads to. */
export function afterDigits(drums: ShownDrums | null, event: DigitEvent): ShownDrums | null {
  if (event.type === 'digitsPlayed')
    return { bet: event.bet, digits: event.digits, drawn: null, match: null }
  if (event.type === 'digitsDrawn') return drums && { ...drums, drawn: event.digits }
  return drums && { ...drums, match: event.match }
}
