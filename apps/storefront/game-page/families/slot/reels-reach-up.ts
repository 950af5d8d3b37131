/** CSS pixels; the style sheet for a phone held sideways (`styles/sideways.css`) begins below the same height. */
const lowScreen = 480

/**
 * On a phone held sideways the reels reach up between the two ends of the upper bar, if it is so much wider than high that these stay
 * clear of them.
 */
export const reelsReachUp = (width: number, height: number): boolean =>
  height <= lowScreen && width > height * 2
