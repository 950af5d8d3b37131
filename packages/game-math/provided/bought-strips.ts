import { scatterSymbol } from './slot-strips.ts'

/**
 * Strips of a spin that is bought: on the first, third and fifth reel (of three reels on each) every window shows a star, and only one; the other
 * reels show none. @param plain strips without stars.
 */
export function boughtStrips(
  plain: readonly (readonly string[])[],
  rows: number,
): readonly (readonly string[])[] {
  const isShort = plain.length === starsNeeded
  return plain.map((strip, reel) =>
    isShort || (reel % 2 === 0 && reel < 2 * starsNeeded) ? withStars(strip, rows) : strip,
  )
}

const starsNeeded = 3

/** A star, then as many symbols as fill a window beside it, and so on around the strip. */
function withStars(strip: readonly string[], rows: number): readonly string[] {
  const between = rows - 1
  return Array.from({ length: Math.floor(strip.length / between) }, (_, block) => [
    scatterSymbol,
    ...strip.slice(block * between, (block + 1) * between),
  ]).flat()
}
