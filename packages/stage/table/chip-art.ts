import { cssColour, mixed } from '../screen/colour.ts'
import { chipShape } from './stack-layout.ts'
import { typeface } from './typeface.ts'

/** Chips are drawn in these units: the diameter is 100. */
export const chipPaper = {
  width: 104,
  height: 100 * chipShape.squash + 100 * chipShape.thickness + 4,
  /** Middle of the upper face. */
  middle: { x: 52, y: 2 + 50 * chipShape.squash },
} as const

export interface ChipColours {
  readonly body: number
  readonly spots: number
}

/** From the smallest chip up, as houses have them: white, red, blue, green, black, purple, orange and on. */
export const chipColours: readonly ChipColours[] = [
  { body: 0xe9e4d6, spots: 0x2f5fa8 },
  { body: 0xb8152f, spots: 0xf6efe0 },
  { body: 0x1d4fa5, spots: 0xf6efe0 },
  { body: 0x12733f, spots: 0xf6efe0 },
  { body: 0x1d1d23, spots: 0xe8c36a },
  { body: 0x66268f, spots: 0xf3d9f7 },
  { body: 0xd9661a, spots: 0xfff1d0 },
  { body: 0x0e7f86, spots: 0xf2d98b },
  { body: 0xc42d7c, spots: 0xffe6f2 },
  { body: 0x8a6a1c, spots: 0xfff3c4 },
]

const spotCount = 8
const spotHalf = 0.19
const [radius, height, thick] = [50, 50 * chipShape.squash, 100 * chipShape.thickness]

/** A chip that lies flat, its value printed on it. */
export function drawChip(
  brush: CanvasRenderingContext2D,
  colours: ChipColours,
  label: string,
): void {
  brush.save()
  brush.translate(chipPaper.middle.x, chipPaper.middle.y)
  drawSide(brush, colours)
  brush.scale(1, chipShape.squash)
  drawUpper(brush, colours)
  drawValue(brush, label)
  brush.restore()
}

function drawSide(brush: CanvasRenderingContext2D, { body, spots }: ChipColours): void {
  const side = (): void => {
    brush.beginPath()
    brush.ellipse(0, thick, radius, height, 0, 0, Math.PI)
    brush.lineTo(-radius, 0)
    brush.ellipse(0, 0, radius, height, 0, Math.PI, 0, true)
    brush.closePath()
  }
  const light = brush.createLinearGradient(-radius, 0, radius, 0)
  light.addColorStop(0, cssColour(mixed(body, 0, 0.45)))
  light.addColorStop(0.3, cssColour(mixed(body, 0xffffff, 0.12)))
  light.addColorStop(0.6, cssColour(mixed(body, 0, 0.25)))
  light.addColorStop(1, cssColour(mixed(body, 0, 0.62)))
  side()
  brush.fillStyle = light
  brush.fill()
  brush.save()
  side()
  brush.clip()
  for (let spot = 0; spot < spotCount; spot++) {
    const angle = spotAngle(spot)
    const [from, to] = [angle - spotHalf, angle + spotHalf]
    brush.beginPath()
    brush.moveTo(radius * Math.cos(from), height * Math.sin(from))
    brush.lineTo(radius * Math.cos(to), height * Math.sin(to))
    brush.lineTo(radius * Math.cos(to), height * Math.sin(to) + thick)
    brush.lineTo(radius * Math.cos(from), height * Math.sin(from) + thick)
    // What faces away from the lamp is darker.
    if (Math.sin(angle) < -0.2) continue
    brush.fillStyle = cssColour(mixed(spots, 0, 0.28 + 0.3 * Math.max(0, Math.cos(angle))))
    brush.fill()
  }
  brush.restore()
  brush.lineWidth = 1
  brush.strokeStyle = 'rgba(0,0,0,0.55)'
  side()
  brush.stroke()
}

const spotAngle = (spot: number): number => ((spot + 0.5) / spotCount) * Math.PI * 2

function drawUpper(brush: CanvasRenderingContext2D, { body, spots }: ChipColours): void {
  const disc = (by: number, style: string | CanvasGradient): void => {
    brush.beginPath()
    brush.arc(0, 0, by, 0, Math.PI * 2)
    brush.fillStyle = style
    brush.fill()
  }
  disc(radius, cssColour(body))
  brush.fillStyle = cssColour(spots)
  for (let spot = 0; spot < spotCount; spot++) {
    const angle = spotAngle(spot)
    brush.beginPath()
    brush.arc(0, 0, radius, angle - spotHalf, angle + spotHalf)
    brush.arc(0, 0, 37.5, angle + spotHalf * 0.92, angle - spotHalf * 0.92, true)
    brush.fill()
  }
  ring(brush, 37.2, 1.4, cssColour(mixed(body, 0, 0.42)))
  disc(36.4, cssColour(mixed(body, 0, 0.14)))
  brush.setLineDash([3.1, 2.52])
  ring(brush, 33.6, 2.6, cssColour(spots, 0.82))
  brush.setLineDash([])
  disc(30, cssColour(mixed(body, 0, 0.42)))
  const pale = brush.createRadialGradient(-10, -12, 2, 0, 0, 30)
  pale.addColorStop(0, '#fffdf6')
  pale.addColorStop(1, '#e9e0cb')
  disc(28.8, pale)
  const light = brush.createLinearGradient(-30, -50, 26, 50)
  light.addColorStop(0, 'rgba(255,255,255,0.36)')
  light.addColorStop(0.4, 'rgba(255,255,255,0.04)')
  light.addColorStop(1, 'rgba(0,0,0,0.3)')
  disc(radius, light)
  ring(brush, 49.2, 1.3, 'rgba(255,255,255,0.34)')
  ring(brush, 29, 0.8, 'rgba(0,0,0,0.4)')
}

function ring(brush: CanvasRenderingContext2D, by: number, width: number, style: string): void {
  brush.beginPath()
  brush.arc(0, 0, by, 0, Math.PI * 2)
  brush.lineWidth = width
  brush.strokeStyle = style
  brush.stroke()
}

/** As large as the middle takes it: a short value is read on a small chip. */
function drawValue(brush: CanvasRenderingContext2D, label: string): void {
  const [room, largest] = [50, 36]
  brush.font = `700 ${largest}px ${typeface}`
  const size = Math.min(largest, (largest * room) / Math.max(1, brush.measureText(label).width))
  brush.font = `700 ${size}px ${typeface}`
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = '#17171c'
  brush.fillText(label, 0, size * 0.35)
}
