import { smallestUuidV7 } from '#platform/ids'

const recentMs = 32 * 24 * 60 * 60_000

/**
 * From which round id on to look for a player's newest rounds, one try after the other: most are found in the partitions of the
 * last days, and only who is not found there is looked for in all.
 */
export const newestFirst = (now: number): readonly string[] => [
  smallestUuidV7(now - recentMs),
  smallestUuidV7(0),
]
