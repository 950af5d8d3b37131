import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import { iconButton } from '../../controls/buttons.ts'
import { element, write } from '../../markup/element.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import type { PanelNeeds, PanelState } from './panel-needs.ts'

/** One thing of the panel. */
export interface Part {
  readonly view: HTMLElement
  show(choice: InstantSelection, state: PanelState): void
}

/** A value under its name. */
export function figure(
  label: string,
  text: (choice: InstantSelection, reached: number) => string,
): Part {
  const value = element('span', { class: 'instant-value' })
  return {
    view: element(
      'div',
      { class: 'instant-part' },
      element('span', { class: 'instant-label' }, label),
      value,
    ),
    show: (choice, { reached }) => write(value, text(choice, reached)),
  }
}

/** Steps through what is bet on. */
export function stepper(
  { choosing, game: { texts } }: PanelNeeds,
  label: string,
  text: (choice: InstantSelection) => string,
): Part {
  return counter(label, texts, {
    less: () => choosing.step(-1),
    more: () => choosing.step(1),
    text,
  })
}

/** A value with less and more beside it. */
export function counter(
  label: string,
  texts: OpenInstantGame['texts'],
  {
    less,
    more,
    text,
  }: {
    readonly less: () => void
    readonly more: () => void
    readonly text: (choice: InstantSelection) => string
  },
): Part {
  const minus = iconButton('minus', texts.less(label), less)
  const plus = iconButton('plus', texts.more(label), more)
  const value = element('output', { class: 'instant-value' })
  return {
    view: element(
      'div',
      { class: 'instant-part' },
      element('span', { class: 'instant-label' }, label),
      element('div', { class: 'instant-stepper' }, minus.view, value, plus.view),
    ),
    show(choice, { isOpen }) {
      write(value, text(choice))
      minus.view.disabled = !isOpen
      plus.view.disabled = !isOpen
    },
  }
}
