import { element, fill } from '../../markup/element.ts'

/** One of several that the player chooses among: a card, a risk. */
export interface Option {
  /** Large: a letter, a word. */
  readonly name: string
  /** Below it; empty: nothing. */
  readonly note: string
  /** All of it, for those who hear it. */
  readonly label: string
  readonly tone: 'plain' | 'reached' | 'won'
}

/** A row of options, of which one is chosen: real radio buttons, so that arrows lead from one to the next. */
export interface Choice {
  readonly view: HTMLElement
  show(shown: {
    readonly options: readonly Option[]
    readonly chosen: number
    readonly isIdle: boolean
  }): void
}

export function createChoice(title: string, choose: (place: number) => void): Choice {
  const view = element('div', { class: 'keno-choice', role: 'radiogroup', 'aria-label': title })
  let buttons: readonly HTMLButtonElement[] = []
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const from = buttons.findIndex((button) => button === document.activeElement)
    if (step === undefined || from < 0) return
    event.preventDefault()
    event.stopPropagation()
    const to = (from + step + buttons.length) % buttons.length
    choose(to)
    buttons[to]?.focus()
  }
  view.addEventListener('keydown', move)
  return {
    view,
    show({ options, chosen, isIdle }) {
      if (buttons.length !== options.length) {
        buttons = options.map((_, place) =>
          element('button', {
            type: 'button',
            class: 'keno-option',
            role: 'radio',
            onclick: () => choose(place),
          }),
        )
        fill(view, [...buttons])
      }
      for (const [place, { name, note, label, tone }] of options.entries()) {
        const button = buttons[place]
        if (!button) continue
        const isChosen = place === chosen
        button.setAttribute('aria-checked', String(isChosen))
        button.setAttribute('aria-label', label)
        button.tabIndex = isChosen ? 0 : -1
        button.className = `keno-option is-${tone}`
        button.dataset['place'] = String(place)
        button.toggleAttribute('aria-disabled', !isIdle && !isChosen)
        fill(
          button,
          element('span', { class: 'keno-option-name' }, name),
          note === '' ? null : element('span', { class: 'keno-option-note' }, note),
        )
      }
    },
  }
}
