import type { SpinRule } from '../definition.ts'

/**
 * In how many ways the reels of a spin can stop: its cycle, without what is drawn besides. Reels that turn as one stop together, so that
 * they count once.
 */
export function combinationsOf({
  strips,
  colossal = [],
}: Pick<SpinRule, 'strips' | 'colossal'>): bigint {
  const [, ...followers] = colossal
  return strips
    .filter((_, reel) => !followers.includes(reel))
    .reduce((product, strip) => product * BigInt(strip.length), 1n)
}
