import { levelByMode } from '../../play/controller-state.ts'
import type { Course } from '../../play/course.ts'
import { awaitsHold, heldIn, mayDouble, mayTake } from './holds.ts'

/** Rounds of video poker: a deal, then the player holds cards and draws. He decides in every round, so none is played by itself. */
export const pokerCourse: Course = {
  selects: false,
  repeats: false,
  hadFeature: null,
  decides: (round) => awaitsHold(round) || mayDouble(round),
  // Where a win may be doubled going on takes it: a player who presses once more than needed must not stake it.
  next: ({ round, marked }) => {
    if (awaitsHold(round)) return { type: 'hold', data: { cards: heldIn(marked) } }
    return mayTake(round) ? { type: 'takeWin', data: null } : null
  },
  // A win that may only be taken is.
  followsByItself: ({ type }) => type === 'takeWin',
  levelOf: levelByMode,
}
