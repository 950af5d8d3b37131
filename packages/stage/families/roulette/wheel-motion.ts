const turn = Math.PI * 2

/** A wheel as it turns: angles in radians, clockwise from the right, and where the ball is. */
export interface WheelMoment {
  /** Of the rotor: where the middle of its first pocket is. */
  readonly rotor: number
  readonly ball: number
  /** Of the ball from the middle: 1 on its track, 0 in a pocket. */
  readonly out: number
  /** How far the ball is off the ground, in parts of the wheel's radius. */
  readonly lift: number
}

/** Speeds in radians a second. The ball runs against the rotor. */
export const rotorSpeed = turn * 0.16
export const ballSpeed = -turn * 1.5
/** Whole turns that the ball still makes about the rotor once it is known where it falls. */
const leastTurns = 3.2

/** A fall that is planned: how the wheel stands at any time of it. */
export interface Fall {
  readonly seconds: number
  at(seconds: number): WheelMoment
}

/**
 * Plans how a ball that runs comes to lie in a pocket. Seen from the rotor it is slowed by an even friction, so that it begins as fast as it ran
 * and comes to rest exactly in the middle of the pocket; the time it takes follows from how far that is.
 * @param from angles at which rotor and ball are now.
 * @param pocket the angle of the pocket's middle on the rotor.
 */
export function planFall(from: Pick<WheelMoment, 'rotor' | 'ball'>, pocket: number): Fall {
  const relative = from.ball - from.rotor
  const speed = ballSpeed - rotorSpeed
  const missing = positive((relative - pocket) * -Math.sign(speed))
  const way = -(leastTurns * turn + positive(missing - leastTurns * turn))
  const seconds = (2 * way) / speed
  return {
    seconds,
    at(time) {
      const passed = Math.min(1, Math.max(0, time / seconds))
      const rotor = from.rotor + rotorSpeed * Math.min(seconds, Math.max(0, time))
      const slowed = 1 - (1 - passed) ** 2
      return { rotor, ball: rotor + relative + way * slowed, ...ballPath(passed) }
    },
  }
}

/** Parts of a fall at which the ball leaves its track, meets a deflector, and falls among the pockets. */
const leaves = 0.5
const meets = 0.68
const falls = 0.78
/** The last part in which it still jumps; each jump is lower and shorter than the one before. */
const hops = [
  { until: 0.855, high: 0.075, out: 0.3 },
  { until: 0.905, high: 0.04, out: 0.14 },
  { until: 0.94, high: 0.018, out: 0.05 },
]

/** How far out the ball is, and how high, at a part of its fall. */
export function ballPath(passed: number): { readonly out: number; readonly lift: number } {
  if (passed < leaves) return { out: 1, lift: 0 }
  if (passed < meets) {
    const down = (passed - leaves) / (meets - leaves)
    return { out: 1 - 0.42 * down ** 1.7, lift: 0 }
  }
  if (passed < falls) {
    const over = (passed - meets) / (falls - meets)
    return { out: 0.58 * (1 - over ** 1.6), lift: 0.05 * Math.sin(Math.PI * over) }
  }
  let since = falls
  for (const { until, high, out } of hops) {
    if (passed < until) {
      const arc = Math.sin((Math.PI * (passed - since)) / (until - since))
      return { out: out * arc, lift: high * arc }
    }
    since = until
  }
  return { out: 0, lift: 0 }
}

/** The same angle from 0 to a whole turn. */
export const positive = (angle: number): number => ((angle % turn) + turn) % turn
