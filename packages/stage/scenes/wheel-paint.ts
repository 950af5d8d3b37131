import type { Prize } from '@fairhouse/contract/families/slot/events'
import type { Texture } from 'pixi.js'
import { cssColour, mixed } from '../screen/colour.ts'
import { paint } from '../screen/paint.ts'
import type { SlotSkin } from '../families/slot/skin.ts'

/** Diameter of a wheel in the units in which it is drawn. */
export const wheelSize = 1000

export interface RingRadius {
  readonly inner: number
  readonly outer: number
}

/** Rings share the wheel between rim and hub; ring 0 is the outermost. */
export function radiusOf(ring: number, rings: number): RingRadius {
  const [rim, hub] = [wheelSize / 2 - 26, 110]
  const depth = (rim - hub) / rings
  return { outer: rim - depth * ring, inner: rim - depth * (ring + 1) }
}

/** Slices in the title's colours; what is worth more than money is brighter. */
export function paintRing(skin: SlotSkin, prizes: readonly Prize[], radius: RingRadius): Texture {
  const size = radius.outer * 2 + 52
  return paint(size, size, (brush) => {
    brush.translate(size / 2, size / 2)
    const step = (Math.PI * 2) / prizes.length
    for (const [slice, prize] of prizes.entries()) {
      const from = slice * step - Math.PI / 2
      const colour = colourOfSlice(skin, prize, slice)
      const light = brush.createRadialGradient(0, 0, radius.inner, 0, 0, radius.outer)
      light.addColorStop(0, cssColour(mixed(colour, 0, 0.55)))
      light.addColorStop(0.75, cssColour(colour))
      light.addColorStop(1, cssColour(mixed(colour, 0xffffff, 0.25)))
      brush.fillStyle = light
      sector(brush, radius, from, from + step)
      brush.fill()
      brush.strokeStyle = cssColour(mixed(skin.plate.rim, 0xffffff, 0.3))
      brush.lineWidth = 4
      brush.stroke()
    }
    rim(brush, skin, radius.outer, prizes.length)
  })
}

function sector(
  brush: CanvasRenderingContext2D,
  { inner, outer }: RingRadius,
  from: number,
  to: number,
): void {
  brush.beginPath()
  brush.arc(0, 0, outer, from, to)
  brush.arc(0, 0, inner, to, from, true)
  brush.closePath()
}

/** A metal rim with a lamp where slices meet. */
function rim(brush: CanvasRenderingContext2D, skin: SlotSkin, outer: number, lamps: number): void {
  const metal = brush.createLinearGradient(0, -outer, 0, outer)
  metal.addColorStop(0, cssColour(mixed(skin.plate.rim, 0xffffff, 0.7)))
  metal.addColorStop(0.5, cssColour(mixed(skin.plate.rim, 0, 0.35)))
  metal.addColorStop(1, cssColour(mixed(skin.plate.rim, 0xffffff, 0.4)))
  brush.lineWidth = 24
  brush.strokeStyle = metal
  brush.beginPath()
  brush.arc(0, 0, outer + 6, 0, Math.PI * 2)
  brush.stroke()
  for (let lamp = 0; lamp < lamps; lamp++) {
    const angle = (lamp / lamps) * Math.PI * 2 - Math.PI / 2
    brush.beginPath()
    brush.arc(Math.cos(angle) * (outer + 6), Math.sin(angle) * (outer + 6), 8, 0, Math.PI * 2)
    brush.fillStyle = '#fff6d8'
    brush.shadowColor = '#ffe9a0'
    brush.shadowBlur = 14
    brush.fill()
    brush.shadowBlur = 0
  }
}

function colourOfSlice(skin: SlotSkin, { kind }: Prize, slice: number): number {
  const [main = 0xc0392b, accent = 0x2a6fb0] = skin.lineColours
  if (kind === 'jackpot') return mixed(skin.plate.rim, 0, 0.1)
  if (kind === 'end') return 0x2b2b33
  if (kind === 'up') return mixed(skin.winLight, 0, 0.25)
  return mixed(slice % 2 === 0 ? main : accent, 0, 0.35)
}

/** Points down at the slice under it. */
export const paintPointer = ({ plate, suspenseLight }: SlotSkin): Texture =>
  paint(120, 140, (brush) => {
    brush.translate(60, 10)
    brush.beginPath()
    brush.moveTo(-44, 0)
    brush.quadraticCurveTo(0, -16, 44, 0)
    brush.lineTo(0, 118)
    brush.closePath()
    const metal = brush.createLinearGradient(-44, 0, 44, 0)
    metal.addColorStop(0, cssColour(mixed(plate.rim, 0xffffff, 0.7)))
    metal.addColorStop(1, cssColour(mixed(plate.rim, 0, 0.3)))
    brush.shadowColor = 'rgba(0,0,0,0.7)'
    brush.shadowBlur = 10
    brush.fillStyle = metal
    brush.fill()
    brush.shadowBlur = 0
    brush.beginPath()
    brush.arc(0, 26, 17, 0, Math.PI * 2)
    brush.fillStyle = cssColour(suspenseLight)
    brush.fill()
  })

export const paintHub = ({ plate }: SlotSkin): Texture =>
  paint(250, 250, (brush) => {
    const metal = brush.createRadialGradient(100, 90, 10, 125, 125, 118)
    metal.addColorStop(0, cssColour(mixed(plate.rim, 0xffffff, 0.85)))
    metal.addColorStop(0.5, cssColour(plate.rim))
    metal.addColorStop(1, cssColour(mixed(plate.rim, 0, 0.6)))
    brush.fillStyle = metal
    brush.shadowColor = 'rgba(0,0,0,0.6)'
    brush.shadowBlur = 12
    brush.beginPath()
    brush.arc(125, 125, 112, 0, Math.PI * 2)
    brush.fill()
  })
