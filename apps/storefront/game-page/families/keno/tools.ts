import { iconButton } from '../../controls/buttons.ts'
import { element, write } from '../../markup/element.ts'
import type { KenoTexts } from './texts/en.ts'

export interface ToolsNeeds {
  readonly texts: KenoTexts
  readonly quickPick: () => void
  readonly fewer: () => void
  readonly more: () => void
  readonly clear: () => void
  readonly saved: () => void
}

/** What helps to fill in a ticket. */
export interface Tools {
  readonly view: HTMLElement
  /** @param count of numbers that a quick pick takes. */
  show(state: {
    readonly count: number
    readonly most: number
    readonly fewest: number
    readonly isIdle: boolean
    readonly isEmpty: boolean
  }): void
}

export function createTools({ texts, quickPick, fewer, more, clear, saved }: ToolsNeeds): Tools {
  const { tools } = texts
  const less = iconButton('minus', tools.fewer, fewer)
  const plus = iconButton('plus', tools.more, more)
  const number = element('span', { class: 'keno-pick-count' })
  const pick = element(
    'button',
    { type: 'button', class: 'keno-pick', onclick: quickPick },
    element('span', { class: 'keno-pick-word' }, tools.quickPick),
    number,
  )
  const empty = iconButton('clear', tools.clear, clear)
  const heart = iconButton('heart', tools.saved, saved)
  const view = element(
    'section',
    { class: 'keno-tools', 'aria-label': tools.title },
    element('div', { class: 'keno-tools-row' }, less.view, pick, plus.view, empty.view, heart.view),
  )
  return {
    view,
    show({ count, most, fewest, isIdle, isEmpty }) {
      const isFixed = fewest === most
      less.view.hidden = isFixed
      plus.view.hidden = isFixed
      number.hidden = isFixed
      write(number, String(count))
      pick.setAttribute('aria-label', tools.quickPickOf(count))
      pick.disabled = !isIdle
      less.view.disabled = !isIdle || count <= fewest
      plus.view.disabled = !isIdle || count >= most
      empty.view.disabled = !isIdle || isEmpty
      heart.view.disabled = !isIdle
    },
  }
}
