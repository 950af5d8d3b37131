import { materialOf } from './material.ts'
import type { Cut } from './overlap.ts'
import { createRelief } from './relief.ts'
import type { LightRig } from './shade.ts'

/**
 * A layer of a thing: what it is made of, how far it swells (in hundredths of the thing; negative: cut straight like a blade or a
 * stone; 0: painted on what is below), and its outlines.
 */
export type Part = readonly [material: string, swell: number, ...outlines: string[]]
export type Thing = readonly Part[]

export interface Make {
  /** Pixels of the square of 100 in which its outlines are drawn. */
  readonly size: number
  readonly accents: readonly [string, string]
  readonly rig: LightRig
}

/** Things may reach so far over their square on each side. */
const margin = 0.12

export function sheet(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(Math.ceil(width), Math.ceil(height)).getContext('2d', {
    willReadFrequently: true,
  })
  if (pen === null) throw new Error('there is no 2D canvas')
  pen.imageSmoothingQuality = 'high'
  return pen
}

/** A thing as a picture with a transparent ground; its square of 100 lies in the middle of 124. */
export function drawThing(thing: Thing, { size, accents, rig }: Make): OffscreenCanvas {
  const edge = Math.ceil(size * (1 + margin * 2))
  const relief = createRelief(edge, edge, rig)
  const pen = sheet(edge, edge)
  const unit = size / 100
  for (const [name, swell, ...outlines] of thing) {
    const cut = cutOf(pen, outlines, unit, size * margin)
    if (cut === null) continue
    const shape = swell === 0 ? 'flat' : swell < 0 ? 'chisel' : 'round'
    const rise = { shape, radius: Math.abs(swell) * unit } as const
    relief.add(cut, materialOf(name, accents), rise, swell === 0 ? 0 : 2 * unit)
  }
  const image = pen.createImageData(edge, edge)
  image.data.set(relief.pixels)
  pen.clearRect(0, 0, edge, edge)
  pen.putImageData(image, 0, 0)
  return pen.canvas
}

function cutOf(
  pen: OffscreenCanvasRenderingContext2D,
  outlines: readonly string[],
  unit: number,
  offset: number,
): Cut | null {
  const { width, height } = pen.canvas
  pen.clearRect(0, 0, width, height)
  pen.fillStyle = '#fff'
  for (const outline of outlines) {
    const path = new Path2D(outline.replace('|', ''))
    pen.setTransform(unit, 0, 0, unit, offset, offset)
    pen.fill(path)
    if (!outline.startsWith('|')) continue
    pen.setTransform(-unit, 0, 0, unit, offset + 100 * unit, offset)
    pen.fill(path)
  }
  pen.resetTransform()
  return cropped(pen.getImageData(0, 0, width, height))
}

/** The part of a sheet that is painted, with a pixel around it; null when nothing is. */
export function cropped({ data, width, height }: ImageData): Cut | null {
  const whole = new Uint32Array(data.buffer)
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (whole[y * width + x] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  if (right < 0) return null
  const [w, h] = [right - left + 3, bottom - top + 3]
  const alpha = new Uint8ClampedArray(w * h)
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      alpha[(y - top + 1) * w + x - left + 1] = data[(y * width + x) * 4 + 3] ?? 0
  return { x: left - 1, y: top - 1, width: w, height: h, alpha }
}
