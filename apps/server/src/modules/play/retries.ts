import { smallestUuidV7 } from '#platform/ids'
import { mix64 } from './mix64.ts'

/**
 * How long a request key is remembered at least: whoever asks again with a key older than this asks for something new. It
 * bounds how many partitions of rounds are looked through.
 */
const rememberedMs = 7 * 24 * 60 * 60_000

/** A request key as it is stored: for one player two keys with one number are not to be expected. */
export const requestNumber = (requestKey: string): bigint => mix64(requestKey)

/**
 * The smallest id of a round whose request keys are still remembered now (epoch milliseconds): a round may have been left open for
 * longer, so those of a player's newest round are remembered whatever its age.
 * @param newest id of the newest round; null when there is none.
 */
export function oldestRemembered(now: number, newest: string | null): string {
  const oldest = smallestUuidV7(now - rememberedMs)
  return newest !== null && newest < oldest ? newest : oldest
}
