import type { MissionShown } from '@fairhouse/contract/entities/mission'

/** How much of all missions is done, from 0 to 1; every mission counts the same. */
export const shareDone = (missions: readonly Pick<MissionShown, 'done' | 'goal'>[]): number =>
  missions.length === 0
    ? 0
    : missions.reduce((sum, { done, goal }) => sum + done / goal, 0) / missions.length
