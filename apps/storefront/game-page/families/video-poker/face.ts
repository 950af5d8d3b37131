import type { Face } from '../../controls/face.ts'
import { mayAct, type ControllerState } from '../../play/controller-state.ts'
import { awaitsHold, mayTake } from './holds.ts'
import type { PokerTexts } from './texts/en.ts'

/** The large button: it deals, and it draws. */
export function pokerFace(state: ControllerState, texts: PokerTexts): Face {
  if (!mayAct(state)) return { icon: 'deal', label: texts.dealOffline, word: '' }
  if ((state.phase === 'choosing' || state.phase === 'waiting') && mayTake(state.round))
    return { icon: 'play', label: texts.doubling.takeWin, word: texts.doubling.take }
  const isDraw = state.phase === 'choosing' || (state.phase === 'asking' && awaitsHold(state.round))
  const word = isDraw ? texts.draw : texts.deal
  return { icon: isDraw ? 'play' : 'deal', label: word, word }
}
