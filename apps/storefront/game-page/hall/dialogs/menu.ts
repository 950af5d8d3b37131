import { openDialog } from '../../dialogs/dialog.ts'
import { element } from '../../markup/element.ts'
import { chatEntry } from '../../outside/chat-entry.ts'
import { openRoomRules } from '../../room/dialogs/rules.ts'
import { openRoomSettings } from '../../room/dialogs/settings.ts'
import type { HallContext } from '../hall-context.ts'
import { openHallFairness } from './fairness.ts'
import { openPastDraws } from './past-draws.ts'

/**
 * @param heart marks the hall as a favourite; null for who is not signed in.
 * @param changed hears of settings that were changed.
 */
export function openHallMenu(
  context: HallContext,
  heart: HTMLElement | null,
  changed: () => void,
): void {
  const { texts, words, addresses } = context
  const entries: readonly (readonly [name: string, open: () => void])[] = [
    [texts.menu.rules, () => openRoomRules(context)],
    [words.menu.past, () => openPastDraws(context)],
    [words.menu.fairness, () => openHallFairness(context)],
    [texts.menu.settings, () => openRoomSettings(context, changed)],
  ]
  const dialog = openDialog(
    { title: texts.menu.title, closeLabel: texts.controls.close },
    element(
      'nav',
      { class: 'menu' },
      heart,
      entries.map(([name, open]) =>
        element(
          'button',
          {
            type: 'button',
            class: 'menu-entry',
            onclick: () => {
              dialog.close()
              open()
            },
          },
          name,
        ),
      ),
      chatEntry(context, () => dialog.close()),
      element('a', { class: 'menu-entry', href: addresses.lobby }, texts.menu.lobby),
    ),
  )
}
