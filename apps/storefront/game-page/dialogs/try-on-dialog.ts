import { element } from '../markup/element.ts'
import type { Texts } from '../texts/texts.ts'
import { openDialog } from './dialog.ts'

/** The house cannot be reached for a while: go on trying with the same request key, or load the page anew. */
export const openTryOnDialog = (texts: Texts): Promise<boolean> =>
  new Promise((resolve) => {
    const tryOn = (): void => {
      dialog.close()
      resolve(true)
    }
    const dialog = openDialog(
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
          { type: 'button', class: 'button button-first', onclick: tryOn },
          texts.connection.again,
        ),
        element(
          'button',
          { type: 'button', class: 'button', onclick: () => location.reload() },
          texts.errors.buttons.reload,
        ),
      ),
    )
  })
