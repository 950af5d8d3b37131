import { cssColour, mixed } from '../../screen/colour.ts'
import { typeface } from '../../table/typeface.ts'
import { pegRadius } from './peg-fall.ts'
import type { InstantColours } from './title.ts'

/** A cabinet with a back of lacquer, a rim of metal and round pegs that cast shadows. */
export function paintPegBoard(
  brush: CanvasRenderingContext2D,
  { rows, unit, width, height }: { rows: number; unit: number; width: number; height: number },
  { ink, body, metal, light }: InstantColours,
): void {
  const edge = unit * 0.14
  const outline = (): void => {
    brush.beginPath()
    brush.roundRect(edge, edge, width - edge * 2, height - edge * 2, unit * 0.7)
  }
  const back = brush.createRadialGradient(
    width / 2,
    height * 0.25,
    0,
    width / 2,
    height * 0.45,
    height * 0.75,
  )
  back.addColorStop(0, cssColour(mixed(body, light, 0.22), 0.94))
  back.addColorStop(0.55, cssColour(mixed(body, ink, 0.3), 0.95))
  back.addColorStop(1, cssColour(mixed(body, ink, 0.8), 0.97))
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.6)'
  brush.shadowBlur = unit * 0.5
  brush.fillStyle = back
  outline()
  brush.fill()
  brush.restore()
  brush.save()
  outline()
  brush.clip()
  // Rays of lacquer from where the ball is let go.
  brush.translate(width / 2, unit * 0.4)
  for (let ray = -9; ray <= 9; ray++) {
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.lineTo(ray * unit * 1.5 - unit * 0.32, height)
    brush.lineTo(ray * unit * 1.5 + unit * 0.32, height)
    brush.fillStyle = cssColour(light, 0.035)
    brush.fill()
  }
  brush.restore()
  const rim = brush.createLinearGradient(0, 0, width * 0.3, height)
  rim.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.65)))
  rim.addColorStop(0.4, cssColour(mixed(metal, ink, 0.2)))
  rim.addColorStop(0.7, cssColour(mixed(metal, 0xffffff, 0.25)))
  rim.addColorStop(1, cssColour(mixed(metal, ink, 0.5)))
  brush.lineWidth = unit * 0.13
  brush.strokeStyle = rim
  outline()
  brush.stroke()
  brush.lineWidth = unit * 0.03
  brush.strokeStyle = cssColour(ink, 0.7)
  brush.stroke()
  brush.translate(width / 2, unit * 2.1)
  paintMouth(brush, unit, { metal, ink })
  for (let row = 0; row < rows; row++) {
    for (let peg = 0; peg <= row; peg++)
      paintPeg(
        brush,
        { x: (peg - row / 2) * unit, y: row * unit, radius: unit * pegRadius },
        { metal, ink },
      )
  }
  paintWalls(brush, rows, unit, mixed(metal, ink, 0.25))
}

/** Walls between the slots. */
function paintWalls(
  brush: CanvasRenderingContext2D,
  rows: number,
  unit: number,
  colour: number,
): void {
  for (let wall = 0; wall <= rows + 1; wall++) {
    const x = (wall - (rows + 1) / 2) * unit
    brush.fillStyle = cssColour(colour)
    brush.beginPath()
    brush.roundRect(x - unit * 0.03, (rows - 0.45) * unit, unit * 0.06, unit * 1.3, unit * 0.03)
    brush.fill()
  }
}

/** Where the ball comes from. */
function paintMouth(
  brush: CanvasRenderingContext2D,
  unit: number,
  { metal, ink }: Pick<InstantColours, 'metal' | 'ink'>,
): void {
  const fill = brush.createLinearGradient(-unit * 0.7, 0, unit * 0.7, 0)
  fill.addColorStop(0, cssColour(mixed(metal, ink, 0.6)))
  fill.addColorStop(0.3, cssColour(mixed(metal, 0xffffff, 0.5)))
  fill.addColorStop(1, cssColour(mixed(metal, ink, 0.55)))
  brush.beginPath()
  brush.moveTo(-unit * 0.8, -unit * 2)
  brush.lineTo(unit * 0.8, -unit * 2)
  brush.lineTo(unit * 0.42, -unit * 1.45)
  brush.lineTo(-unit * 0.42, -unit * 1.45)
  brush.closePath()
  brush.fillStyle = fill
  brush.fill()
  brush.beginPath()
  brush.ellipse(0, -unit * 1.45, unit * 0.42, unit * 0.09, 0, 0, Math.PI * 2)
  brush.fillStyle = cssColour(ink)
  brush.fill()
}

