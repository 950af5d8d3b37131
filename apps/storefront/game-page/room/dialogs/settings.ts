import { openDialog } from '../../dialogs/dialog.ts'
import { loudness } from '../../dialogs/loudness.ts'
import { element } from '../../markup/element.ts'
import type { ShellContext } from '../room-context.ts'

/** Sound, music, and what keys do. Every change counts at once. */
export function openRoomSettings(
  context: ShellContext & { readonly words: { readonly keys: readonly (readonly string[])[] } },
  changed: () => void,
): void {
  const { texts, words, settings } = context
  const { effects, music } = settings.now
  const change = (part: { effects?: number; music?: number }): void => {
    settings.change(part)
    changed()
  }
  openDialog(
    { title: texts.settings.title, closeLabel: texts.controls.close },
    element(
      'div',
      { class: 'form' },
      loudness('set-effects', texts.settings.effects, effects, (value) =>
        change({ effects: value }),
      ),
      loudness('set-music', texts.settings.music, music, (value) => change({ music: value })),
    ),
    element('h3', {}, texts.menu.keys),
    element(
      'dl',
      { class: 'keys' },
      words.keys.map(([key = '', does = '']) => [element('dt', {}, key), element('dd', {}, does)]),
    ),
  )
}
