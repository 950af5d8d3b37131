import { colourOf } from '@fairhouse/contract/families/roulette/spots'
import { typeface } from '../../table/typeface.ts'
import { brass } from './paint-bowl.ts'
import { wheelShape } from './wheel-shape.ts'

type Brush = CanvasRenderingContext2D

const { rotor, cone } = wheelShape
const turn = Math.PI * 2

/** Fields of the wheel as its light shows them: outside, inside, and the ground of a pocket. */
const fields = {
  red: ['#d31f2c', '#8f0d17', '#5a0a10'],
  black: ['#2b2d33', '#101114', '#08090a'],
  green: ['#17a057', '#0a6434', '#06401f'],
} as const

/** Paints what turns, seen straight from above, one unit the wheel's radius, its middle in the middle. @param wheel pockets, clockwise. */
export function paintRotor(brush: Brush, wheel: readonly string[]): void {
  brush.translate(rotor.outer, rotor.outer)
  const step = turn / wheel.length
  for (const [place, pocket] of wheel.entries()) paintPocket(brush, pocket, place * step, step)
  for (const place of wheel.keys()) paintFret(brush, (place + 0.5) * step)
  for (const [at, width] of [
    [rotor.outer - 0.006, 0.012],
    [rotor.numbers, 0.01],
  ] as const)
    circle(brush, at, width, brass(brush, 0))
  paintCone(brush)
}

function paintPocket(brush: Brush, pocket: string, angle: number, step: number): void {
  const [light, dark, ground] = fields[colourOf(pocket)]
  sector(brush, [rotor.outer, rotor.numbers], [angle - step / 2, angle + step / 2])
  const field = brush.createRadialGradient(0, 0, rotor.numbers, 0, 0, rotor.outer)
  field.addColorStop(0, dark)
  field.addColorStop(0.75, light)
  field.addColorStop(1, dark)
  brush.fillStyle = field
  brush.fill()
  sector(brush, [rotor.numbers, rotor.pockets], [angle - step / 2, angle + step / 2])
  const depth = brush.createRadialGradient(0, 0, rotor.pockets, 0, 0, rotor.numbers)
  depth.addColorStop(0, ground)
  depth.addColorStop(0.55, dark)
  depth.addColorStop(0.9, light)
  depth.addColorStop(1, ground)
  brush.fillStyle = depth
  brush.fill()
  brush.save()
  brush.rotate(angle)
  brush.translate((rotor.outer + rotor.numbers) / 2 + 0.002, 0)
  brush.rotate(Math.PI / 2)
  // Letters are set in hundreds, for browsers do not draw fonts of less than a pixel.
  brush.scale(0.01, 0.01)
  brush.font = `700 8.6px ${typeface}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = '#fff'
  brush.fillText(pocket, 0, 0.5)
  brush.restore()
}

type Pair = readonly [number, number]

function sector(brush: Brush, [outer, inner]: Pair, [from, to]: Pair): void {
  brush.beginPath()
  brush.arc(0, 0, outer, from, to)
  brush.arc(0, 0, inner, to, from, true)
  brush.closePath()
}

/** The little walls between pockets. */
function paintFret(brush: Brush, angle: number): void {
  brush.save()
  brush.rotate(angle)
  const metal = brush.createLinearGradient(0, -0.008, 0, 0.008)
  metal.addColorStop(0, '#6d4a1c')
  metal.addColorStop(0.35, '#f7e3ab')
  metal.addColorStop(0.6, '#c99b4e')
  metal.addColorStop(1, '#3c260b')
  brush.fillStyle = metal
  brush.fillRect(rotor.pockets - 0.004, -0.006, rotor.numbers - rotor.pockets + 0.004, 0.012)
  brush.fillStyle = 'rgba(240,214,150,0.75)'
  brush.fillRect(rotor.numbers, -0.0022, rotor.outer - rotor.numbers, 0.0044)
  brush.restore()
}

function circle(brush: Brush, at: number, width: number, stroke: string | CanvasGradient): void {
  brush.beginPath()
  brush.arc(0, 0, at, 0, turn)
  brush.lineWidth = width
  brush.strokeStyle = stroke
  brush.stroke()
}

/** Wood inlaid in eight parts, so that its turning is seen. */
function paintCone(brush: Brush): void {
  for (let part = 0; part < 16; part++) {
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.arc(0, 0, cone.foot, (part / 16) * turn, ((part + 1) / 16) * turn)
    brush.closePath()
    const tone = brush.createRadialGradient(0, 0, 0.05, 0, 0, cone.foot)
    const [near, far] = part % 2 === 0 ? ['#8a4a28', '#4a1e0f'] : ['#6b331a', '#33120a']
    tone.addColorStop(0, near)
    tone.addColorStop(1, far)
    brush.fillStyle = tone
    brush.fill()
  }
  brush.save()
  for (let ray = 0; ray < 8; ray++) {
    brush.rotate(turn / 8)
    brush.beginPath()
    brush.moveTo(0.36, 0)
    brush.lineTo(0.14, 0.022)
    brush.lineTo(0.14, -0.022)
    brush.closePath()
    brush.fillStyle = 'rgba(233,196,106,0.62)'
    brush.fill()
  }
  brush.restore()
  circle(brush, cone.foot, 0.022, brass(brush, 0))
  circle(brush, 0.385, 0.006, 'rgba(233,196,106,0.7)')
  circle(brush, 0.14, 0.012, brass(brush, 0))
}

/** Light that stands still over the turning rotor: shadow of the bowl, a sheen across. One unit the radius, of a round picture that is laid tilted. */
export function paintRotorLight(brush: Brush): void {
  brush.translate(rotor.outer, rotor.outer)
  brush.beginPath()
  brush.arc(0, 0, rotor.outer, 0, turn)
  brush.clip()
  const shadow = brush.createRadialGradient(0.13, 0.2, 0.42, 0.05, 0.1, 0.92)
  shadow.addColorStop(0, 'rgba(0,0,0,0)')
  shadow.addColorStop(0.55, 'rgba(0,0,0,0.16)')
  shadow.addColorStop(1, 'rgba(0,0,0,0.72)')
  brush.fillStyle = shadow
  brush.fillRect(-1, -1, 2, 2)
  const sheen = brush.createConicGradient(-Math.PI * 0.62, 0, 0)
  for (const [place, alpha] of [
    [0, 0.3],
    [0.07, 0.1],
    [0.14, 0],
    [0.38, 0],
    [0.46, 0.2],
    [0.54, 0],
    [0.86, 0],
    [0.95, 0.12],
    [1, 0.3],
  ] as const)
    sheen.addColorStop(place, `rgba(255,244,226,${alpha})`)
  brush.fillStyle = sheen
  brush.fillRect(-1, -1, 2, 2)
}
