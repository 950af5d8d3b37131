import { openDialog } from '../../dialogs/dialog.ts'
import { element } from '../../markup/element.ts'
import type { RoomContext } from '../room-context.ts'
import { pastChip } from '../view/past-chip.ts'

/** The last hundred rounds; each opens its proof. */
export function openPastRounds(context: RoomContext): void {
  const { words, texts, state } = context
  openDialog(
    { title: words.past.all, closeLabel: texts.controls.close },
    state.now.past.length === 0
      ? element('p', { class: 'hint' }, words.past.none)
      : element(
          'ol',
          { class: 'room-past-all' },
          state.now.past.map((round) => element('li', {}, pastChip(context, round))),
        ),
  )
}
