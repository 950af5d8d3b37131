import { iconButton } from '../../controls/buttons.ts'
import { element, fill } from '../../markup/element.ts'
import { openPastRounds } from '../dialogs/past-rounds.ts'
import type { RoomContext } from '../room-context.ts'
import { pastChip } from './past-chip.ts'

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
