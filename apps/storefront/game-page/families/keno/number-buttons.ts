import type { KenoBoard } from '@fairhouse/stage/families/keno/board'
import { markOf } from '@fairhouse/stage/families/keno/board'
import type { KenoPlaces } from '@fairhouse/stage/families/keno/open-keno'
import { element } from '../../markup/element.ts'
import { nextNumber } from './next-number.ts'
import type { KenoTexts } from './texts/en.ts'

export interface NumberButtonsNeeds {
  readonly numbers: number
  readonly texts: KenoTexts
  readonly press: (number: number) => void
  /** The number under the pointer or the focus; null: none. */
  readonly point: (number: number | null) => void
}

/** Real buttons over the numbers of the stage: one of them is in the order of tabs, arrows lead to the others. */
export interface NumberButtons {
  readonly view: HTMLElement
  moved(places: KenoPlaces): void
  /** Tells each button what its number is now. */
  show(board: KenoBoard, card: number): void
}

export function createNumberButtons({
  numbers,
  texts,
  press,
  point,
}: NumberButtonsNeeds): NumberButtons {
  let columns = 10
  let reached = 1
  const buttons = Array.from({ length: numbers }, (_, index) => {
    const number = index + 1
    return element('button', {
      type: 'button',
      class: 'keno-number',
      tabindex: number === reached ? 0 : -1,
      'aria-pressed': 'false',
      'aria-label': texts.number.plain(number),
      onclick: (event) => {
        // The stage below has nothing of its own to press.
        event.stopPropagation()
        press(number)
      },
      onpointerenter: () => point(number),
      onpointerleave: () => point(null),
      onfocus: () => reach(number),
      onblur: () => point(null),
    })
  })
  const reach = (number: number): void => {
    buttons[reached - 1]?.setAttribute('tabindex', '-1')
    reached = number
    buttons[reached - 1]?.setAttribute('tabindex', '0')
    point(number)
  }
  const view = element(
    'div',
    { class: 'keno-numbers', role: 'group', 'aria-label': texts.board },
    buttons,
  )
  view.addEventListener('keydown', (event) => {
    const next = nextNumber(event.key, reached, { columns, numbers })
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    buttons[next - 1]?.focus({ preventScroll: true })
  })
  return {
    view,
    moved(places) {
      columns = places.columns
      for (const [index, box] of places.numbers.entries()) {
        const style = buttons[index]?.style
        if (!style) continue
        style.left = `${box.x}px`
        style.top = `${box.y}px`
        style.width = `${box.width}px`
        style.height = `${box.height}px`
      }
    },
    show(board, card) {
      for (const [index, button] of buttons.entries()) {
        const number = index + 1
        const mark = markOf(board, number, card)
        const pressed = String(mark === 'spot' || mark === 'caught')
        if (button.getAttribute('aria-pressed') !== pressed)
          button.setAttribute('aria-pressed', pressed)
        const label = texts.number[mark](number)
        if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label)
      }
    },
  }
}
