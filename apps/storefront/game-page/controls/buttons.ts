import { element } from '../markup/element.ts'
import { icon, type IconName } from '../markup/icons.ts'

export interface IconButton {
  readonly view: HTMLButtonElement
  /** Changes picture and accessible name together. */
  face(name: IconName, label: string): void
}

/** A round button with a picture; its name is for screen readers and for the tooltip. */
export function iconButton(name: IconName, label: string, press: () => void): IconButton {
  const view = element('button', { type: 'button', class: 'icon-button', onclick: press })
  let shown = ''
  const face = (next: IconName, nextLabel: string): void => {
    if (shown === next + nextLabel) return
    shown = next + nextLabel
    view.replaceChildren(icon(next))
    view.setAttribute('aria-label', nextLabel)
    view.title = nextLabel
  }
  face(name, label)
  return { view, face }
}
