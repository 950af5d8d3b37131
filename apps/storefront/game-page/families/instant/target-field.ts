import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import { iconButton } from '../../controls/buttons.ts'
import { element } from '../../markup/element.ts'
import type { Choosing } from './choosing.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import { hundredthsOf } from './typed-target.ts'

/** A target to type in, and buttons that lead through round ones. */
export function targetField(
  choosing: Choosing,
  { texts, language }: OpenInstantGame,
  { least, most }: Extract<InstantRules, { game: 'gate' }>,
): {
  readonly view: HTMLElement
  show(choice: InstantSelection, state: { readonly isOpen: boolean }): void
} {
  const figures = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false })
  const field = element('input', {
    id: 'instant-target',
    class: 'instant-target',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    onchange: () => {
      const typed = hundredthsOf(field.value)
      if (typed !== null) choosing.choose({ target: Math.min(most, Math.max(least, typed)) })
      write(choosing.state.now.choice)
    },
  })
  const minus = iconButton('minus', texts.less(texts.target), () => choosing.step(-1))
  const plus = iconButton('plus', texts.more(texts.target), () => choosing.step(1))
  const write = (choice: InstantSelection): void => {
    const text = 'target' in choice ? figures.format(choice.target / 100) : ''
    if (field.value !== text) field.value = text
  }
  const show = (choice: InstantSelection, { isOpen }: { readonly isOpen: boolean }): void => {
    // News of the house never take away what is being typed.
    if (document.activeElement !== field) write(choice)
    field.disabled = !isOpen
    minus.view.disabled = !isOpen
    plus.view.disabled = !isOpen
  }
  return {
    view: element(
      'div',
      { class: 'instant-part' },
      element('label', { class: 'instant-label', for: 'instant-target' }, texts.target),
      element(
        'div',
        { class: 'instant-stepper' },
        minus.view,
        element(
          'span',
          { class: 'instant-target-field' },
          field,
          element('span', { 'aria-hidden': 'true' }, '×'),
        ),
        plus.view,
      ),
    ),
    show,
  }
}
