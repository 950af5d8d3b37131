import { openDialog } from '../../dialogs/dialog.ts'
import { element } from '../../markup/element.ts'
import { chatEntry } from '../../outside/chat-entry.ts'
import type { RoomContext } from '../room-context.ts'
import { openRoomFairness } from './fairness.ts'
import { openOwnBets } from './own-bets.ts'
import { openPastRounds } from './past-rounds.ts'
import { openRoomRules } from './rules.ts'
import { openRoomSettings } from './settings.ts'

/**
 * @param heart marks the room as a favourite; null for who is not signed in.
 * @param changed hears of settings that were changed.
 */
export function openRoomMenu(
  context: RoomContext,
  heart: HTMLElement | null,
  changed: () => void,
): void {
  const { texts, words, addresses, account } = context
  const entries: readonly (readonly [name: string, open: () => void])[] = [
    [texts.menu.rules, () => openRoomRules(context)],
    ...(account.state.now.player ? ([[words.menu.own, () => openOwnBets(context)]] as const) : []),
    [words.past.all, () => openPastRounds(context)],
    [words.menu.fairness, () => openRoomFairness(context)],
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
