import type { Face } from '../../controls/face.ts'
import { type ControllerState, mayAct } from '../../play/controller-state.ts'
import type { CardsTexts } from './texts/en.ts'

/** The large button of a table: it deals. What is decided in a round has buttons of its own. */
export function cardsFace(state: ControllerState, texts: CardsTexts): Face {
  if (!mayAct(state)) return { icon: 'play', label: texts.dealOffline, word: '' }
  switch (state.phase) {
    case 'asking':
      return { icon: 'skip', label: texts.skip, word: '' }
    case 'choosing':
    case 'waiting':
      return { icon: 'play', label: texts.yourTurn, word: '' }
    case 'idle':
    case 'showing':
    case 'replay':
    case 'ended':
      return { icon: 'play', label: texts.deal, word: '' }
  }
}
