import { costOfChips, markedChips } from './marked-chips.ts'
import type { Course } from '../../play/course.ts'
import { chipOf } from './round-chips.ts'

/** Rounds of craps go on roll by roll, with what the player has laid before; autoplay rolls until they are over and lays nothing more. */
export const crapsCourse: Course = {
  selects: true,
  repeats: true,
  hadFeature: null,
  decides: () => false,
  next({ round, marked, stake }) {
    if (round?.actions.every(({ type }) => type !== 'throwDice') ?? true) return null
    const chips = markedChips(marked)
    return { type: 'throwDice', data: { chips }, raise: costOfChips(chips) * stake }
  },
  followsByItself: (_, { autoplay }) => autoplay,
  levelOf: (round, { betLevels }) => betLevels.find((level) => level === chipOf(round)) ?? null,
}
