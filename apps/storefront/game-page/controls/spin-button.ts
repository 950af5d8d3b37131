import type { GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import { icon, type IconName } from '../markup/icons.ts'
import { stepOf, stepsLeft } from '../play/open-round.ts'
import { mayAct, type ControllerState } from '../play/controller-state.ts'
import type { Texts } from '../texts/texts.ts'
import { choiceLabel, stepLabel } from './step-label.ts'

interface Face {
  readonly icon: IconName
  readonly label: string
  /** Short word or number in the button, if any. */
  readonly word: string
}

/** The large button. What it does is always what it says. */
export function createSpinButton({ table, texts }: GameContext): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    class: 'spin',
    id: 'spin',
    onclick: () => table.press(),
  })
  let shown = ''
  table.state.watch((state) => {
    const face = faceOf(state, texts)
    button.disabled =
      !mayAct(state) ||
      state.phase === 'ended' ||
      (state.phase === 'choosing' && !stepOf(state.round))
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

function faceOf(state: ControllerState, { controls }: Texts): Face {
  if (!mayAct(state)) return { icon: 'spin', label: controls.spinOffline, word: '' }
  switch (state.phase) {
    case 'idle':
    case 'ended':
      return { icon: 'spin', label: controls.spin, word: '' }
    case 'asking':
      return { icon: 'stop', label: controls.stop, word: '' }
    case 'showing':
    case 'replay':
      return { icon: 'skip', label: controls.skip, word: '' }
    case 'choosing':
      return { icon: 'play', label: choiceLabel(state, controls), word: '' }
    case 'waiting': {
      const left = stepsLeft(state.round)
      const word = left === null ? '' : String(left)
      return { icon: 'play', label: stepLabel(state, controls), word }
    }
  }
}