function paintPeg(
  brush: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  { metal, ink }: Pick<InstantColours, 'metal' | 'ink'>,
): void {
  brush.beginPath()
  brush.ellipse(
    x + radius * 0.6,
    y + radius * 1.1,
    radius * 1.15,
    radius * 0.95,
    0.5,
    0,
    Math.PI * 2,
  )
  brush.fillStyle = 'rgba(0,0,0,0.38)'
  brush.fill()
  const shine = brush.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.05,
    x,
    y,
    radius * 1.05,
  )
  shine.addColorStop(0, '#ffffff')
  shine.addColorStop(0.3, cssColour(mixed(metal, 0xffffff, 0.45)))
  shine.addColorStop(0.75, cssColour(mixed(metal, ink, 0.3)))
  shine.addColorStop(1, cssColour(mixed(metal, ink, 0.7)))
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fillStyle = shine
  brush.fill()
}

/** A ball of glass with a swirl in it. */
export function paintPegBall(
  brush: CanvasRenderingContext2D,
  size: number,
  { light, won, ink }: InstantColours,
): void {
  const [middle, radius] = [size / 2, size * 0.385]
  brush.save()
  brush.shadowColor = cssColour(light, 0.9)
  brush.shadowBlur = size * 0.16
  const body = brush.createRadialGradient(
    middle - radius * 0.35,
    middle - radius * 0.4,
    radius * 0.08,
    middle,
    middle,
    radius,
  )
  body.addColorStop(0, '#ffffff')
  body.addColorStop(0.28, cssColour(mixed(won, 0xffffff, 0.45)))
  body.addColorStop(0.72, cssColour(won))
  body.addColorStop(1, cssColour(mixed(won, ink, 0.55)))
  brush.beginPath()
  brush.arc(middle, middle, radius, 0, Math.PI * 2)
  brush.fillStyle = body
  brush.fill()
  brush.restore()
  brush.beginPath()
  brush.ellipse(middle, middle, radius * 0.9, radius * 0.32, 0.7, 0, Math.PI * 2)
  brush.strokeStyle = cssColour(mixed(light, 0xffffff, 0.3), 0.8)
  brush.lineWidth = radius * 0.16
  brush.stroke()
  brush.beginPath()
  brush.ellipse(
    middle - radius * 0.34,
    middle - radius * 0.42,
    radius * 0.26,
    radius * 0.16,
    -0.6,
    0,
    Math.PI * 2,
  )
  brush.fillStyle = 'rgba(255,255,255,0.9)'
  brush.fill()
}

/** What a slot pays. @param away how far it is from the middle, 0 to 1: the further, the warmer. */
export function paintSlot(
  brush: CanvasRenderingContext2D,
  { width, height, text, away }: { width: number; height: number; text: string; away: number },
  { light, won, lost, ink }: InstantColours,
): void {
  const ground = away < 0.5 ? mixed(light, won, away * 2) : mixed(won, lost, (away - 0.5) * 2)
  const fill = brush.createLinearGradient(0, 0, 0, height)
  fill.addColorStop(0, cssColour(mixed(ground, 0xffffff, 0.4)))
  fill.addColorStop(0.5, cssColour(mixed(ground, 0xffffff, 0.12)))
  fill.addColorStop(1, cssColour(mixed(ground, 0, 0.12)))
  brush.beginPath()
  brush.roundRect(2, 2, width - 4, height - 4, height * 0.2)
  brush.fillStyle = fill
  brush.fill()
  brush.lineWidth = 1.5
  brush.strokeStyle = cssColour(mixed(ground, 0xffffff, 0.6), 0.9)
  brush.stroke()
  // Dark on every ground: all of them are kept bright.
  brush.fillStyle = cssColour(mixed(ink, 0, 0.5))
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  let size = height * 0.5
  brush.font = `800 ${size}px ${typeface}`
  const room = width * 0.88
  size *= Math.min(1, room / Math.max(1, brush.measureText(text).width))
  brush.font = `800 ${size}px ${typeface}`
  brush.fillText(text, width / 2, height * 0.53)
}
