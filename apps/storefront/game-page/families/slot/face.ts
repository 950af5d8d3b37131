import type { Face } from '../../controls/face.ts'
import { mayAct, type ControllerState } from '../../play/controller-state.ts'
import { stepsLeft } from './course.ts'
import { choiceLabel, stepLabel } from './step-label.ts'
import type { SlotTexts } from './texts/en.ts'

/** The large button of a slot. */
export function slotFace(state: ControllerState, { controls }: SlotTexts): Face {
  if (!mayAct(state)) return { icon: 'spin', label: controls.spinOffline, word: '' }
  switch (state.phase) {
    case 'asking':
      return { icon: 'stop', label: controls.stop, word: '' }
    case 'choosing':
      return { icon: 'play', label: choiceLabel(state, controls), word: '' }
    case 'waiting': {
      const left = stepsLeft(state.round)
      const word = left === null ? '' : String(left)
      return { icon: 'play', label: stepLabel(state, controls), word }
    }
    case 'idle':
    case 'ended':
    case 'showing':
    case 'replay':
      return { icon: 'spin', label: controls.spin, word: '' }
  }
}
