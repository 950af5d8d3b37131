import { element } from '../markup/element.ts'
import type { Texts } from '../texts/texts.ts'
import { type Dialog, openDialog } from './dialog.ts'

/**
 * The house cannot be reached for a while: try at once, or load the page anew. Whoever opened it closes it when the house has answered.
 * @param tryNow ends the pause before the next try.
 */
export const openTryOnDialog = (texts: Texts, tryNow: () => void): Dialog =>
  openDialog(
    {
      title: texts.connection.giveUpTitle,
      closeLabel: texts.controls.close,
      kind: 'notice',
      mustAnswer: true,
    },
    element('p', { role: 'alert' }, texts.connection.giveUp),
    element(
      'div',
      { class: 'buttons' },
      element(
        'button',
        { type: 'button', class: 'button button-first', onclick: tryNow },
        texts.connection.again,
      ),
      element(
        'button',
        { type: 'button', class: 'button', onclick: () => location.reload() },
        texts.errors.buttons.reload,
      ),
    ),
  )
