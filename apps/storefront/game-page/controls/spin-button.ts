import type { FamilyGame, GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import { icon } from '../markup/icons.ts'
import { mayAct, type ControllerState } from '../play/controller-state.ts'
import type { Face } from './face.ts'

/** The large button. What it does is always what it says. */
export function createSpinButton({ table, texts, family }: GameContext): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    class: 'spin',
    id: 'spin',
    onclick: () => table.press(),
  })
  let shown = ''
  table.state.watch((state) => {
    const face = faceOf(state, family, texts.controls.skip)
    button.disabled = !mayAct(state) || state.phase === 'ended' || hasNothingToDo(state, family)
    button.classList.toggle('is-busy', state.phase === 'asking' || state.phase === 'showing')
    button.classList.toggle('is-free', state.phase === 'waiting')
    if (shown === face.icon + face.label + face.word) return
    shown = face.icon + face.label + face.word
    button.setAttribute('aria-label', face.label)
    fill(
      button,
      icon(face.icon),
      face.word ? element('span', { class: 'spin-word' }, face.word) : null,
    )
  })
  return button
}

function faceOf(state: ControllerState, family: FamilyGame, skip: string): Face {
  const isShowing = state.phase === 'showing' || state.phase === 'replay'
  return isShowing && mayAct(state) ? { icon: 'skip', label: skip, word: '' } : family.face(state)
}

/** Only the family's own controls go on. */
const hasNothingToDo = (state: ControllerState, { course }: FamilyGame): boolean =>
  (state.phase === 'choosing' || state.phase === 'waiting') && course.next(state) === null
