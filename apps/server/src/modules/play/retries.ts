import { mix64 } from './mix64.ts'

/**
 * How long a request key is remembered at least: whoever asks again with a key older than this asks for something new. It
 * bounds how many partitions of rounds are looked through.
 */
const rememberedMs = 7 * 24 * 60 * 60_000

/** A request key as it is stored: for one player two keys with one number are not to be expected. */
export const requestNumber = (requestKey: string): bigint => mix64(requestKey)

/** The smallest id of a round begun at this time or later (epoch milliseconds). */
export function oldestRemembered(now: number): string {
  const time = Math.max(now - rememberedMs, 0)
    .toString(16)
    .padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
