import type { PastRound } from '@fairhouse/contract/rooms/entities'
import { element } from '../../markup/element.ts'
import { openProof } from '../dialogs/proof.ts'
import type { RoomContext } from '../room-context.ts'

/** A button with the multiple of a past round. */
export function pastChip(context: RoomContext, round: PastRound): HTMLElement {
  const { words, times, number } = context
  return element(
    'button',
    {
      type: 'button',
      class: `room-chip is-${round.void ? 'void' : heightOf(round.bust)}`,
      'aria-label': words.past.proofOf(number(round.number), times(round.bust)),
      onclick: () => openProof(context, round),
    },
    times(round.bust),
  )
}

const heightOf = (bust: number): string =>
  bust >= 1_000 ? 'high' : bust >= 200 ? 'fair' : bust > 100 ? 'low' : 'none'
