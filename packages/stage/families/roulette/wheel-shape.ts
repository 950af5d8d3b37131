/**
 * A roulette wheel in parts of its radius. It is seen from above at an angle: what is round is an ellipse, and what is high is drawn further up.
 */
export const wheelShape = {
  /** Height of an ellipse to its width, and how far a height moves up. */
  tilt: 0.8,
  rise: 0.6,
  rim: { outer: 1, inner: 0.915, high: 0.17 },
  /** Where the ball runs, and how deep the bowl goes down to the rotor. */
  track: { outer: 0.915, inner: 0.75, outerHigh: 0.13, innerHigh: 0.035 },
  deflectors: { at: 0.825, high: 0.075, count: 8 },
  rotor: { outer: 0.75, numbers: 0.62, pockets: 0.475, high: 0.03 },
  cone: { foot: 0.465, high: 0.06 },
  turret: { foot: 0.1, high: 0.36, arms: 0.2, armsHigh: 0.2 },
  ball: { radius: 0.031, pocketAt: 0.545, pocketHigh: 0.035, trackAt: 0.872, trackHigh: 0.12 },
} as const

/** Height of a whole wheel to its radius: the ellipse, its rim above it and its wall below. */
export const wheelHeight = 2 * wheelShape.tilt + wheelShape.rim.high * wheelShape.rise + 0.06

/** Where something on the wheel is seen, from the wheel's middle on the ground, in parts of the radius. */
export function seenAt(
  angle: number,
  distance: number,
  high: number,
): { readonly x: number; readonly y: number } {
  return {
    x: Math.cos(angle) * distance,
    y: Math.sin(angle) * distance * wheelShape.tilt - high * wheelShape.rise,
  }
}
