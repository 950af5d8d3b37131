import type { Box } from '@fairhouse/stage/slot/layout'
import type { Choices } from '@fairhouse/stage/slot/title'
import type { GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import type { TableState } from '../play/table-state.ts'

/** Real buttons over the painted things to pick from, for pointer, keyboard and screen reader alike. */
export interface PickButtons {
  readonly view: HTMLElement
  moved(choices: Choices | null): void
}

export function createPickButtons(context: GameContext): PickButtons {
  const { table, texts, stage } = context
  const view = element('div', {
    class: 'picks',
    role: 'group',
    'aria-label': texts.controls.pickSentence,
  })
  let places: readonly Box[] = []

  const draw = (state: TableState): void => {
    const closed = state.phase === 'picking' ? closedChoices(state) : []
    const focused = document.activeElement
    const hadFocus = view.contains(focused)
    view.hidden = closed.length === 0 || places.length === 0
    fill(
      view,
      places.map((place, choice) => closed.includes(choice) && pickButton(context, choice, place)),
    )
    if (view.hidden) {
      stage().point(null)
      // Whoever played by keyboard goes on with the large button.
      if (hadFocus) focusOn(document.getElementById('spin'))
    } else if (hadFocus || isIdle(focused)) focusOn(view.querySelector('button'))
  }

  let drawn = ''
  table.state.watch((state) => {
    const next = `${state.phase} ${closedChoices(state).join()}`
    if (next !== drawn) draw(state)
    drawn = next
  })
  return {
    view,
    moved: (choices) => {
      const now = choices?.action === 'pick' ? choices.places : []
      if (JSON.stringify(now) === JSON.stringify(places)) return
      places = now
      draw(table.state.now)
    },
  }
}

/** Nothing else has the attention of the keyboard. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.id === 'spin'

const focusOn = (control: HTMLElement | null): void => control?.focus({ preventScroll: true })

function closedChoices({ round }: TableState): readonly number[] {
  const action = round?.actions.find(({ type }) => type === 'pick')
  return action?.type === 'pick' ? action.choices : []
}

function pickButton({ table, texts, stage }: GameContext, choice: number, place: Box): HTMLElement {
  const point = (on: boolean) => () => stage().point(on ? choice : null)
  const button = element('button', {
    type: 'button',
    class: 'pick',
    'aria-label': texts.say.coffin(choice + 1),
    onclick: () => table.pick(choice),
    onpointerenter: point(true),
    onpointerleave: point(false),
    onfocus: point(true),
    onblur: point(false),
  })
  button.style.left = `${place.x}px`
  button.style.top = `${place.y}px`
  button.style.width = `${place.width}px`
  button.style.height = `${place.height}px`
  return button
}
