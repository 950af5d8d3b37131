import type { Texture } from 'pixi.js'
import { paintFine } from '../paint-fine.ts'

/** Colours of dice, CSS. */
export interface DiceLook {
  readonly body: string
  /** Of its edges, which are darker. */
  readonly edge: string
  readonly pips: string
  /** Of the one, which is larger and often of another colour. */
  readonly one: string
}

/** Where pips lie on a face of edge 1, from its middle. */
const grid = 0.25
export const pipsOf: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-grid, -grid],
    [grid, grid],
  ],
  3: [
    [-grid, -grid],
    [0, 0],
    [grid, grid],
  ],
  4: [
    [-grid, -grid],
    [grid, -grid],
    [-grid, grid],
    [grid, grid],
  ],
  5: [
    [-grid, -grid],
    [grid, -grid],
    [0, 0],
    [-grid, grid],
    [grid, grid],
  ],
  6: [
    [-grid, -grid],
    [grid, -grid],
    [-grid, 0],
    [grid, 0],
    [-grid, grid],
    [grid, grid],
  ],
}

/** How round the corners of a face are, in parts of its edge. */
export const rounding = 0.16

/** Pixels of a face: dice are small, and seen close. */
const sharpness = 160

/** Pictures of the six faces, one unit the edge. Whoever asks destroys them. */
export const paintFaces = (look: DiceLook): ReadonlyMap<number, Texture> =>
  new Map(
    [1, 2, 3, 4, 5, 6].map((face) => [
      face,
      paintFine({ width: 1, height: 1, sharpness }, (brush) => paintFace(brush, face, look)),
    ]),
  )

/** A face as it is printed too: into a square of edge 1. */
export function paintFace(brush: CanvasRenderingContext2D, face: number, look: DiceLook): void {
  brush.beginPath()
  brush.roundRect(0.01, 0.01, 0.98, 0.98, rounding)
  brush.fillStyle = look.body
  brush.fill()
  const light = brush.createRadialGradient(0.36, 0.32, 0.05, 0.5, 0.5, 0.75)
  light.addColorStop(0, 'rgba(255,255,255,0.42)')
  light.addColorStop(0.6, 'rgba(255,255,255,0.05)')
  light.addColorStop(1, 'rgba(0,0,0,0.22)')
  brush.fillStyle = light
  brush.fill()
  for (const [x, y] of pipsOf[face] ?? [])
    paintPip(
      brush,
      { x: 0.5 + x, y: 0.5 + y, radius: face === 1 ? 0.135 : 0.088 },
      face === 1 ? look.one : look.pips,
    )
}

/** A hollow that is filled with colour: dark above, where the light does not reach, and lit below. */
function paintPip(
  brush: CanvasRenderingContext2D,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  colour: string,
): void {
  brush.beginPath()
  brush.arc(x, y, radius * 1.08, 0, Math.PI * 2)
  const rim = brush.createLinearGradient(x, y - radius, x, y + radius)
  rim.addColorStop(0, 'rgba(0,0,0,0.55)')
  rim.addColorStop(1, 'rgba(255,255,255,0.75)')
  brush.fillStyle = rim
  brush.fill()
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fillStyle = colour
  brush.fill()
  const depth = brush.createLinearGradient(x, y - radius, x, y + radius)
  depth.addColorStop(0, 'rgba(0,0,0,0.5)')
  depth.addColorStop(0.6, 'rgba(0,0,0,0)')
  depth.addColorStop(1, 'rgba(255,255,255,0.22)')
  brush.fillStyle = depth
  brush.fill()
}
