/** Lettering as distance fields, ready to be sampled by a sculpture. */
import { signedDistance } from './distance-field.ts'
import type { PathShape, Shape, TextShape } from './wire.ts'

/** `half`: half size of the field in world units; `field`: distances in world units. */
export type Field = {
  readonly field: Float32Array
  readonly width: number
  readonly height: number
  readonly half: readonly [number, number]
}

const EM = 300
const PAD = 70

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('The stage has no 2D canvas.')
  return pen
}

function measure(shape: TextShape): { font: string; widths: number[]; total: number } {
  const pen = context(8, 8)
  const font = `${shape.weight} ${EM}px "${shape.font}"`
  pen.font = font
  const gap = (shape.spacing ?? 0) * EM
  const letters = Array.from(shape.text)
  const widths = letters.map((letter, i) => {
    const pair = letter + (letters[i + 1] ?? '')
    const kern = pen.measureText(pair).width - pen.measureText(letters[i + 1] ?? '').width
    return kern + gap
  })
  return { font, widths, total: widths.reduce((a, b) => a + b, 0) - gap }
}

function drawText(shape: TextShape, rise: number): CanvasRenderingContext2D {
  const { font, widths, total } = measure(shape)
  const width = Math.ceil(total + EM)
  const height = Math.ceil(EM * 2.2 + Math.abs(rise) * 2)
  const pen = context(width, height)
  pen.font = font
  let x = 0
  for (const [i, letter] of Array.from(shape.text).entries()) {
    const advance = widths[i] ?? 0
    const t = ((x + advance / 2) / total) * 2 - 1
    pen.save()
    pen.translate(EM / 2 + x + advance / 2, height / 2 + EM * 0.35 - rise * (0.5 - t * t))
    pen.rotate(Math.atan((4 * rise * t) / total))
    pen.fillText(letter, -advance / 2, 0)
    pen.restore()
    x += advance
  }
  return pen
}

type Ink = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

function inkOf(pen: CanvasRenderingContext2D): Ink {
  const { width, height } = pen.canvas
  const { data } = pen.getImageData(0, 0, width, height)
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x + 1)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y + 1)
    }
  }
  return { x: x0, y: y0, w: Math.max(1, x1 - x0), h: Math.max(1, y1 - y0) }
}

/** Pixels that the square of a silhouette is drawn in. */
const SQUARE = 400

function pathField({ path, edge }: PathShape): Field {
  const pen = context(SQUARE + PAD * 2, SQUARE + PAD * 2)
  pen.setTransform(SQUARE / 100, 0, 0, SQUARE / 100, PAD, PAD)
  // A pen fills a shape, and no array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(new Path2D(path))
  return toField(pen, edge / SQUARE)
}

/** Distance field of lettering or of a silhouette, in world units, y down as in the canvas. */
export function fieldOf(shape: Shape): Field {
  if ('path' in shape) return pathField(shape)
  const drawn = drawText(shape, (shape.arc ?? 0) * EM)
  const ink = inkOf(drawn)
  const scale = Math.min(shape.fit[0] / ink.w, shape.fit[1] / ink.h)
  const pen = context(ink.w + PAD * 2, ink.h + PAD * 2)
  pen.drawImage(drawn.canvas, ink.x, ink.y, ink.w, ink.h, PAD, PAD, ink.w, ink.h)
  return toField(pen, scale)
}

/** A light blur takes the pixel steps out of the bevels' normals. */
function smooth(field: Float32Array, width: number): void {
  const copy = new Float32Array(field.length)
  for (const step of [1, width, 1, width]) {
    copy.set(field)
    for (let i = step; i < field.length - step; i++) {
      field[i] = ((copy[i - step] ?? 0) + 2 * (copy[i] ?? 0) + (copy[i + step] ?? 0)) / 4
    }
  }
}

function toField(pen: CanvasRenderingContext2D, scale: number): Field {
  const { width, height } = pen.canvas
  const field = signedDistance(pen.getImageData(0, 0, width, height).data, width, height)
  smooth(field, width)
  for (let i = 0; i < field.length; i++) field[i] = (field[i] ?? 0) * scale
  return { field, width, height, half: [(width * scale) / 2, (height * scale) / 2] }
}
