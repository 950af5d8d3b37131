import { Container, Sprite } from 'pixi.js'
import type { Brushes } from '../../screen/brushes.ts'

export type Point = readonly [x: number, y: number]

/** A glowing line through points, as far as it is drawn. */
export interface LineTrace {
  readonly view: Container
  /** @param progress 0 to 1 of its length. */
  draw(path: readonly Point[], progress: number, colour: number): void
  clear(): void
}

/** Thickness of glow and core in board units. */
const thickness = { glow: 46, core: 13 } as const

/** Made of stretched pictures, which both renderers draw alike and fast. */
export function createLineTrace(brushes: Brushes): LineTrace {
  const view = new Container()
  const glows = view.addChild(new Container())
  const cores = view.addChild(new Container())

  const lay = (layer: Container, place: number): Sprite => {
    const found = layer.children[place]
    if (found instanceof Sprite) return found
    const sprite = new Sprite(brushes.line)
    sprite.anchor.set(0, 0.5)
    return layer.addChild(sprite)
  }

  return {
    view,
    draw: (path, progress, colour) => {
      const part = partOf(path, progress)
      const pieces = part.slice(1).map((to, index) => ({ from: part[index] ?? to, to }))
      for (const [place, { from, to }] of pieces.entries()) {
        const glow = lay(glows, place)
        glow.tint = colour
        stretch(glow, { from, to, thick: thickness.glow })
        stretch(lay(cores, place), { from, to, thick: thickness.core })
      }
      for (const layer of [glows, cores]) {
        for (const spare of layer.children.slice(pieces.length)) spare.destroy()
      }
    },
    clear: () => {
      for (const layer of [glows, cores]) {
        for (const sprite of layer.removeChildren()) sprite.destroy()
      }
    },
  }
}

interface Piece {
  readonly from: Point
  readonly to: Point
  readonly thick: number
}

/** Pieces reach a little over their ends, so that no gap opens at a bend. */
function stretch(sprite: Sprite, { from, to, thick }: Piece): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const over = thick * 0.1
  sprite.setSize(distance(from, to) + over * 2, thick)
  sprite.rotation = angle
  sprite.position.set(from[0] - Math.cos(angle) * over, from[1] - Math.sin(angle) * over)
}

/** The first `progress` (0 to 1) of a path by length. */
export function partOf(path: readonly Point[], progress: number): readonly Point[] {
  const lengths = path.slice(1).map((point, index) => distance(path[index] ?? point, point))
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, progress)
  const part: Point[] = path.slice(0, 1)
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [path[index], path[index + 1]]
    if (!from || !to || left <= 0) break
    const share = Math.min(1, left / length)
    part.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    left -= length
  }
  return part
}

const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])
