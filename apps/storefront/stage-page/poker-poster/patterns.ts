/** Places that are an ornament. */
import { colourOf, cssColour, mixed } from '@fairhouse/stage/screen/colour'
import { drawSuit } from '@fairhouse/stage/table/card-art/suit-shapes'
import { type Place, polygon, times } from './place.ts'

/** Rays of light about the hand. */
export const rays: Place = (brush, { width, height, x, y, look }) => {
  const reach = Math.hypot(width, height)
  const count = 36
  times(count, (at) => {
    const [from, to] = [(at / count) * Math.PI * 2, ((at + 0.5) / count) * Math.PI * 2]
    polygon(brush, [
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ])
    const fall = brush.createRadialGradient(x, y, 0, x, y, reach * 0.62)
    fall.addColorStop(0, cssColour(mixed(colourOf(look.main), 0xffffff, 0.45), 0.9))
    fall.addColorStop(1, cssColour(colourOf(look.main), 0.12))
    brush.fillStyle = fall
    brush.fill()
  })
  for (const ring of [0.34, 0.37, 0.5]) {
    brush.beginPath()
    brush.arc(x, y, height * ring, 0, Math.PI * 2)
    brush.lineWidth = height * 0.004
    brush.strokeStyle = cssColour(colourOf(look.metal), 0.55)
    brush.stroke()
  }
}

/** Quilted leather: diamonds with the four suits in turn, and a stud where they meet. */
export const lattice: Place = (brush, { width, height, look }) => {
  const step = height * 0.115
  const suits = ['s', 'h', 'c', 'd'] as const
  times(Math.ceil(width / step) + 2, (column) =>
    times(Math.ceil(height / step) * 2 + 2, (row) => {
      const [x, y] = [(column + (row % 2) / 2) * step, (row * step) / 2]
      polygon(brush, [
        [x, y - step / 2],
        [x + step / 2, y],
        [x, y + step / 2],
        [x - step / 2, y],
      ])
      const puff = brush.createRadialGradient(x - step * 0.1, y - step * 0.14, 0, x, y, step * 0.6)
      puff.addColorStop(0, cssColour(mixed(colourOf(look.main), 0xffffff, 0.18)))
      puff.addColorStop(0.6, look.main)
      puff.addColorStop(1, cssColour(mixed(colourOf(look.main), 0, 0.6)))
      brush.fillStyle = puff
      brush.fill()
      brush.fillStyle = cssColour(colourOf(look.accent), 0.8)
      const suit = suits[(column + row) % 4] ?? 's'
      drawSuit(brush, suit, { x, y, size: step * 0.34 })
      brush.beginPath()
      brush.arc(x + step / 2, y, step * 0.045, 0, Math.PI * 2)
      brush.fillStyle = look.metal
      brush.fill()
    }),
  )
}

/** Facets of a cut stone, each with a shade of its own. */
export const facets: Place = (brush, { width, height, x, y, look, chance }) => {
  const spokes = 16
  const rings = [0, 0.14, 0.27, 0.44, 0.66, 0.95, 1.4, 2]
  const at = (ring: number, spoke: number): readonly [number, number] => {
    const angle = ((spoke + (ring % 2) / 2) / spokes) * Math.PI * 2
    const reach = (rings[ring] ?? 0) * height
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  }
  const facet = (points: readonly (readonly [number, number])[]): void => {
    polygon(brush, points)
    const light = chance()
    const tint = light > 0.84 ? colourOf(look.accent) : colourOf(look.main)
    brush.fillStyle = cssColour(
      mixed(tint, light > 0.45 ? 0xffffff : 0, Math.abs(light - 0.45) * 0.75),
      0.85,
    )
    brush.fill()
    brush.lineWidth = height * 0.0016
    brush.strokeStyle = 'rgba(255,255,255,0.22)'
    brush.stroke()
  }
  times(rings.length - 1, (ring) =>
    times(spokes, (spoke) => {
      const shift = ring % 2
      facet([at(ring, spoke), at(ring, spoke + 1), at(ring + 1, spoke + shift)])
      facet([at(ring + 1, spoke + shift - 1), at(ring + 1, spoke + shift), at(ring, spoke)])
    }),
  )
  brush.fillStyle = cssColour(colourOf(look.sky[1]), 0.12)
  brush.fillRect(0, 0, width, height)
}

/** Rings of neon tubes around the hand. */
export const rings: Place = (brush, { width, height, x, y, look }) => {
  const tubes = [look.accent, look.main, look.metal, look.main, look.accent, look.metal, look.main]
  for (const [ring, tint] of tubes.entries()) {
    const half = height * (0.24 + ring * 0.105)
    brush.save()
    brush.shadowColor = tint
    brush.shadowBlur = height * 0.05
    brush.beginPath()
    brush.roundRect(x - half * 0.82, y - half, half * 1.64, half * 2, half * 0.3)
    brush.lineWidth = height * 0.011
    brush.strokeStyle = cssColour(colourOf(tint), 0.95 - ring * 0.08)
    brush.stroke()
    brush.shadowColor = 'transparent'
    brush.lineWidth = height * 0.0035
    brush.strokeStyle = 'rgba(255,255,255,0.8)'
    brush.stroke()
    brush.restore()
  }
  brush.fillStyle = cssColour(colourOf(look.sky[1]), 0.1)
  brush.fillRect(0, 0, width, height)
}
