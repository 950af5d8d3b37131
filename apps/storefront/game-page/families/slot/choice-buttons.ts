import type { Choices } from '@fairhouse/stage/families/slot/title'
import type { GameContext } from '../../game-context.ts'
import { element, fill } from '../../markup/element.ts'
import type { ControllerState } from '../../play/controller-state.ts'
import { choiceName } from './choice-name.ts'
import { choiceOf, onlyByChoice, stepOf } from './course.ts'
import type { OpenSlotGame } from './open-slot-game.ts'
import { stepLabel } from './step-label.ts'

/** Real buttons over what may be pressed on the stage, for pointer, keyboard and screen reader alike. */
export interface ChoiceButtons {
  readonly view: HTMLElement
  moved(choices: Choices | null): void
}

/** A button to be: what it is called, what it does, and which thing of the stage it lies over. */
interface Chosen {
  readonly place: number
  readonly name: string
  readonly press: () => void
}

export function createChoiceButtons(
  { table }: Pick<GameContext, 'table'>,
  slot: OpenSlotGame,
): ChoiceButtons {
  const { texts, stage } = slot
  const view = element('div', {
    class: 'picks',
    role: 'group',
    'aria-label': texts.controls.pickSentence,
  })
  let onStage: Choices | null = null

  const draw = (state: ControllerState): void => {
    const buttons = buttonsOf(table, slot, state, onStage)
    const places = onStage?.places ?? []
    const focused = document.activeElement
    const hadFocus = view.contains(focused)
    const isChoice = state.phase === 'choosing'
    const isAsked = isChoice && onlyByChoice(state.round)
    view.hidden = buttons.length === 0
    // What the stage does not show can still be chosen: by name, in a row.
    view.classList.toggle('is-plain', places.length === 0)
    fill(
      view,
      buttons.map((button) => buttonView(slot, button, places[button.place] ?? null)),
    )
    if (view.hidden) {
      stage().point(null)
      // Whoever played by keyboard goes on with the large button.
      if (hadFocus) focusOn(document.getElementById('spin'))
    } else if ((isChoice && hadFocus) || (isAsked && isIdle(focused)))
      focusOn(view.querySelector('button'))
  }

  let drawn = ''
  table.state.watch((state) => {
    const next = `${state.phase} ${JSON.stringify(state.round?.actions ?? [])}`
    if (next !== drawn) draw(state)
    drawn = next
  })
  return {
    view,
    moved: (now) => {
      if (JSON.stringify(now) === JSON.stringify(onStage)) return
      onStage = now
      draw(table.state.now)
    },
  }
}

function buttonsOf(
  table: GameContext['table'],
  { texts, symbolName }: OpenSlotGame,
  state: ControllerState,
  onStage: Choices | null,
): readonly Chosen[] {
  const choice = state.phase === 'choosing' ? choiceOf(state.round) : null
  if (choice)
    return choice.choices.map((place) => ({
      place,
      name: choiceName({ type: choice.type, place, round: state.round }, texts, (symbol) =>
        symbolName(symbol, 1),
      ),
      press: () => table.act({ type: choice.type, data: { choice: place } }),
    }))
  const step = state.phase === 'waiting' ? stepOf(state.round) : null
  if (step === null || step !== onStage?.action) return []
  const name = stepLabel(state, texts.controls)
  return onStage.places.map((_, place) => ({ place, name, press: () => table.press() }))
}

/** Nothing else has the attention of the keyboard. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.id === 'spin'

const focusOn = (control: HTMLElement | null): void => control?.focus({ preventScroll: true })

function buttonView(
  { stage }: OpenSlotGame,
  { place, name, press }: Chosen,
  box: Choices['places'][number] | null,
): HTMLElement {
  if (box === null)
    return element('button', { type: 'button', class: 'button button-first', onclick: press }, name)
  const point = (on: boolean) => () => stage().point(on ? place : null)
  const button = element('button', {
    type: 'button',
    class: 'pick',
    'aria-label': name,
    onclick: press,
    onpointerenter: point(true),
    onpointerleave: point(false),
    onfocus: point(true),
    onblur: point(false),
  })
  button.style.left = `${box.x}px`
  button.style.top = `${box.y}px`
  button.style.width = `${box.width}px`
  button.style.height = `${box.height}px`
  return button
}
