import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { Box } from '@fairhouse/stage/families/video-poker/layout'
import { element, fill } from '../../markup/element.ts'
import { cardsAlong } from './drag-holds.ts'
import { listenToDrags } from './listen-to-drags.ts'
import type { OpenPoker } from './open-poker.ts'

/** Real buttons over the cards on the stage, for pointer, keyboard and screen reader alike. */
export interface CardButtons {
  readonly view: HTMLElement
  /** Which cards may be held now, from the first, and which are; none: no buttons. */
  show(cards: readonly CardOrJoker[], held: readonly number[]): void
  /** Buttons over cards that lie face down, by what they are called; any of them may be turned. */
  offer(labels: readonly string[]): void
  /** Where they lie on the stage. */
  stand(places: readonly Box[]): void
}

/** Who hears what is done to the cards, by their places. */
export interface CardHands {
  /** A button was pressed. */
  readonly press: (place: number) => void
  /** A pointer is drawn across them: it began on one, and came over another. */
  readonly dragBegan: (place: number) => void
  readonly draggedOver: (place: number) => void
}

export function createCardButtons(
  { texts, cardName }: Pick<OpenPoker, 'texts' | 'cardName'>,
  { press, dragBegan, draggedOver }: CardHands,
): CardButtons {
  const view = element('div', {
    class: 'picks card-picks',
    role: 'group',
    'aria-label': texts.cards,
    hidden: true,
  })
  let buttons: readonly HTMLButtonElement[] = []
  let drawn = ''
  let boxes: readonly Box[] = []

  /** Buttons stay as they are while the cards do: who has one under the finger or the focus keeps it. */
  const draw = (labels: readonly string[]): void => {
    const hadFocus = view.contains(document.activeElement)
    buttons = labels.map((label, place) =>
      element('button', {
        type: 'button',
        class: 'pick',
        'aria-label': label,
        'aria-keyshortcuts': String(place + 1),
        onclick: () => press(place),
      }),
    )
    fill(view, buttons)
    // Whoever played by keyboard goes on with the large button.
    if (hadFocus) document.getElementById('spin')?.focus({ preventScroll: true })
  }
  const settle = (): void => {
    view.hidden = buttons.length === 0 || boxes.length === 0
    for (const [place, button] of buttons.entries()) putOver(button, boxes[place])
  }
  listenToDrags(view, {
    along: (from, to) => cardsAlong(boxes.slice(0, buttons.length), from, to),
    began: dragBegan,
    over: draggedOver,
  })
  return {
    view,
    offer(labels) {
      const next = labels.join('; ')
      if (next !== drawn) draw(labels)
      drawn = next
      settle()
    },
    show(cards, held) {
      const next = cards.join(' ')
      if (next !== drawn) draw(cards.map((card, place) => texts.card(place + 1, cardName(card))))
      drawn = next
      for (const [place, button] of buttons.entries())
        button.setAttribute('aria-pressed', String(held.includes(place)))
      settle()
    },
    stand(places) {
      boxes = places
      settle()
    },
  }
}

function putOver(button: HTMLElement, box: Box | undefined): void {
  if (!box) return
  button.style.left = `${box.left}px`
  button.style.top = `${box.top}px`
  button.style.width = `${box.width}px`
  button.style.height = `${box.height}px`
}
