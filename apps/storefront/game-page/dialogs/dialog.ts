import { type Content, element } from '../markup/element.ts'
import { iconButton } from '../controls/buttons.ts'

export interface DialogOptions {
  readonly title: string
  readonly closeLabel: string
  /** Ornament of the dialog's place on screen; `sheet` is tall and scrolls. */
  readonly kind?: 'sheet' | 'notice'
  /** A dialog that must be answered by its buttons cannot be dismissed otherwise. */
  readonly mustAnswer?: boolean
  readonly closed?: () => void
}

export interface Dialog {
  readonly view: HTMLDialogElement
  close(): void
}

let headings = 0

/** A modal dialog: focus stays inside, Escape and a press beside it close it, and the focus goes back to where it came from. */
export function openDialog(options: DialogOptions, ...content: readonly Content[]): Dialog {
  const heading = `dialog-${++headings}`
  const close = (): void => view.close()
  const { mustAnswer = false, kind = 'sheet' } = options
  const view = element(
    'dialog',
    { class: `dialog dialog-${kind}`, 'aria-labelledby': heading },
    element(
      'header',
      { class: 'dialog-head' },
      element('h2', { id: heading, tabindex: -1, autofocus: true }, options.title),
      mustAnswer ? null : iconButton('close', options.closeLabel, close).view,
    ),
    element('div', { class: 'dialog-body', tabindex: kind === 'sheet' ? 0 : null }, ...content),
  )
  view.addEventListener('click', (event) => {
    if (event.target === view && !mustAnswer) close()
  })
  view.addEventListener('cancel', (event) => {
    if (mustAnswer) event.preventDefault()
  })
  view.addEventListener('close', () => {
    view.remove()
    options.closed?.()
  })
  document.body.append(view)
  view.showModal()
  return { view, close }
}
