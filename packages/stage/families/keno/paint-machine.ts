import type { Texture } from 'pixi.js'
import { cssColour, mixed } from '../../screen/colour.ts'
import { paint } from '../../screen/paint.ts'
import type { KenoColours } from './title.ts'

/** Pictures of the machine, each so many times as wide as its glass. */
export interface MachinePictures {
  /** Behind the balls: the back of the glass and the stand. */
  readonly back: Texture
  /** Before the balls: rim, gloss, and the mouth where they come out. */
  readonly front: Texture
  close(): void
}

/** Width of both pictures in diameters of the glass; the middle of the glass is the middle of the picture. */
export const machineWidth = 1.12

/** @param diameter of the glass in pixels of the screen. */
export function paintMachine(diameter: number, colours: KenoColours): MachinePictures {
  const size = diameter * machineWidth
  const pictures = {
    back: paint(size, size, (brush) => paintBack(brush, size, diameter / 2, colours)),
    front: paint(size, size, (brush) => paintFront(brush, size, diameter / 2, colours)),
  }
  return {
    ...pictures,
    close: () => {
      for (const texture of Object.values(pictures)) texture.destroy(true)
    },
  }
}

function paintBack(
  brush: CanvasRenderingContext2D,
  size: number,
  radius: number,
  { ink, light }: KenoColours,
): void {
  const middle = size / 2
  const glass = brush.createRadialGradient(
    middle,
    middle * 0.86,
    radius * 0.1,
    middle,
    middle,
    radius,
  )
  glass.addColorStop(0, cssColour(mixed(ink, light, 0.55), 0.96))
  glass.addColorStop(0.55, cssColour(mixed(ink, light, 0.24), 0.96))
  glass.addColorStop(1, cssColour(mixed(ink, 0x000000, 0.35), 0.98))
  brush.fillStyle = glass
  brush.beginPath()
  brush.arc(middle, middle, radius, 0, Math.PI * 2)
  brush.fill()
  // The grid from which the air comes, at the bottom.
  brush.save()
  brush.clip()
  brush.fillStyle = cssColour(mixed(ink, 0xffffff, 0.16), 0.9)
  brush.beginPath()
  brush.ellipse(middle, middle + radius * 0.97, radius * 0.5, radius * 0.12, 0, 0, Math.PI * 2)
  brush.fill()
  const air = brush.createLinearGradient(0, middle + radius, 0, middle - radius * 0.6)
  air.addColorStop(0, cssColour(light, 0.35))
  air.addColorStop(1, cssColour(light, 0))
  brush.fillStyle = air
  brush.beginPath()
  brush.moveTo(middle - radius * 0.4, middle + radius)
  brush.lineTo(middle - radius * 0.16, middle - radius)
  brush.lineTo(middle + radius * 0.16, middle - radius)
  brush.lineTo(middle + radius * 0.4, middle + radius)
  brush.fill()
  brush.restore()
}

function paintFront(
  brush: CanvasRenderingContext2D,
  size: number,
  radius: number,
  colours: KenoColours,
): void {
  const at = { brush, middle: size / 2, radius }
  paintGlass(at, colours)
  paintRim(at, colours)
}

interface Round {
  readonly brush: CanvasRenderingContext2D
  readonly middle: number
  readonly radius: number
}

/** Glass grows darker towards its edge, and mirrors a window and the floor. */
function paintGlass({ brush, middle, radius }: Round, { ink }: KenoColours): void {
  const edge = brush.createRadialGradient(middle, middle, radius * 0.72, middle, middle, radius)
  edge.addColorStop(0, cssColour(ink, 0))
  edge.addColorStop(1, cssColour(ink, 0.62))
  brush.save()
  brush.fillStyle = edge
  disc(brush, { x: middle, y: middle, radius })
  brush.clip()
  const window = brush.createLinearGradient(0, middle - radius, 0, middle)
  window.addColorStop(0, 'rgba(255,255,255,0.42)')
  window.addColorStop(0.7, 'rgba(255,255,255,0.05)')
  window.addColorStop(1, 'rgba(255,255,255,0)')
  const mirrored = [
    { fill: window, x: -0.22, y: -0.5, wide: 0.62, high: 0.36, turn: -0.4 },
    { fill: 'rgba(255,255,255,0.1)', x: 0.36, y: 0.66, wide: 0.34, high: 0.12, turn: -0.5 },
  ] as const
  for (const { fill, x, y, wide, high, turn } of mirrored) {
    brush.fillStyle = fill
    brush.beginPath()
    const [centreX, centreY] = [middle + radius * x, middle + radius * y]
    brush.ellipse(centreX, centreY, radius * wide, radius * high, turn, 0, Math.PI * 2)
    brush.fill()
  }
  brush.restore()
}

