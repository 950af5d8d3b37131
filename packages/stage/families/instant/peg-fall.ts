/** A place on a board of pegs: the middle of the lowest row is (0, rows - 1), a peg's distance is 1 both ways. */
export interface FallPoint {
  readonly x: number
  readonly y: number
  /** Turned so far, radians. */
  readonly turned: number
}

/** How a ball falls through a board. Lengths in distances of pegs, times in seconds. */
export interface Fall {
  readonly seconds: number
  /** When it meets the peg of each row, and which of the row's pegs from the left that is. */
  readonly knocks: readonly { readonly at: number; readonly row: number; readonly peg: number }[]
  at(time: number): FallPoint
}

/** Radii of a ball and of a peg. */
export const ballRadius = 0.3
export const pegRadius = 0.12
/** Over the first row a ball is let go, and under the last one it lies. */
const dropFrom = -1.7
const restAt = 0.78
const gravity = 110
/** Upward speed that a peg gives back. */
const spring = 4

/**
 * The fall of a ball along a path, by the laws of a body that is thrown: from each peg it springs up a little to the side that the path says, and
 * falls onto the next one. It shows what was drawn, and decides nothing.
 * @param path by row, 0 to the left and 1 to the right.
 */
export function fallOf(path: readonly (0 | 1)[]): Fall {
  const legs: Leg[] = []
  let time = 0
  let [x, y] = [0, dropFrom]
  let speed = 0
  const knocks: { at: number; row: number; peg: number }[] = []
  let right = 0
  for (let row = 0; row <= path.length; row++) {
    const isLast = row === path.length
    // On a peg a ball lies a little to the side that it goes to next; in its slot it lies in the middle.
    const side = isLast ? 0 : path[row] === 1 ? 1 : -1
    const pegX = right - row / 2
    const lean = 0.55 * (ballRadius + pegRadius)
    const [toX, toY] = isLast
      ? [pegX, path.length - 1 + restAt]
      : [pegX + side * lean * 0.6, row - Math.sqrt((ballRadius + pegRadius) ** 2 - lean ** 2)]
    const length = secondsOf(toY - y, speed)
    legs.push({ from: time, length, x, y, toX, speed })
    time += length
    if (!isLast) knocks.push({ at: time, row, peg: right })
    x = toX
    y = toY
    // No two bounces are alike, and each path's are always the same.
    speed = -spring * (0.82 + 0.36 * wobble(row * 7 + right * 3 + path.length))
    if (path[row] === 1) right++
  }
  return {
    seconds: time,
    knocks,
    at: (now) => placeOf(legs, Math.min(now, time)),
  }
}

/** A body that is thrown: it begins at (x, y) with a speed downwards and moves evenly to the side. */
interface Leg {
  readonly from: number
  readonly length: number
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly speed: number
}

/** Until a body has fallen so far that began with a speed downwards. */
const secondsOf = (depth: number, speed: number): number =>
  (-speed + Math.sqrt(Math.max(0, speed ** 2 + 2 * gravity * depth))) / gravity

function placeOf(legs: readonly Leg[], now: number): FallPoint {
  const leg = legs.findLast(({ from }) => from <= now) ?? legs[0]
  if (!leg) return { x: 0, y: dropFrom, turned: 0 }
  const passed = now - leg.from
  const x = leg.x + (leg.toX - leg.x) * Math.min(1, passed / Math.max(leg.length, 1e-6))
  return {
    x,
    y: leg.y + leg.speed * passed + (gravity * passed ** 2) / 2,
    turned: x / ballRadius + now * 2,
  }
}

/** A number below 1 that only looks like chance. */
function wobble(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}
