import { cssColour, mixed } from '../../screen/colour.ts'
import type { InstantColours } from './title.ts'

/** Numbers that look random and are always the same. */
const noise = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43_758.5453
  return wave - Math.floor(wave)
}

/** A ring of cut stone around the middle, with runes that glow. @param radius of its opening. */
export function paintRing(
  brush: CanvasRenderingContext2D,
  radius: number,
  { body, metal, light, ink }: InstantColours,
): void {
  const middle = radius * 1.35
  brush.translate(middle, middle)
  const [inner, outer] = [radius * 0.97, radius * 1.26]
  const blocks = 18
  for (let block = 0; block < blocks; block++) {
    const from = (block / blocks) * Math.PI * 2
    const to = ((block + 1) / blocks) * Math.PI * 2 - 0.012
    const tone = 0.16 + 0.26 * noise(block + 3) + 0.3 * Math.max(0, -Math.sin((from + to) / 2))
    const fill = brush.createRadialGradient(0, 0, inner, 0, 0, outer)
    fill.addColorStop(0, cssColour(mixed(body, 0xffffff, tone * 0.5)))
    fill.addColorStop(0.2, cssColour(mixed(body, 0xffffff, tone)))
    fill.addColorStop(0.75, cssColour(mixed(body, ink, 0.3)))
    fill.addColorStop(1, cssColour(mixed(body, ink, 0.75)))
    brush.beginPath()
    brush.arc(0, 0, outer, from, to)
    brush.arc(0, 0, inner, to, from, true)
    brush.closePath()
    brush.fillStyle = fill
    brush.fill()
    brush.strokeStyle = cssColour(ink, 0.8)
    brush.lineWidth = 2.5
    brush.stroke()
    rune(brush, { at: (from + to) / 2, far: (inner + outer) / 2, seed: block, colour: light })
  }
  for (const [far, width, share] of [
    [inner, 7, 0.1],
    [outer, 5, 0],
  ] as const) {
    brush.beginPath()
    brush.arc(0, 0, far, 0, Math.PI * 2)
    const rim = brush.createLinearGradient(0, -far, 0, far)
    rim.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.7)))
    rim.addColorStop(0.5, cssColour(mixed(metal, ink, 0.25 - share)))
    rim.addColorStop(1, cssColour(mixed(metal, ink, 0.6)))
    brush.strokeStyle = rim
    brush.lineWidth = width
    brush.stroke()
  }
}

/** A few strokes cut into a block, with light in them. */
function rune(
  brush: CanvasRenderingContext2D,
  { at, far, seed, colour }: { at: number; far: number; seed: number; colour: number },
): void {
  brush.save()
  brush.rotate(at + Math.PI / 2)
  brush.translate(0, -far)
  brush.shadowColor = cssColour(colour)
  brush.shadowBlur = 16
  brush.strokeStyle = cssColour(mixed(colour, 0xffffff, 0.35), 0.95)
  brush.lineWidth = 3.4
  brush.lineCap = 'round'
  for (let stroke = 0; stroke < 3; stroke++) {
    const point = (which: number): readonly [number, number] => [
      (Math.floor(noise(seed * 9 + stroke * 3 + which) * 3) - 1) * 11,
      (Math.floor(noise(seed * 13 + stroke * 5 + which) * 3) - 1) * 14,
    ]
    brush.beginPath()
    brush.moveTo(...point(0))
    brush.lineTo(...point(1))
    brush.stroke()
  }
  brush.restore()
}

/** Light that turns behind the iris. */
export function paintVortex(
  brush: CanvasRenderingContext2D,
  radius: number,
  { light, won, ink }: InstantColours,
): void {
  brush.translate(radius, radius)
  const ground = brush.createRadialGradient(0, 0, 0, 0, 0, radius)
  ground.addColorStop(0, '#ffffff')
  ground.addColorStop(0.14, cssColour(mixed(light, 0xffffff, 0.6)))
  ground.addColorStop(0.45, cssColour(mixed(light, ink, 0.35)))
  ground.addColorStop(1, cssColour(mixed(ink, light, 0.12)))
  brush.beginPath()
  brush.arc(0, 0, radius, 0, Math.PI * 2)
  brush.fillStyle = ground
  brush.fill()
  brush.clip()
  brush.globalCompositeOperation = 'lighter'
  for (let arm = 0; arm < 26; arm++) {
    const start = noise(arm) * Math.PI * 2
    brush.beginPath()
    for (let step = 0; step <= 40; step++) {
      const far = radius * (step / 40) ** 0.8
      const angle = start + Math.log(1 + step) * (0.9 + 0.25 * noise(arm + 40))
      brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
    }
    brush.strokeStyle = cssColour(arm % 4 === 0 ? won : light, 0.05 + 0.12 * noise(arm + 7))
    brush.lineWidth = 4 + 16 * noise(arm + 11)
    brush.stroke()
  }
}

/** A blade of the iris, from the middle at the lower left outwards. */
export function paintIris(
  brush: CanvasRenderingContext2D,
  radius: number,
  { body, metal, ink }: InstantColours,
): void {
  const size = radius * 1.5
  const fill = brush.createLinearGradient(0, size, size, 0)
  fill.addColorStop(0, cssColour(mixed(body, ink, 0.55)))
  fill.addColorStop(0.45, cssColour(mixed(body, 0xffffff, 0.1)))
  fill.addColorStop(1, cssColour(mixed(body, ink, 0.35)))
  brush.beginPath()
  brush.moveTo(-20, size + 20)
  brush.lineTo(size * 0.18, size * 0.1)
  brush.lineTo(size, 0)
  brush.lineTo(size, size * 0.86)
  brush.closePath()
  brush.shadowColor = 'rgba(0,0,0,0.7)'
  brush.shadowBlur = 22
  brush.shadowOffsetX = -6
  brush.fillStyle = fill
  brush.fill()
  brush.shadowColor = 'transparent'
  brush.lineWidth = 4
  brush.strokeStyle = cssColour(mixed(metal, ink, 0.15), 0.9)
  brush.stroke()
  brush.lineWidth = 1.6
  brush.strokeStyle = cssColour(mixed(metal, 0xffffff, 0.4), 0.35)
  for (let line = 1; line < 4; line++) {
    brush.beginPath()
    brush.moveTo(size * 0.1 * line, size * (1 - 0.2 * line))
    brush.lineTo(size * (0.4 + 0.16 * line), size * (0.62 - 0.12 * line))
    brush.stroke()
  }
}
