import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { colourOf, cssColour, mixed } from '../../screen/colour.ts'
import { typeface } from '../../table/typeface.ts'

/** A row of the pay table as it is shown: names and amounts are the page's. */
export interface PayRow {
  readonly hand: PokerHand
  readonly name: string
  readonly amount: string
}

/** A name that would be smaller than this part of its size stands on two lines, where a row is high enough for them, CSS pixels. */
const smallestName = 0.8
const twoLines = 34

interface RowPlace {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly ink: string
  /** How often the row has paid, and the light it is told in; null where that is not told. */
  readonly tally: { readonly count: number; readonly light: string } | null
}

/** A row: its name at the left, its amount at the right, and before that how often it has paid. */
export function drawRow(
  brush: CanvasRenderingContext2D,
  { name, amount }: PayRow,
  { width, height, top, ink, tally }: RowPlace,
): void {
  const pad = Math.max(10, height * 0.45)
  const size = Math.min(22, height * 0.67)
  const middle = top + height / 2 + size * 0.04
  if (tally) drawGlow(brush, { width, height, top, light: tally.light })
  brush.textBaseline = 'middle'
  brush.textAlign = 'right'
  brush.fillStyle = ink
  brush.font = `700 ${size}px ${typeface}`
  brush.fillText(amount, width - pad, middle)
  let right = width - pad - brush.measureText(amount).width
  if (tally) {
    right -= size * 0.55
    brush.font = `800 ${size * 0.9}px ${typeface}`
    brush.fillStyle = cssColour(mixed(colourOf(tally.light), 0xffffff, 0.35))
    const text = `${tally.count} ×`
    brush.fillText(text, right, middle)
    right -= brush.measureText(text).width
    brush.fillStyle = ink
  }
  brush.textAlign = 'left'
  drawName(brush, name, { left: pad, middle, room: right - pad * 1.6, size, height })
}

/** Smaller where it is too long, and on two lines where it would be too small. */
function drawName(
  brush: CanvasRenderingContext2D,
  name: string,
  {
    left,
    middle,
    room,
    size,
    height,
  }: {
    readonly left: number
    readonly middle: number
    readonly room: number
    readonly size: number
    readonly height: number
  },
): void {
  const fit = (lines: readonly string[], most: number): number => {
    brush.font = `600 ${most}px ${typeface}`
    const long = Math.max(...lines.map((line) => brush.measureText(line).width))
    const fitting = Math.min(most, (most * room) / long)
    brush.font = `600 ${fitting}px ${typeface}`
    return fitting
  }
  const halves = inHalves(name)
  if (fit([name], size) >= size * smallestName || height < twoLines || halves === null)
    return brush.fillText(name, left, middle)
  const line = fit(halves, Math.min(size, height * 0.4)) * 1.1
  for (const [at, half] of halves.entries()) brush.fillText(half, left, middle + (at - 0.5) * line)
}

/** A name in two parts of nearly the same length, between words; null for one that has no gap. */
function inHalves(name: string): readonly [string, string] | null {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [cut] = gaps.toSorted(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )
  return cut === undefined ? null : [name.slice(0, cut), name.slice(cut + 1)]
}

/** A row that has paid lies in its own light. */
function drawGlow(
  brush: CanvasRenderingContext2D,
  {
    width,
    height,
    top,
    light,
  }: Pick<RowPlace, 'width' | 'height' | 'top'> & { readonly light: string },
): void {
  const colour = colourOf(light)
  const glow = brush.createLinearGradient(0, 0, width, 0)
  glow.addColorStop(0, cssColour(colour, 0.08))
  glow.addColorStop(1, cssColour(colour, 0.34))
  brush.fillStyle = glow
  brush.fillRect(0, top, width, height)
}
