/** Places under an open sky. */
import { colourOf, cssColour, mixed } from '@fairhouse/stage/screen/colour'
import { type Brush, type Place, polygon, type Scene, times } from './place.ts'

/** Five points of a star around a middle. */
const starAt = (x: number, y: number, size: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? size : size * 0.42]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })

/** Waving stripes below a field of stars. */
export const stars: Place = (brush, { width, height, look, chance }) => {
  const stripe = height * 0.062
  times(Math.ceil(height / stripe) + 2, (at) => {
    brush.beginPath()
    brush.moveTo(0, at * stripe)
    for (let x = 0; x <= width; x += 8)
      brush.lineTo(x, at * stripe + Math.sin(x / (height * 0.2) + at * 0.05) * height * 0.022)
    for (let x = width; x >= 0; x -= 8)
      brush.lineTo(x, (at + 1) * stripe + Math.sin(x / (height * 0.2) + at * 0.05) * height * 0.022)
    brush.fillStyle = cssColour(colourOf(at % 2 === 0 ? look.accent : '#f3ead6'), 0.6)
    brush.fill()
  })
  const field = brush.createLinearGradient(0, 0, 0, height * 0.62)
  field.addColorStop(0, look.main)
  field.addColorStop(0.6, cssColour(colourOf(look.main), 0.75))
  field.addColorStop(1, cssColour(colourOf(look.main), 0))
  brush.fillStyle = field
  brush.fillRect(0, 0, width, height)
  const step = height * 0.115
  times(Math.ceil(width / step) + 1, (column) =>
    times(4, (row) => {
      const x = (column + (row % 2) / 2) * step
      polygon(brush, starAt(x, step * (0.45 + row * 0.78), step * (0.2 + 0.04 * chance())))
      brush.fillStyle = `rgba(255,250,235,${0.92 - row * 0.2})`
      brush.fill()
    }),
  )
}

/** Tongues of fire, the palest in front. */
export const flames: Place = (brush, { width, height, look, chance }) => {
  const tints = [
    mixed(colourOf(look.main), 0, 0.45),
    colourOf(look.main),
    colourOf(look.accent),
    0xfff3c4,
  ]
  for (const [row, tint] of tints.entries()) {
    const [base, wide] = [height * 0.8, height * (0.2 - row * 0.035)]
    times(Math.ceil(width / (wide * 0.5)) + 2, (at) => {
      const x = (at - 0.5) * wide * 0.5
      const tip = height * (0.06 + row * 0.15 + 0.24 * chance())
      const lean = (chance() - 0.5) * wide * 1.4
      brush.beginPath()
      brush.moveTo(x - wide / 2, base)
      brush.bezierCurveTo(
        x - wide * 0.7,
        height * 0.5,
        x + lean,
        height * 0.42,
        x + lean * 0.6,
        tip,
      )
      brush.bezierCurveTo(
        x + lean * 1.3,
        height * 0.4,
        x + wide * 0.75,
        height * 0.52,
        x + wide / 2,
        base,
      )
      const fall = brush.createLinearGradient(0, tip, 0, base)
      fall.addColorStop(0, cssColour(tint, 0.05))
      fall.addColorStop(0.45, cssColour(tint, 0.32))
      fall.addColorStop(1, cssColour(mixed(tint, 0xffffff, 0.2), 0.6))
      brush.fillStyle = fall
      brush.fill()
    })
  }
}

/** A city at night: three rows of houses with lit windows. */
export const skyline: Place = (brush, scene) => {
  const { width, height, chance } = scene
  for (let row = 0; row < 3; row++) {
    for (let left = -height * 0.05; left < width; ) {
      const wide = height * (0.07 + 0.08 * chance())
      const top = height * (0.06 + row * 0.1 + 0.3 * chance())
      house(brush, scene, { left, top, wide, row })
      left += wide
    }
  }
}

interface House {
  readonly left: number
  readonly top: number
  readonly wide: number
  /** 0 for the farthest. */
  readonly row: number
}

function house(
  brush: Brush,
  { height, look, chance }: Scene,
  { left, top, wide, row }: House,
): void {
  brush.fillStyle = cssColour(mixed(colourOf(look.main), colourOf(look.sky[1]), 0.25 + row * 0.3))
  brush.fillRect(left, top, wide * 0.94, height)
  const pane = wide / 6
  const floors = Math.ceil((height * 0.75 - top - pane) / (pane * 1.5))
  times(floors * 4, (at) => {
    if (chance() < 0.45) return
    const tint = colourOf(chance() < 0.6 ? look.metal : look.accent)
    brush.fillStyle = cssColour(tint, 0.25 + row * 0.25)
    const [x, y] = [
      left + pane * (0.7 + (at % 4) * 1.2),
      top + pane + Math.floor(at / 4) * pane * 1.5,
    ]
    brush.fillRect(x, y, pane * 0.7, pane * 0.8)
  })
}

