import type { Face } from '../../controls/face.ts'
import { type ControllerState, mayAct } from '../../play/controller-state.ts'
import type { KenoTexts } from './texts/en.ts'

/** The large button of keno. */
export function kenoFace(state: ControllerState, texts: KenoTexts): Face {
  if (!mayAct(state)) return { icon: 'play', label: texts.drawOffline, word: '' }
  return state.phase === 'asking'
    ? { icon: 'skip', label: texts.skip, word: '' }
    : { icon: 'play', label: texts.draw, word: '' }
}
