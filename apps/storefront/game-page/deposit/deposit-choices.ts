import { element, fill } from '../markup/element.ts'
import type { QuickWay } from './quick-ways.ts'
import type { SheetContext } from './sheet-context.ts'

/** The saved methods, of which the first is chosen to begin with. */
export function methodChoice(
  { words }: Pick<SheetContext, 'words'>,
  ways: readonly QuickWay[],
  chosen: (way: QuickWay) => void,
): HTMLElement {
  return element(
    'fieldset',
    { class: 'deposit-ways' },
    element('legend', {}, words.method),
    ways.map((way, place) => {
      const { label, expires } = way.saved
      return element(
        'label',
        { class: 'deposit-way' },
        element('input', {
          type: 'radio',
          name: 'way',
          checked: place === 0,
          onchange: () => chosen(way),
        }),
        element('b', {}, label),
        expires === null ? null : element('span', { class: 'hint' }, words.expires(expires)),
      )
    }),
  )
}

/** Amounts to choose one of, minor units. */
export interface AmountChoice {
  readonly view: HTMLElement
  offer(amounts: readonly number[], chosen: number | null): void
}

export function amountChoice(
  { words, money }: Pick<SheetContext, 'words' | 'money'>,
  choose: (amount: number) => void,
): AmountChoice {
  const view = element('div', { class: 'choices', role: 'group', 'aria-label': words.amount })
  const press = (amount: number): void => {
    choose(amount)
    // The buttons are made anew: the focus stays on the one that was pressed.
    view.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }
  return {
    view,
    offer: (amounts, chosen) =>
      fill(
        view,
        amounts.map((amount) =>
          element(
            'button',
            {
              type: 'button',
              class: 'choice',
              'aria-pressed': String(amount === chosen),
              onclick: () => press(amount),
            },
            money(amount),
          ),
        ),
      ),
  }
}
