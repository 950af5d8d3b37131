/** A direction or a place: x to the right, y towards whoever looks, z up. */
export type Vector = readonly [x: number, y: number, z: number]

/** How a die is turned: where its own three axes point. */
export type Turning = readonly [x: Vector, y: Vector, z: Vector]

export const upright: Turning = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const sumOf = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** A vector turned about an axis of length 1, by Rodrigues' formula. @param angle radians. */
function turnedVector(vector: Vector, axis: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = dot(axis, vector) * (1 - cos)
  const across = cross(axis, vector)
  return [
    vector[0] * cos + across[0] * sin + axis[0] * along,
    vector[1] * cos + across[1] * sin + axis[1] * along,
    vector[2] * cos + across[2] * sin + axis[2] * along,
  ]
}

/** A die that is turned further about an axis of the room. */
export const turned = ([x, y, z]: Turning, axis: Vector, angle: number): Turning => [
  turnedVector(x, axis, angle),
  turnedVector(y, axis, angle),
  turnedVector(z, axis, angle),
]

/** Faces of a die and where each points in the die itself; opposite ones add up to seven. */
export const faceDirections: ReadonlyMap<number, Vector> = new Map<number, Vector>([
  [1, [0, 0, 1]],
  [2, [0, 1, 0]],
  [3, [1, 0, 0]],
  [4, [-1, 0, 0]],
  [5, [0, -1, 0]],
  [6, [0, 0, -1]],
])

/** Where a direction of the die points in the room. */
export const inRoom = ([x, y, z]: Turning, [a, b, c]: Vector): Vector => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
]

/** A die that lies with a face up, turned by so much about the upright. */
export function lying(face: number, angle: number): Turning {
  const quarter = Math.PI / 2
  const flat: Turning =
    {
      1: upright,
      2: turned(upright, [1, 0, 0], quarter),
      3: turned(upright, [0, 1, 0], -quarter),
      4: turned(upright, [0, 1, 0], quarter),
      5: turned(upright, [1, 0, 0], -quarter),
      6: turned(upright, [1, 0, 0], Math.PI),
    }[face] ?? upright
  return turned(flat, [0, 0, 1], angle)
}

/** The face that is up. */
export function faceUp(turning: Turning): number {
  const heights = [...faceDirections].map(
    ([face, direction]) => [face, inRoom(turning, direction)[2]] as const,
  )
  return heights.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 1
}

/** How far the middle of a die of edge 1 is above its lowest corner. */
export const reachDown = ([x, y, z]: Turning): number =>
  (Math.abs(x[2]) + Math.abs(y[2]) + Math.abs(z[2])) / 2
