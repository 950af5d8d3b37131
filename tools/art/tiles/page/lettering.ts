import { type Chance, between } from './chance.ts'
import { veil } from './colour.ts'
import { cropped, sheet } from './draw-thing.ts'
import { materialOf } from './material.ts'
import { createRelief } from './relief.ts'
import type { LightRig } from './shade.ts'
import type { Style } from './styles.ts'

type Pen = OffscreenCanvasRenderingContext2D

interface Line {
  readonly text: string
  readonly size: number
  /** Of its baseline. */
  readonly y: number
  readonly width: number
}

export interface LetteringNeeds {
  readonly width: number
  readonly height: number
  readonly accents: readonly [string, string]
  readonly rig: LightRig
  readonly chance: Chance
}

const fontOf = ({ font, weight }: Style, size: number): string => `${weight} ${size}px "${font}"`

/** A title as a picture as wide and high as told, its words as large as fits, in one to three lines. */
export function letter(title: string, style: Style, needs: LetteringNeeds): OffscreenCanvas {
  const { width, height, accents, rig } = needs
  const pen = sheet(width, height)
  const text = style.upper ? title.toUpperCase() : title
  const lines = setLines(pen, text, style, width * 0.94, height * 0.86)
  const jumps = Array.from(text, () => between(needs.chance, -1, 1))
  const maskOf = (stroke: number, drop = 0) => {
    pen.clearRect(0, 0, width, height)
    for (const line of lines)
      writeLine(pen, line, style, { stroke: stroke * line.size, drop: drop * line.size, jumps })
    return cropped(pen.getImageData(0, 0, width, height))
  }
  const relief = createRelief(width, height, rig)
  const size = Math.max(...lines.map((line) => line.size))
  const lay = (stroke: number, drop: number, material: string, swell: number) => {
    const cut = maskOf(stroke, drop)
    if (cut === null) return
    const shape = swell < 0 ? 'chisel' : 'round'
    relief.add(cut, materialOf(material, accents), { shape, radius: Math.abs(swell) * size }, 0)
  }
  for (const drop of [1, 0.5]) lay(0.2, style.depth * drop, `matte${style.edge}`, 0.03)
  lay(0.2, 0, `matte${style.edge}`, 0.03)
  if (style.rim !== null) lay(0.105, 0, style.rim, 0.05)
  lay(0, 0, style.face, style.swell)
  return finish(pen, relief.pixels, style, () => maskOf(0))
}

/** Overlays the tints on the letters' faces and lets the whole shine. */
function finish(
  pen: Pen,
  pixels: Uint8ClampedArray,
  style: Style,
  drawFace: () => unknown,
): OffscreenCanvas {
  const { width, height } = pen.canvas
  const out = sheet(width, height)
  if (style.halo !== null) {
    drawFace()
    out.filter = `blur(${Math.round(height * 0.05)}px)`
    for (const alpha of [0.9, 0.7]) {
      const halo = sheet(width, height)
      halo.drawImage(pen.canvas, 0, 0)
      halo.globalCompositeOperation = 'source-in'
      halo.fillStyle = veil(style.halo, alpha)
      halo.fillRect(0, 0, width, height)
      out.drawImage(halo.canvas, 0, 0)
    }
    out.filter = 'none'
  }
  const body = sheet(width, height)
  const image = body.createImageData(width, height)
  image.data.set(pixels)
  body.putImageData(image, 0, 0)
  if (style.tints !== null) {
    drawFace()
    pen.globalCompositeOperation = 'source-in'
    const fill = pen.createLinearGradient(0, height * 0.1, 0, height * 0.9)
    fill.addColorStop(0, style.tints[0])
    fill.addColorStop(1, style.tints[1])
    pen.fillStyle = fill
    pen.fillRect(0, 0, width, height)
    pen.globalCompositeOperation = 'source-over'
    body.globalCompositeOperation = 'soft-light'
    body.drawImage(pen.canvas, 0, 0)
  }
  out.drawImage(body.canvas, 0, 0)
  return out.canvas
}

/** The break into lines whose letters come out largest, each line as wide as its neighbours allow. */
function setLines(pen: Pen, text: string, style: Style, width: number, height: number): Line[] {
  const words = text.split(' ')
  pen.font = fontOf(style, 100)
  const wide = (line: string): number => (pen.measureText(line).width / 100) * style.squeeze
  const options = breaks(words).map((lines) => {
    const sizes = lines.map((line) => (width * (1 - Math.abs(style.slant) * 0.12)) / wide(line))
    const least = Math.min(...sizes)
    const even = sizes.map((size) => Math.min(size, least * 1.75, height * 0.62))
    const tall = even.reduce((sum, size) => sum + size * 0.98, 0) + Math.abs(style.arc) * least
    const scale = Math.min(1, height / tall)
    return {
      lines,
      sizes: even.map((size) => size * scale),
      worth: Math.min(...even) * scale + 0.25 * Math.max(...even) * scale,
    }
  })
  const [best] = options.toSorted((a, b) => b.worth - a.worth)
  if (!best) throw new RangeError('a title without words')
  const total = best.sizes.reduce((sum, size) => sum + size * 0.98, 0)
  let y = (height / 0.86 - total) / 2
  return best.lines.map((line, i) => {
    const size = best.sizes[i] ?? 0
    y += size * 0.98
    return { text: line, size, y: y - size * 0.2, width: wide(line) * size }
  })
}

/** Every way to put words on one to three lines, in their order. */
function breaks(words: readonly string[]): string[][] {
  const join = (from: number, to?: number): string => words.slice(from, to).join(' ')
  const found = words.length > 2 ? [] : [[join(0)]]
  for (let i = 1; i < words.length; i++) {
    found.push([join(0, i), join(i)])
    for (let k = i + 1; k < words.length; k++) found.push([join(0, i), join(i, k), join(k)])
  }
  return found
}

interface Stroke {
  readonly stroke: number
  readonly drop: number
  readonly jumps: readonly number[]
}

/** Writes a line letter by letter, along its arc. */
function writeLine(pen: Pen, line: Line, style: Style, { stroke, drop, jumps }: Stroke): void {
  const middle = pen.canvas.width / 2
  pen.font = fontOf(style, line.size)
  pen.lineJoin = 'round'
  pen.lineWidth = stroke
  pen.fillStyle = pen.strokeStyle = '#fff'
  const bend = line.width > line.size * 2.2 ? style.arc * line.size : 0
  Array.from(line.text).forEach((letter, i) => {
    const before =
      (pen.measureText(line.text.slice(0, i)).width +
        pen.measureText(line.text.slice(0, i + 1)).width) /
      2
    const x = middle - line.width / 2 + before * style.squeeze
    const part = ((x - middle) / line.width) * 2
    const y =
      line.y + drop + bend * (part * part - 0.4) + (jumps[i] ?? 0) * style.bounce * line.size
    pen.setTransform(style.squeeze, 0, style.slant, 1, x, y)
    pen.rotate(bend * part * 0.0022 + (jumps[i + 1] ?? 0) * style.bounce * 0.7)
    const left = -pen.measureText(letter).width / 2
    pen.fillText(letter, left, 0)
    if (stroke > 0) pen.strokeText(letter, left, 0)
  })
  pen.resetTransform()
}
