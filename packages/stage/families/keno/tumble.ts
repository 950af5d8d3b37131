/** A ball in the machine. Lengths in radii of the glass, the middle at 0, y downwards. */
export interface TumblingBall {
  readonly number: number
  x: number
  y: number
  speedX: number
  speedY: number
  /** Radians. */
  turned: number
  readonly spin: number
}

/** Radius of a ball. */
export const ballRadius = 0.074
/** As far as the middle of a ball may be from the middle of the glass. */
const room = 1 - ballRadius

const gravity = 4.2
/** What air and felt take of a speed in a second. */
const drag = 0.9
const bounce = 0.62
/** A step of the reckoning, seconds: balls never pass through one another. */
const longestStep = 1 / 90

/** Balls at rest, in rows from the lowest place upwards. */
export function piledBalls(numbers: readonly number[]): TumblingBall[] {
  const places: { x: number; y: number }[] = []
  const row = ballRadius * 1.8
  for (let y = room, level = 0; places.length < numbers.length; y -= row, level++) {
    const half = Math.sqrt(Math.max(0, room * room - y * y))
    const shift = level % 2 === 0 ? 0 : ballRadius
    for (let x = -half + shift; x <= half + 1e-9; x += ballRadius * 2) places.push({ x, y })
    if (y < -room) break
  }
  return numbers.map((number, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return { number, x, y, speedX: 0, speedY: 0, turned: number * 2.4, spin: (number % 7) - 3 }
  })
}

/**
 * Lets time pass in the machine: an upward stream of air in the middle while it runs, gravity, and balls that push one another. It adorns and
 * decides nothing: which ball comes out was said by the house.
 * @param air 0 when the machine stands, 1 when it runs.
 */
export function tumble(balls: readonly TumblingBall[], seconds: number, air: number): void {
  const steps = Math.min(6, Math.max(1, Math.ceil(seconds / longestStep)))
  const step = Math.min(seconds / steps, longestStep)
  for (let done = 0; done < steps; done++) stepOnce(balls, step, air)
}

function stepOnce(balls: readonly TumblingBall[], step: number, air: number): void {
  const kept = drag ** step
  for (const ball of balls) {
    const middle = Math.max(0, 1 - Math.abs(ball.x) * 1.9)
    ball.speedY += (gravity - air * middle * (11 + ball.spin * 0.7)) * step
    // The stream leans from side to side with each ball's own beat, so that none rises twice alike.
    ball.speedX += air * Math.sin(ball.turned * 1.7 + ball.number) * 3.4 * step
    ball.speedX *= kept
    ball.speedY *= kept
    ball.x += ball.speedX * step
    ball.y += ball.speedY * step
    ball.turned += (ball.spin * air + ball.speedX * 3) * step
  }
  for (let one = 0; one < balls.length; one++) {
    for (let other = one + 1; other < balls.length; other++) part(balls[one], balls[other])
  }
  for (const ball of balls) keepInside(ball)
}

/** Two balls that overlap move apart and exchange what they run towards each other. */
function part(one: TumblingBall | undefined, other: TumblingBall | undefined): void {
  if (!one || !other) return
  const [x, y] = [other.x - one.x, other.y - one.y]
  const apart = x * x + y * y
  if (apart >= (ballRadius * 2) ** 2 || apart === 0) return
  const distance = Math.sqrt(apart)
  const [towardsX, towardsY] = [x / distance, y / distance]
  const overlap = (ballRadius * 2 - distance) / 2
  one.x -= towardsX * overlap
  one.y -= towardsY * overlap
  other.x += towardsX * overlap
  other.y += towardsY * overlap
  const speed = (one.speedX - other.speedX) * towardsX + (one.speedY - other.speedY) * towardsY
  if (speed <= 0) return
  const push = speed * (1 + bounce) * 0.5
  one.speedX -= push * towardsX
  one.speedY -= push * towardsY
  other.speedX += push * towardsX
  other.speedY += push * towardsY
}

function keepInside(ball: TumblingBall): void {
  const away = Math.hypot(ball.x, ball.y)
  if (away <= room) return
  const [x, y] = [ball.x / away, ball.y / away]
  ball.x = x * room
  ball.y = y * room
  const outwards = ball.speedX * x + ball.speedY * y
  if (outwards <= 0) return
  ball.speedX -= outwards * (1 + bounce) * x
  ball.speedY -= outwards * (1 + bounce) * y
}
