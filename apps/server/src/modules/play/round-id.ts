import { timeOfUuidV7, uuidV7 } from '#platform/ids'

/**
 * An id for a player's next round: larger than the newest one even when the clock went back or another node's runs ahead,
 * because the order of ids is the order of play.
 */
export const nextRoundId = (newest: string | null, nowMs: number): string =>
  uuidV7(newest === null ? nowMs : Math.max(nowMs, timeOfUuidV7(newest) + 1))
