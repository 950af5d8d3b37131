import { openLater } from '../dialogs/later.ts'
import { element } from '../markup/element.ts'
import type { ChatContext } from './chat-context.ts'

/**
 * The entry of a menu that leads to the live chat, whose code is fetched when it is first asked for; null where the operator has none.
 * @param close of the menu.
 */
export function chatEntry(context: ChatContext, close: () => void): HTMLElement | null {
  const chat = context.facts.adapters?.chat ?? null
  if (chat === null) return null
  const open = (): void => {
    close()
    void openLater(
      context,
      () => import('./chat-dialog.ts'),
      ({ openChatDialog }) => openChatDialog(context, chat),
    )
  }
  return element(
    'button',
    { type: 'button', class: 'menu-entry', onclick: open },
    context.texts.menu.chat,
  )
}
