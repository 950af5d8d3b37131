import { levelByMode } from '../../play/controller-state.ts'
import type { Course } from '../../play/course.ts'
import { anyTile, roundNow, uncovering } from './round-now.ts'

/**
 * Rounds of instant games: some are over at once, others go on tile by tile until the player stops.
 * @param autoSteps after how many tiles autoplay stops a round.
 */
export const instantCourse = (autoSteps: () => number): Course => ({
  selects: true,
  repeats: true,
  hadFeature: null,
  decides(round) {
    const { stepping, foil } = roundNow(round)
    return stepping !== null || foil !== null
  },
  // By hand the large button takes what was reached; before the first tile there is nothing to take, and any tile is as good.
  next({ round, autoplay }) {
    const now = roundNow(round)
    if (now.foil) return uncovering
    const wanted = autoplay ? autoSteps() : 1
    return now.mayStop && now.steps >= wanted ? { type: 'cashOut', data: null } : anyTile(now)
  },
  followsByItself: () => false,
  levelOf: levelByMode,
})
