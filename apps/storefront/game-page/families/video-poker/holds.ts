import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { Json } from '@fairhouse/contract/json'
import type { ControllerState, Round } from '../../play/controller-state.ts'

/** Places of the cards that the player has marked to hold, ascending. */
export function heldIn(marked: Json | null): readonly number[] {
  if (!Array.isArray(marked)) return []
  const places: readonly unknown[] = marked
  return places.filter((place) => typeof place === 'number')
}

/** The same with one card more, or without it when it is held. */
export function toggled(marked: Json | null, place: number): number[] {
  const held = heldIn(marked)
  return held.includes(place)
    ? held.filter((other) => other !== place)
    : [...held, place].toSorted((a, b) => a - b)
}

/** Whether the round waits for the player to say which cards stay. */
export const awaitsHold = (round: Round | null): boolean =>
  round?.actions.some(({ type }) => type === 'hold') ?? false

/** Whether what was won may be doubled, and whether it may be taken. */
export const mayDouble = (round: Round | null): boolean =>
  round?.actions.some(({ type }) => type === 'doubleUp') ?? false
export const mayTake = (round: Round | null): boolean =>
  round?.actions.some(({ type }) => type === 'takeWin') ?? false

/** The five cards that were dealt; empty before the deal. */
function dealtIn(round: Round | null): readonly CardOrJoker[] {
  const dealt = round?.events.find((event) => event.type === 'pokerDealt')
  return dealt?.type === 'pokerDealt' ? dealt.cards : []
}

/** Cards that may be marked now: in an open round that waits for it. */
export const holdableIn = ({ phase, round }: ControllerState): readonly CardOrJoker[] =>
  phase === 'choosing' && awaitsHold(round) ? dealtIn(round) : []
