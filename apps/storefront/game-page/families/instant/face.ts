import type { Face } from '../../controls/face.ts'
import { type ControllerState, mayAct } from '../../play/controller-state.ts'
import { roundNow } from './round-now.ts'
import type { InstantTexts } from './texts/en.ts'

/** The large button: it plays, and it takes what was reached. */
export function instantFace(
  state: ControllerState,
  texts: InstantTexts,
  money: (minorUnits: number) => string,
): Face {
  if (!mayAct(state)) return { icon: 'play', label: texts.playOffline, word: '' }
  const { phase, round } = state
  if (phase === 'asking') return { icon: 'skip', label: texts.show, word: '' }
  if (phase !== 'choosing' || !round) return { icon: 'play', label: texts.play, word: '' }
  const { mayStop, times, foil } = roundNow(round)
  if (foil) return { icon: 'skip', label: texts.scratch.all, word: '' }
  return mayStop
    ? { icon: 'chip', label: texts.cashOut(money((round.stake * times) / 100)), word: '' }
    : { icon: 'play', label: texts.anyTile, word: '' }
}
