import type { PosterLook } from './poster.ts'

export type Brush = CanvasRenderingContext2D

/** What a place is drawn into. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** Middle of the light. */
  readonly x: number
  readonly y: number
  readonly look: PosterLook
  /** Numbers from 0 to 1, the same in every run. */
  readonly chance: () => number
}

export type Place = (brush: Brush, scene: Scene) => void

export function polygon(brush: Brush, points: readonly (readonly [number, number])[]): void {
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.closePath()
}

/** Calls with 0 to less than `count`. */
export function times(count: number, draw: (at: number) => void): void {
  for (let at = 0; at < count; at++) draw(at)
}