interface Frond {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly turn: number
  readonly tint: number
}

/** Leaves of palms that hang into the picture. */
export const leaves: Place = (brush, { width, height, look, chance }) => {
  for (let layer = 0; layer < 3; layer++) {
    const tint = mixed(
      colourOf(layer === 2 ? look.accent : look.main),
      colourOf(look.sky[1]),
      0.65 - layer * 0.28,
    )
    times(8, (at) => {
      const isLeft = at % 2 === 0
      const y = height * (-0.06 + (at / 8) * 0.8)
      const turn = isLeft ? -0.4 + chance() : Math.PI - 0.6 + chance()
      const x = isLeft ? -height * 0.04 : width + height * 0.04
      drawFrond(brush, { x, y, turn, long: height * (0.32 + 0.2 * chance()), tint })
    })
    times(5, (at) => {
      const turn = Math.PI / 2 - 0.7 + chance() * 1.4
      const x = ((at + 0.5) / 5) * width
      drawFrond(brush, { x, y: -height * 0.05, turn, long: height * (0.2 + 0.14 * chance()), tint })
    })
  }
}

/** A stem with leaflets on both sides, the lower ones in shade. */
function drawFrond(brush: Brush, { x, y, long, turn, tint }: Frond): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(turn)
  times(30, (leaflet) => {
    const [at, side] = [leaflet >> 1, leaflet % 2 === 0 ? -1 : 1]
    const along = (at / 15) * long
    const reach = long * 0.42 * Math.sin(((at + 1.4) / 16.6) * Math.PI)
    brush.beginPath()
    brush.moveTo(along, 0)
    brush.quadraticCurveTo(
      along + reach * 0.55,
      side * reach * 0.4,
      along + reach * 0.72,
      side * reach,
    )
    brush.quadraticCurveTo(along + reach * 0.2, side * reach * 0.55, along, 0)
    brush.fillStyle = cssColour(mixed(tint, side > 0 ? 0 : 0xffffff, 0.16))
    brush.fill()
  })
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(long, 0)
  brush.lineWidth = long * 0.012
  brush.strokeStyle = cssColour(mixed(tint, 0, 0.4))
  brush.stroke()
  brush.restore()
}

/** Clouds of stars, and a planet with its ring. */
export const nebula: Place = (brush, { width, height, look, chance }) => {
  times(26, (at) => {
    const [x, y, reach] = [
      chance() * width,
      chance() * height * 0.8,
      height * (0.12 + 0.28 * chance()),
    ]
    const cloud = brush.createRadialGradient(x, y, 0, x, y, reach)
    cloud.addColorStop(0, cssColour(colourOf(at % 3 === 0 ? look.accent : look.main), 0.34))
    cloud.addColorStop(1, cssColour(colourOf(look.main), 0))
    brush.fillStyle = cloud
    brush.fillRect(x - reach, y - reach, reach * 2, reach * 2)
  })
  times(260, () => {
    const size = 0.6 + height * 0.0026 * chance() ** 4
    brush.beginPath()
    brush.arc(chance() * width, chance() * height, size, 0, Math.PI * 2)
    brush.fillStyle = `rgba(255,255,255,${0.3 + 0.7 * chance()})`
    brush.fill()
  })
  const [x, y, round] = [width * 0.84, height * 0.13, height * 0.09]
  const globe = brush.createRadialGradient(
    x - round * 0.4,
    y - round * 0.4,
    round * 0.1,
    x,
    y,
    round,
  )
  globe.addColorStop(0, cssColour(mixed(colourOf(look.metal), 0xffffff, 0.5)))
  globe.addColorStop(0.6, look.metal)
  globe.addColorStop(1, cssColour(mixed(colourOf(look.metal), 0, 0.75)))
  brush.fillStyle = globe
  brush.beginPath()
  brush.arc(x, y, round, 0, Math.PI * 2)
  brush.fill()
  brush.beginPath()
  brush.ellipse(x, y, round * 1.8, round * 0.42, -0.35, -0.2, Math.PI + 0.2)
  brush.lineWidth = round * 0.12
  brush.strokeStyle = cssColour(mixed(colourOf(look.accent), 0xffffff, 0.4), 0.8)
  brush.stroke()
}
