import { smallestUuidV7 } from '#platform/ids'
import { mix64 } from './mix64.ts'

/**
 * How long a request key is remembered at least: whoever asks again with a key older than this asks for something new. It
 * bounds how many partitions of rounds are looked through.
 */
const rememberedMs = 7 * 24 * 60 * 60_000

/** A request key as it is stored: for one player two keys with one number are not to be expected. */
export const requestNumber = (requestKey: string): bigint => mix64(requestKey)

/** The smallest id of a round whose request keys are still remembered now (epoch milliseconds). */
export const oldestRemembered = (now: number): string => smallestUuidV7(now - rememberedMs)
