import { levelByMode } from '../../play/controller-state.ts'
import type { Course } from '../../play/course.ts'
import { awaitsHold, heldIn } from './holds.ts'

/** Rounds of video poker: a deal, then the player holds cards and draws. He decides in every round, so none is played by itself. */
export const pokerCourse: Course = {
  selects: false,
  repeats: false,
  hadFeature: null,
  decides: awaitsHold,
  next: ({ round, marked }) =>
    awaitsHold(round) ? { type: 'hold', data: { cards: heldIn(marked) } } : null,
  followsByItself: () => false,
  levelOf: levelByMode,
}