/** The rim of brass with its bolts, and the mouth above. */
function paintRim({ brush, middle, radius }: Round, { metal }: KenoColours): void {
  const brass = brush.createLinearGradient(
    middle - radius,
    middle - radius,
    middle + radius,
    middle + radius,
  )
  const shades = [
    [0, 0xffffff, 0.7],
    [0.3, metal, 0],
    [0.55, 0x000000, 0.55],
    [0.8, metal, 0],
    [1, 0xffffff, 0.5],
  ] as const
  for (const [place, to, share] of shades)
    brass.addColorStop(place, cssColour(mixed(metal, to, share)))
  const rings = [
    [1.03, 0.085, cssColour(mixed(metal, 0x000000, 0.75))],
    [1.03, 0.062, brass],
    [0.985, 0.012, 'rgba(255,255,255,0.35)'],
  ] as const
  for (const [share, width, stroke] of rings) {
    brush.beginPath()
    brush.arc(middle, middle, radius * share, 0, Math.PI * 2)
    brush.lineWidth = radius * width
    brush.strokeStyle = stroke
    brush.stroke()
  }
  brush.fillStyle = cssColour(mixed(metal, 0xffffff, 0.55))
  for (let bolt = 0; bolt < 12; bolt++) {
    const angle = (bolt / 12) * Math.PI * 2 + Math.PI / 12
    disc(brush, {
      x: middle + Math.cos(angle) * radius * 1.03,
      y: middle + Math.sin(angle) * radius * 1.03,
      radius: radius * 0.016,
    })
  }
  brush.fillStyle = brass
  brush.beginPath()
  const [left, top] = [middle - radius * 0.17, middle - radius * 1.1]
  brush.roundRect(left, top, radius * 0.34, radius * 0.16, radius * 0.05)
  brush.fill()
  brush.lineWidth = Math.max(1, radius * 0.012)
  brush.strokeStyle = cssColour(mixed(metal, 0x000000, 0.7))
  brush.stroke()
}

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

function disc(brush: CanvasRenderingContext2D, { x, y, radius }: Disc): void {
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

/** A groove that balls rest in, under every place of the tray; `diameter` in pixels. */
export const paintGroove = (diameter: number, { ink, metal }: KenoColours): Texture =>
  paint(diameter, diameter, (brush) => {
    const middle = diameter / 2
    const hollow = brush.createRadialGradient(middle, middle * 0.8, 0, middle, middle, middle)
    hollow.addColorStop(0, cssColour(mixed(ink, 0x000000, 0.5), 0.9))
    hollow.addColorStop(0.82, cssColour(ink, 0.8))
    hollow.addColorStop(1, cssColour(mixed(ink, metal, 0.4), 0.9))
    brush.fillStyle = hollow
    brush.beginPath()
    brush.arc(middle, middle, middle * 0.9, 0, Math.PI * 2)
    brush.fill()
    brush.lineWidth = Math.max(1, diameter * 0.03)
    brush.strokeStyle = cssColour(metal, 0.45)
    brush.stroke()
  })

/** The groove of the last ball, where it wins free draws: a bright ring with a star. */
export const paintLastGroove = (diameter: number, colours: KenoColours): Texture =>
  paint(diameter, diameter, (brush) => {
    const middle = diameter / 2
    const { caught, ink } = colours
    const glow = brush.createRadialGradient(middle, middle, middle * 0.2, middle, middle, middle)
    glow.addColorStop(0, cssColour(mixed(ink, caught, 0.35), 0.95))
    glow.addColorStop(0.8, cssColour(mixed(ink, caught, 0.12), 0.95))
    glow.addColorStop(1, cssColour(caught, 0.55))
    brush.fillStyle = glow
    disc(brush, { x: middle, y: middle, radius: middle * 0.96 })
    brush.lineWidth = Math.max(2, diameter * 0.07)
    brush.strokeStyle = cssColour(mixed(caught, 0xffffff, 0.25))
    brush.beginPath()
    brush.arc(middle, middle, middle * 0.92, 0, Math.PI * 2)
    brush.stroke()
    brush.fillStyle = cssColour(caught, 0.9)
    brush.beginPath()
    for (let point = 0; point < 10; point++) {
      const radius = middle * (point % 2 === 0 ? 0.5 : 0.22)
      const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
      brush.lineTo(middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius)
    }
    brush.closePath()
    brush.fill()
  })

/** The table under the numbers: dark lacquer in a metal rim; in pixels of the screen. */
export const paintPanel = (width: number, height: number, { ink, metal }: KenoColours): Texture =>
  paint(width, height, (brush) => {
    const rim = Math.min(10, Math.max(3, Math.min(width, height) * 0.018))
    const round = rim * 4
    const box = (by: number): void => {
      brush.beginPath()
      brush.roundRect(by, by, width - by * 2, height - by * 2, Math.max(1, round - by / 2))
    }
    const lacquer = brush.createLinearGradient(0, 0, 0, height)
    lacquer.addColorStop(0, cssColour(mixed(ink, 0xffffff, 0.1), 0.93))
    lacquer.addColorStop(0.5, cssColour(ink, 0.93))
    lacquer.addColorStop(1, cssColour(mixed(ink, 0x000000, 0.5), 0.95))
    box(rim)
    brush.fillStyle = lacquer
    brush.fill()
    const brass = brush.createLinearGradient(0, 0, width, height)
    brass.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.6)))
    brass.addColorStop(0.4, cssColour(mixed(metal, 0x000000, 0.25)))
    brass.addColorStop(0.6, cssColour(metal))
    brass.addColorStop(1, cssColour(mixed(metal, 0x000000, 0.5)))
    brush.lineWidth = rim
    brush.strokeStyle = brass
    brush.stroke()
    box(rim * 1.9)
    brush.lineWidth = 1
    brush.strokeStyle = 'rgba(255,255,255,0.12)'
    brush.stroke()
  })
