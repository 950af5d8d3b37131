import { Container, Graphics, Matrix, Sprite, type Texture } from 'pixi.js'
import { type DiceLook, rounding } from './die-faces.ts'
import type { DieMoment } from './throw.ts'
import { dot, faceDirections, inRoom, type Turning, type Vector } from './turning.ts'

/** How the cloth is seen: what lies is drawn so much flatter, what is high so much further up. */
export const view = { tilt: 0.78, rise: 0.63 } as const

/** Towards whoever looks, and towards the lamp: above, to the left and behind. */
const eye: Vector = [0, view.rise, view.tilt]
const lamp: Vector = [-0.42, -0.3, 0.86]

/** Where a place of the room is seen, in edges. */
export const seenAt = ([x, y, z]: Vector): readonly [number, number] => [
  x,
  y * view.tilt - z * view.rise,
]

/** Axes of the die along which the picture of each face is laid, so that it is not mirrored. */
const edgesOf: ReadonlyMap<number, readonly [Vector, Vector]> = new Map([
  [
    1,
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
  ],
  [
    2,
    [
      [1, 0, 0],
      [0, 0, -1],
    ],
  ],
  [
    3,
    [
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
  [
    4,
    [
      [0, 1, 0],
      [0, 0, -1],
    ],
  ],
  [
    5,
    [
      [1, 0, 0],
      [0, 0, 1],
    ],
  ],
  [
    6,
    [
      [1, 0, 0],
      [0, -1, 0],
    ],
  ],
] satisfies readonly (readonly [number, readonly [Vector, Vector]])[])

const corners: readonly Vector[] = [-0.5, 0.5].flatMap((x) =>
  [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Vector => [x, y, z])),
)

/** A die of edge 1 with its shadow, drawn as it is turned. Its view has the middle of the tray for an origin. */
export class DieView {
  readonly view = new Container()
  readonly #body = new Graphics()
  readonly #faces: ReadonlyMap<number, Sprite>
  readonly #shadow: Sprite
  readonly #look: DiceLook

  constructor(look: DiceLook, faces: ReadonlyMap<number, Texture>, shadow: Texture) {
    this.#look = look
    this.#shadow = new Sprite(shadow)
    this.#shadow.anchor.set(0.5)
    this.#faces = new Map(
      [...faces].map(([face, texture]) => {
        const sprite = new Sprite(texture)
        sprite.anchor.set(0.5)
        return [face, sprite]
      }),
    )
    this.view.addChild(this.#shadow, this.#body, ...this.#faces.values())
  }

  show({ at, turning }: DieMoment): void {
    const [x, y] = seenAt(at)
    this.#drawShadow(at)
    this.#body.clear()
    const inner = corners.map((corner) => {
      const [cornerX, cornerY] = seenAt(inRoom(turning, corner))
      const inset = 1 - 2 * rounding * 0.62
      return [cornerX * inset, cornerY * inset] as const
    })
    this.#body
      .poly(hullOf(inner).flat())
      .fill(this.#look.edge)
      .stroke({ width: 2 * rounding * 0.66, color: this.#look.edge, join: 'round' })
    this.#body.position.set(x, y)
    for (const [face, sprite] of this.#faces) this.#drawFace(face, sprite, { x, y, turning })
  }

  close(): void {
    this.view.destroy({ children: true })
  }

  #drawFace(
    face: number,
    sprite: Sprite,
    { x, y, turning }: { readonly x: number; readonly y: number; readonly turning: Turning },
  ): void {
    const direction = faceDirections.get(face)
    const edges = edgesOf.get(face)
    if (!direction || !edges) return
    const normal = inRoom(turning, direction)
    sprite.visible = dot(normal, eye) > 0.01
    if (!sprite.visible) return
    const [along, down] = edges.map((edge) => seenAt(inRoom(turning, edge)))
    const middle = seenAt(inRoom(turning, direction))
    if (!along || !down) return
    // A face is somewhat smaller than the die, for its edges are round.
    const size = 0.95 / sprite.texture.width
    sprite.setFromMatrix(
      new Matrix(
        along[0] * size,
        along[1] * size,
        down[0] * size,
        down[1] * size,
        x + middle[0] * 0.492,
        y + middle[1] * 0.492,
      ),
    )
    const light = Math.max(0, Math.min(1, 0.66 + 0.4 * dot(normal, lamp)))
    const grey = Math.round(255 * light)
    sprite.tint = (grey << 16) | (grey << 8) | grey
  }

  /** A higher die throws a larger and fainter shadow, farther to the lower right. */
  #drawShadow([x, y, z]: Vector): void {
    const high = Math.max(0, z - 0.5)
    const [groundX, groundY] = seenAt([x + 0.16 + high * 0.28, y + 0.1 + high * 0.2, 0])
    const size = 1.9 + high * 0.35
    this.#shadow.position.set(groundX, groundY)
    this.#shadow.setSize(size, size * view.tilt)
    this.#shadow.alpha = 0.95 / (1 + high * 0.7)
  }
}

/** The outline of points, by Andrew's monotone chain. */
function hullOf(
  points: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly (readonly [number, number])[]) => {
    const kept: (readonly [number, number])[] = []
    for (const point of ordered) {
      while (kept.length > 1 && turnsBack(kept, point)) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turnsBack(
  kept: readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): boolean {
  const [before, last] = kept.slice(-2)
  if (!before || !last) return false
  return (last[0] - before[0]) * (y - before[1]) - (last[1] - before[1]) * (x - before[0]) <= 0
}
