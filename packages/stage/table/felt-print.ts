import { type Bend, lettersOf, onArc } from './arc-text.ts'
import { typeface } from './typeface.ts'

type Brush = CanvasRenderingContext2D

interface Lettering {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Height of the letters' font, CSS pixels. */
  readonly size: number
  /** CSS colour; the felt's own ink where there is none. */
  readonly ink?: string
  readonly weight?: number
  /** Space between letters, in parts of the size. */
  readonly spacing?: number
  /** Longest that the line may be: a longer text is set smaller. */
  readonly room?: number
}

/** Something printed on a felt, in CSS pixels of the felt. */
export type FeltPrint =
  /** Text around a point, turned by `angle` radians. */
  | (Lettering & { readonly type: 'line'; readonly angle?: number })
  /** Text along a circle about a point. */
  | (Lettering & { readonly type: 'arc'; readonly radius: number; readonly bend: Bend })
  /** Any drawing as an SVG path: boxes, rings, marks. */
  | {
      readonly type: 'path'
      readonly path: string
      readonly line?: number
      readonly ink?: string
      readonly fill?: string
      readonly dash?: readonly number[]
    }

/** @param ink of prints that name none. */
export function drawPrint(brush: Brush, print: FeltPrint, ink: string): void {
  brush.save()
  if (print.type === 'path') drawPath(brush, print, ink)
  else if (print.type === 'line') drawLine(brush, print, ink)
  else drawArc(brush, print, ink)
  brush.restore()
}

type Print<T extends FeltPrint['type']> = Extract<FeltPrint, { type: T }>

function drawPath(brush: Brush, print: Print<'path'>, ink: string): void {
  const shape = shapeOf(print.path)
  if (print.fill) {
    brush.fillStyle = print.fill
    brush.fill(shape)
  }
  if (print.line === 0) return
  brush.lineJoin = 'round'
  brush.lineWidth = print.line ?? 2
  if (print.dash) brush.setLineDash([...print.dash])
  brush.strokeStyle = print.ink ?? ink
  brush.stroke(shape)
}

const shapeOf = (path: string): Path2D => new Path2D(path)

function drawLine(brush: Brush, print: Print<'line'>, ink: string): void {
  setType(brush, print, ink)
  brush.translate(print.x, print.y)
  brush.rotate(print.angle ?? 0)
  brush.textAlign = 'center'
  // Letter spacing follows the last letter too.
  const spare = ((print.spacing ?? 0) * print.size) / 2
  brush.fillText(print.text, spare, print.size * 0.35)
}

function drawArc(brush: Brush, print: Print<'arc'>, ink: string): void {
  const size = setType(brush, print, ink)
  brush.textAlign = 'center'
  const letters = lettersOf(print.text)
  const spacing = (print.spacing ?? 0) * size
  brush.letterSpacing = '0px'
  let end = 0
  const middles = letters.map((letter) => {
    const width = brush.measureText(letter).width
    const middle = end + width / 2
    end += width + spacing
    return middle
  })
  const half = (end - spacing) / 2
  // The circle runs through the middle of the letters' height.
  const places = onArc(
    middles.map((middle) => middle - half),
    print,
  )
  for (const [order, letter] of letters.entries()) {
    const place = places[order]
    if (!place) continue
    brush.save()
    brush.translate(place.x, place.y)
    brush.rotate(place.angle)
    brush.fillText(letter, 0, size * 0.35)
    brush.restore()
  }
}

/** @returns the size that the text is set in, so that it has room. */
function setType(brush: Brush, print: Lettering, ink: string): number {
  brush.fillStyle = print.ink ?? ink
  const set = (size: number): void => {
    brush.font = `${print.weight ?? 600} ${size}px ${typeface}`
    brush.letterSpacing = `${(print.spacing ?? 0) * size}px`
  }
  set(print.size)
  const width = brush.measureText(print.text).width
  if (!print.room || width <= print.room) return print.size
  const smaller = (print.size * print.room) / width
  set(smaller)
  return smaller
}
