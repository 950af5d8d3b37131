import { leastMultiple } from '@fairhouse/contract/rooms/curve'
import type { OwnTicket, RoomPhase } from '@fairhouse/contract/rooms/entities'

/** One of the two bets as the player has set it. */
export interface Slot {
  /** Minor units, one of the game's bet levels. */
  readonly stake: number
  /** Hundredths at which it is cashed out by itself, when that is on. */
  readonly auto: number
  readonly isAutoOn: boolean
  /** It is placed as soon as bets are taken. */
  readonly isQueued: boolean
  /** The house was asked and has not answered. */
  readonly asking: 'bet' | 'cashOut' | null
}

/** What the button of a bet does now. */
export type Press =
  /** Who is not signed in looks on. */
  | { readonly type: 'watch' }
  | { readonly type: 'bet' }
  /** The stake is in; it takes off soon, or has not come far enough to be cashed out. */
  | { readonly type: 'wait' }
  | { readonly type: 'cashOut'; readonly ticket: OwnTicket }
  /** Bets are closed: the next round's is prepared, or called off. */
  | { readonly type: 'queue' }
  | { readonly type: 'unqueue' }
  | { readonly type: 'asking' }
  /** Nothing is known of the room. */
  | { readonly type: 'nothing' }

export interface Standing {
  readonly isLogged: boolean
  readonly isLive: boolean
  readonly phase: RoomPhase | null
  readonly ticket: OwnTicket | null
  readonly slot: Slot
  /** Hundredths. */
  readonly multiple: number
}

export function pressOf({ isLogged, isLive, phase, ticket, slot, multiple }: Standing): Press {
  if (!isLogged) return { type: 'watch' }
  if (slot.asking !== null) return { type: 'asking' }
  if (!isLive) return { type: 'nothing' }
  if (ticket?.state === 'open') {
    if (phase !== 'flying' || multiple < leastMultiple) return { type: 'wait' }
    return { type: 'cashOut', ticket }
  }
  if (slot.isQueued) return { type: 'unqueue' }
  return phase === 'betting' && ticket === null ? { type: 'bet' } : { type: 'queue' }
}

/** The next stake up or down the ladder; the same at its end. */
export function nextLevel(levels: readonly number[], stake: number, direction: 1 | -1): number {
  const place = levels.indexOf(stake)
  return levels[place + direction] ?? stake
}

/** What a stake is worth at a multiple, minor units: as the house pays it. */
export const worthAt = (stake: number, hundredths: number): number =>
  Math.floor((stake * hundredths) / 100)
