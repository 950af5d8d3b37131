import type { Course } from '../../play/course.ts'
import { chipsOf } from './round-chips.ts'

/** Rounds of roulette are over with their one turn: chips are laid first, and nothing is decided afterwards. */
export const rouletteCourse: Course = {
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
