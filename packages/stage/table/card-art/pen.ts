import type { Brush } from './suit-shapes.ts'

/** Draws outlined shapes from path texts, as an engraver would: fill first, then an even line of ink. */
export interface Pen {
  readonly brush: Brush
  /** A filled shape; `line` 0 leaves its edge free. */
  fill(path: string, colour: string, line?: number): void
  line(path: string, width?: number, colour?: string): void
  dot(at: readonly [x: number, y: number], radius: number, colour: string, line?: number): void
  /** What is drawn in it comes twice, the second time mirrored at x = 0. */
  both(draw: () => void): void
  /** What is drawn in it stays within the path. */
  within(path: string, draw: () => void): void
}

const shapeOf = (path = ''): Path2D => new Path2D(path)

export function createPen(brush: Brush, ink: string): Pen {
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  const stroke = (shape: Path2D, width: number, colour = ink): void => {
    brush.lineWidth = width
    brush.strokeStyle = colour
    brush.stroke(shape)
  }
  return {
    brush,
    fill: (path, colour, line = 1.5) => {
      const shape = shapeOf(path)
      brush.fillStyle = colour
      brush.fill(shape)
      if (line > 0) stroke(shape, line)
    },
    line: (path, width = 1.2, colour = ink) => stroke(new Path2D(path), width, colour),
    dot: ([x, y], radius, colour, line = 1.1) => {
      const shape = shapeOf()
      shape.arc(x, y, radius, 0, Math.PI * 2)
      brush.fillStyle = colour
      brush.fill(shape)
      if (line > 0) stroke(shape, line)
    },
    both: (draw) => {
      draw()
      brush.save()
      brush.scale(-1, 1)
      draw()
      brush.restore()
    },
    within: (path, draw) => {
      brush.save()
      brush.clip(new Path2D(path))
      draw()
      brush.restore()
    },
  }
}
