import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { chatEntry } from '../outside/chat-entry.ts'
import { openDialog } from './dialog.ts'

/** Where the menu leads, beside the lobby. */
export interface MenuTargets {
  readonly paytable: () => void
  readonly rules: () => void
  readonly history: () => void
  readonly session: () => void
  readonly fairness: () => void
  readonly settings: () => void
}

/** @param switches what is turned on and off in the menu itself, which stands first. */
export function openMenuDialog(
  context: GameContext,
  switches: readonly HTMLElement[],
  targets: MenuTargets,
): void {
  const { texts, addresses } = context
  const names = ['paytable', 'rules', 'history', 'session', 'fairness', 'settings'] as const
  const dialog = openDialog(
    { title: texts.menu.title, closeLabel: texts.controls.close },
    element(
      'nav',
      { class: 'menu' },
      ...switches,
      names.map((name) =>
        element(
          'button',
          {
            type: 'button',
            class: 'menu-entry',
            onclick: () => {
              dialog.close()
              targets[name]()
            },
          },
          texts.menu[name],
        ),
      ),
      chatEntry(context, () => dialog.close()),
      element('a', { class: 'menu-entry', href: addresses.lobby }, texts.menu.lobby),
    ),
  )
}
