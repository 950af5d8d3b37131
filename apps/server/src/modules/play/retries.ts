import { smallestUuidV7, timeOfUuidV7 } from '#platform/ids'
import { monthStart } from '#platform/iso-time'
import { mix64 } from './mix64.ts'

/**
 * How long a request key is remembered at least: whoever asks again with a key older than this asks for something new. It
 * bounds how many partitions of rounds are looked through.
 */
const rememberedMs = 7 * 24 * 60 * 60_000

/** A request key as it is stored: for one player two keys with one number are not to be expected. */
export const requestNumber = (requestKey: string): bigint => mix64(requestKey)

/**
 * The smallest id of a round whose request keys are still remembered now (epoch milliseconds). A round may have been left open for
 * longer, so those of a player's newest round are remembered whatever its age. Always the first of a month: a partition that is looked
 * through at all is looked through as far as its unique index reaches, or a key could be taken for new that the index then refuses.
 * @param newest id of the newest round; null when there is none.
 */
export function oldestRemembered(now: number, newest: string | null): string {
  const oldest = now - rememberedMs
  return smallestUuidV7(
    monthStart(newest === null ? oldest : Math.min(oldest, timeOfUuidV7(newest))),
  )
}
