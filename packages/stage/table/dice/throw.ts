import { lying, reachDown, sumOf, turned, type Turning, type Vector } from './turning.ts'

/** A die at one moment: where its middle is, in edges, and how it is turned. */
export interface DieMoment {
  readonly at: Vector
  readonly turning: Turning
}

/** A throw that is planned: how the die is at any part of it, from 0 to 1. */
export interface Throw {
  at(passed: number): DieMoment
  /** Parts of the throw at which it strikes the cloth, each weaker than the one before. */
  readonly strikes: readonly { readonly at: number; readonly strength: number }[]
}

export interface ThrowPlan {
  /** Where it is let go, and where it comes to lie: places on the cloth, in edges. */
  readonly from: Vector
  readonly to: Vector
  /** What it shows in the end, and how it is turned then, radians about the upright. */
  readonly face: number
  readonly angle: number
  /** Whole turns that it makes on the way. */
  readonly turns: number
}

/** The fall and the hops after it: when each ends, and how high it goes, in edges. */
const hops = [
  { until: 0.34, high: 0 },
  { until: 0.58, high: 1.15 },
  { until: 0.74, high: 0.5 },
  { until: 0.85, high: 0.18 },
] as const

/**
 * Plans how a die comes to lie with a face up. Seen backwards it is turned away from where it lies about the axis it rolls on, less and less
 * until it rests; it is as high as its lowest corner demands, so that it rolls over its edges and never sinks into the cloth.
 */
export function planThrow({ from, to, face, angle, turns }: ThrowPlan): Throw {
  const [right, near] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(right, near) || 1
  // It rolls the way it flies: about the axis across.
  const axis: Vector = [-near / length, right / length, 0]
  const last = lying(face, angle)
  return {
    strikes: hops.map(({ until }, place) => ({ at: until, strength: 0.9 / (1 + place) })),
    at(passed) {
      const done = Math.min(1, Math.max(0, passed))
      const slowed = 1 - (1 - done) ** 2.2
      const turning = turned(last, axis, -(1 - slowed) * turns * 2 * Math.PI)
      const [x, y] = sumOf(from, [right, near, 0], 1 - (1 - done) ** 1.7)
      return { at: [x, y, heightAt(done, from[2]) + reachDown(turning)], turning }
    },
  }
}

/** How high above the cloth a die is that was let go from a height. */
function heightAt(passed: number, letGo: number): number {
  let since = 0
  for (const { until, high } of hops) {
    if (passed < until) {
      const part = (passed - since) / (until - since)
      return since === 0 ? letGo * (1 - part ** 2) : high * 4 * part * (1 - part)
    }
    since = until
  }
  return 0
}
