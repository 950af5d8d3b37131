import { cssColour, mixed } from '../../screen/colour.ts'
import { typeface } from '../../table/typeface.ts'
import type { Box } from './layout.ts'
import type { InstantColours } from './title.ts'

/** Every digit has a colour of its own. */
const tints = [
  0xe2453a, 0xf08a1c, 0xe8b81c, 0x5fae2a, 0x16a085, 0x1f8ad8, 0x4257d6, 0x8a44d0, 0xd0409a,
  0x7a5a3c,
]

/** A ball with its digit in a white disc. */
export function paintDigitBall(
  brush: CanvasRenderingContext2D,
  digit: number,
  size: number,
  { ink }: InstantColours,
): void {
  const [middle, radius] = [size / 2, size * 0.46]
  const tint = tints[digit] ?? 0x1f8ad8
  const body = brush.createRadialGradient(
    middle - radius * 0.35,
    middle - radius * 0.42,
    radius * 0.08,
    middle,
    middle,
    radius,
  )
  body.addColorStop(0, cssColour(mixed(tint, 0xffffff, 0.75)))
  body.addColorStop(0.4, cssColour(tint))
  body.addColorStop(1, cssColour(mixed(tint, ink, 0.55)))
  brush.beginPath()
  brush.arc(middle, middle, radius, 0, Math.PI * 2)
  brush.fillStyle = body
  brush.fill()
  brush.beginPath()
  brush.arc(middle, middle, radius * 0.6, 0, Math.PI * 2)
  brush.fillStyle = '#fffdf4'
  brush.fill()
  brush.lineWidth = radius * 0.05
  brush.strokeStyle = cssColour(mixed(tint, ink, 0.3))
  brush.stroke()
  brush.fillStyle = cssColour(mixed(ink, 0, 0.3))
  brush.font = `800 ${radius * 0.98}px ${typeface}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(String(digit), middle, middle + radius * 0.05)
  brush.beginPath()
  brush.ellipse(
    middle - radius * 0.38,
    middle - radius * 0.6,
    radius * 0.26,
    radius * 0.12,
    -0.6,
    0,
    Math.PI * 2,
  )
  brush.fillStyle = 'rgba(255,255,255,0.75)'
  brush.fill()
}

/** A cabinet with three windows cut into it, their glass, and a mark of the middle. */
export function paintCabinet(
  brush: CanvasRenderingContext2D,
  { width, height, windows }: { width: number; height: number; windows: readonly Box[] },
  { ink, body, metal, light }: InstantColours,
): void {
  const ground = brush.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, cssColour(mixed(body, 0xffffff, 0.18)))
  ground.addColorStop(0.5, cssColour(body))
  ground.addColorStop(1, cssColour(mixed(body, ink, 0.55)))
  brush.beginPath()
  brush.roundRect(8, 8, width - 16, height - 16, 46)
  for (const { x, y, width: across, height: down } of windows)
    brush.roundRect(x, y, across, down, 26)
  brush.fillStyle = ground
  brush.fill('evenodd')
  const rim = brush.createLinearGradient(0, 0, width, height)
  rim.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.6)))
  rim.addColorStop(0.5, cssColour(mixed(metal, ink, 0.35)))
  rim.addColorStop(1, cssColour(mixed(metal, 0xffffff, 0.25)))
  brush.lineWidth = 9
  brush.strokeStyle = rim
  brush.beginPath()
  brush.roundRect(8, 8, width - 16, height - 16, 46)
  brush.stroke()
  for (const { x, y, width: across, height: down } of windows) {
    const glass = brush.createLinearGradient(0, y, 0, y + down)
    glass.addColorStop(0, 'rgba(0,0,0,0.72)')
    glass.addColorStop(0.24, 'rgba(0,0,0,0.1)')
    glass.addColorStop(0.5, 'rgba(255,255,255,0.06)')
    glass.addColorStop(0.76, 'rgba(0,0,0,0.1)')
    glass.addColorStop(1, 'rgba(0,0,0,0.72)')
    brush.beginPath()
    brush.roundRect(x, y, across, down, 26)
    brush.fillStyle = glass
    brush.fill()
    brush.lineWidth = 8
    brush.strokeStyle = rim
    brush.stroke()
    for (const side of [x - 4, x + across + 4]) {
      const inward = side < x ? 1 : -1
      brush.beginPath()
      brush.moveTo(side, y + down / 2 - 16)
      brush.lineTo(side + inward * 22, y + down / 2)
      brush.lineTo(side, y + down / 2 + 16)
      brush.closePath()
      brush.fillStyle = cssColour(light)
      brush.fill()
    }
  }
}

/** A digit of the slip; a drum that is not bet on has a stroke. */
export function paintSlip(
  brush: CanvasRenderingContext2D,
  { x, y, width, height, digit }: Box & { readonly digit: number | null },
  { ink, metal }: InstantColours,
): void {
  brush.beginPath()
  brush.roundRect(x, y, width, height, 18)
  brush.fillStyle = digit === null ? cssColour(ink, 0.45) : '#fff6e4'
  brush.fill()
  brush.lineWidth = 4
  brush.strokeStyle = cssColour(metal, digit === null ? 0.5 : 1)
  brush.stroke()
  brush.font = `800 ${height * 0.66}px ${typeface}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = digit === null ? cssColour(metal, 0.7) : cssColour(mixed(ink, 0, 0.2))
  brush.fillText(digit === null ? '–' : String(digit), x + width / 2, y + height * 0.53)
}
