import type { Course } from '../../play/course.ts'
import { chipsOf } from './round-chips.ts'

/** Rounds of dice are over with their one throw: chips are laid first, and nothing is decided afterwards. */
export const diceCourse: Course = {
  selects: true,
  repeats: true,
  hadFeature: null,
  decides: () => false,
  next: () => null,
  followsByItself: () => false,
  // The dearest chip that all amounts are made of: what lies on the table is the same in fewer, larger chips.
  levelOf: (round, { betLevels }) =>
    betLevels.findLast((level) => chipsOf(round, level) !== null) ?? null,
}
