import { cssColour, colourOf, mixed } from '@fairhouse/stage/screen/colour'
import { typeface } from '@fairhouse/stage/table/typeface'
import type { PosterLook } from './poster.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far letters stand out, in parts of their height. */
const depth = 0.1
const leading = 1.02

/** Writes lines around a point, as large as the box allows: raised letters with an edge of metal. */
export function drawLettering(
  brush: CanvasRenderingContext2D,
  lines: readonly string[],
  { look, box }: { readonly look: PosterLook; readonly box: Box },
): void {
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.lineJoin = 'round'
  const sizes = lines.map((line) => fitting(brush, line, box.width))
  const largest = Math.min(...sizes, box.height / (lines.length * leading))
  // A short line may be half as large again as a long one.
  const set = sizes.map((size) => Math.min(size, largest * 1.5))
  const sum = set.reduce((all, size) => all + size * leading, 0)
  const scale = Math.min(1, box.height / sum)
  let top = box.y - (sum * scale) / 2
  for (const [place, line] of lines.entries()) {
    const size = (set[place] ?? 0) * scale
    raise(brush, line, { x: box.x, y: top + size * 0.82, size, look })
    top += size * leading
  }
}

const fontOf = (size: number): string => `800 ${size}px ${typeface}`

/** The size at which a line is as wide as it may be. */
function fitting(brush: CanvasRenderingContext2D, line: string, width: number): number {
  brush.font = fontOf(100)
  return (width / (brush.measureText(line).width + 24)) * 100
}

interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly look: PosterLook
}

function raise(brush: CanvasRenderingContext2D, line: string, { x, y, size, look }: Line): void {
  const [top, low] = look.letters
  const dark = mixed(colourOf(look.sky[1]), 0, 0.35)
  brush.font = fontOf(size)
  brush.letterSpacing = `${size * 0.01}px`
  const steps = Math.ceil(size * depth)
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.75)'
  brush.shadowBlur = size * 0.22
  brush.shadowOffsetY = size * 0.1
  brush.lineWidth = size * 0.2
  brush.strokeStyle = cssColour(dark)
  brush.strokeText(line, x, y + steps * 0.6)
  brush.restore()
  for (let step = steps; step >= 0; step--) {
    const share = step / steps
    brush.lineWidth = size * 0.105
    brush.strokeStyle = cssColour(mixed(colourOf(look.metal), 0, 0.35 + 0.45 * share))
    brush.strokeText(line, x, y + step)
  }
  const rim = brush.createLinearGradient(0, y - size * 0.8, 0, y + size * 0.15)
  const metal = colourOf(look.metal)
  rim.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.75)))
  rim.addColorStop(0.5, look.metal)
  rim.addColorStop(1, cssColour(mixed(metal, 0, 0.45)))
  brush.strokeStyle = rim
  brush.lineWidth = size * 0.1
  brush.strokeText(line, x, y)
  brush.strokeStyle = cssColour(mixed(colourOf(low), 0, 0.6))
  brush.lineWidth = size * 0.035
  brush.strokeText(line, x, y)
  const face = brush.createLinearGradient(0, y - size * 0.74, 0, y + size * 0.05)
  face.addColorStop(0, top)
  face.addColorStop(0.48, cssColour(mixed(colourOf(top), colourOf(low), 0.45)))
  face.addColorStop(0.52, low)
  face.addColorStop(1, cssColour(mixed(colourOf(low), 0xffffff, 0.22)))
  brush.fillStyle = face
  brush.fillText(line, x, y)
}
