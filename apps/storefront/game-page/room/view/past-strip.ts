import type { PastRound } from '@fairhouse/contract/rooms/entities'
import { iconButton } from '../../controls/buttons.ts'
import { element, fill } from '../../markup/element.ts'
import { openPastRounds } from '../dialogs/past-rounds.ts'
import { openProof } from '../dialogs/proof.ts'
import type { RoomContext } from '../room-context.ts'

/** As many as any screen has room for; all of them are in the dialog. */
const shown = 24

/** Where the last rounds burst, newest first; each opens its proof. */
export function createPastStrip(context: RoomContext): HTMLElement {
  const { words, state } = context
  const list = element('ol', { class: 'room-past-list' })
  const all = iconButton('table', words.past.all, () => openPastRounds(context))
  let newest: number | null = null
  state.watch(({ past }) => {
    const first = past[0]?.number ?? null
    if (first === newest) return
    newest = first
    fill(
      list,
      past.slice(0, shown).map((round) => element('li', {}, pastChip(context, round))),
    )
  })
  return element('nav', { class: 'room-past', 'aria-label': words.past.title }, list, all.view)
}

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
