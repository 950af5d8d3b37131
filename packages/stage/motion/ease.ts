/** Turns progress 0..1 into a place 0..1 (some overshoot on the way). */
export type Ease = (progress: number) => number

export const linear: Ease = (progress) => progress
export const easeOut: Ease = (progress) => 1 - (1 - progress) ** 3
export const easeIn: Ease = (progress) => progress ** 3
export const easeInOut: Ease = (progress) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2

/** Runs past the end by about 10 % and comes back (Penner's back curve). */
export const backOut: Ease = (progress) => {
  const left = progress - 1
  return 1 + 2.70158 * left ** 3 + 1.70158 * left ** 2
}

/** How steep `backOut` begins: a body that arrives at speed v over a distance d lands smoothly in `backOutSlope * d / v`. */
export const backOutSlope = 3 * 2.70158 - 2 * 1.70158

/** Up and down again once: 0 → 1 → 0. */
export const pulse: Ease = (progress) => Math.sin(Math.PI * progress)

/** Falls, hits the ground at two thirds of the time and springs back a little once. */
export const landed: Ease = (progress) => {
  const hit = 0.66
  if (progress < hit) return (progress / hit) ** 2
  const after = (progress - hit) / (1 - hit)
  return 1 - 0.06 * Math.sin(Math.PI * after)
}
