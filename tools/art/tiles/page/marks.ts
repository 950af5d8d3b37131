import { veil } from './colour.ts'
import { drawThing } from './draw-thing.ts'
import type { Stand } from './layouts.ts'
import type { Pen, Place } from './scene/blocks.ts'
import type { LightRig } from './shade.ts'
import { E } from './shapes.ts'

const bead = (part: number): string =>
  E(50 + 48.7 * Math.cos(part * 2 * Math.PI), 50 + 48.7 * Math.sin(part * 2 * Math.PI), 1.7)

/** A gold ring with a dark enamel ground, behind the hero. */
export function drawRing({ pen, w, h }: Place, { x, y, size }: Stand, rig: LightRig): void {
  const edge = w * size * 1.5
  const ring = drawThing(
    [
      ['gold', 5, E(50, 50, 51)],
      ['bronze', 2, E(50, 50, 46.5)],
      ['gold', 3, E(50, 50, 44)],
      ['glossA', 7, E(50, 50, 41)],
      ['glossB', 3, ...Array.from({ length: 16 }, (_, i) => bead(i / 16))],
    ],
    { size: edge, accents: ['#1a1430', '#f04a5a'], rig },
  )
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,0.7)'
  pen.shadowBlur = 24
  pen.drawImage(ring, x * w - ring.width / 2, y * h - ring.height / 2)
  pen.restore()
}

/** The line that rises until it breaks. */
export function drawCurve({ pen, w, h }: Place, colour: string): void {
  pen.save()
  pen.strokeStyle = veil('#ffffff', 0.14)
  pen.lineWidth = 1
  for (let i = 1; i < 8; i++) {
    pen.strokeRect(-2, (h * 0.72 * i) / 8, w + 4, h)
    pen.strokeRect((w * i) / 8, -2, w, h * 0.72)
  }
  const path = new Path2D(
    `M-10 ${h * 0.72}C${w * 0.45} ${h * 0.7} ${w * 0.74} ${h * 0.5} ${w * 0.98} ${h * 0.08}`,
  )
  const below = new Path2D(
    `M-10 ${h * 0.72}C${w * 0.45} ${h * 0.7} ${w * 0.74} ${h * 0.5} ${w * 0.98} ${h * 0.08}L${w * 0.98} ${h * 0.74}L-10 ${h * 0.74}Z`,
  )
  const fill = pen.createLinearGradient(0, h * 0.1, 0, h * 0.74)
  fill.addColorStop(0, veil(colour, 0.55))
  fill.addColorStop(1, veil(colour, 0))
  pen.fillStyle = fill
  pen.fill(below)
  pen.globalCompositeOperation = 'screen'
  for (const [wide, alpha] of [
    [34, 0.3],
    [16, 0.6],
    [7, 1],
  ] as const) {
    pen.strokeStyle = veil(wide === 7 ? '#ffffff' : colour, alpha)
    pen.lineWidth = wide
    pen.stroke(path)
  }
  pen.restore()
}

/** A sight with its cross. */
export function drawSight(pen: Pen, x: number, y: number, r: number): void {
  pen.save()
  pen.translate(x, y)
  pen.shadowColor = 'rgba(0,0,0,0.8)'
  pen.shadowBlur = 6
  for (const [radius, wide] of [
    [r, 5],
    [r * 0.62, 2],
  ] as const) {
    pen.strokeStyle = radius === r ? '#ff4a3a' : '#fff4ea'
    pen.lineWidth = wide
    pen.beginPath()
    pen.arc(0, 0, radius, 0, Math.PI * 2)
    pen.stroke()
  }
  pen.strokeStyle = '#ff4a3a'
  pen.lineWidth = 4
  for (let i = 0; i < 4; i++) {
    pen.rotate(Math.PI / 2)
    pen.beginPath()
    pen.moveTo(r * 0.78, 0)
    pen.lineTo(r * 1.22, 0)
    pen.stroke()
  }
  pen.restore()
}

/** A small gold plate with a word on it. */
export function drawPlate(pen: Pen, text: string, x: number, y: number): void {
  pen.save()
  pen.font = '800 22px "Outfit"'
  pen.letterSpacing = '2px'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const wide = pen.measureText(text).width + 40
  pen.shadowColor = 'rgba(0,0,0,0.8)'
  pen.shadowBlur = 10
  const rim = pen.createLinearGradient(0, y - 19, 0, y + 19)
  rim.addColorStop(0, '#fff2b0')
  rim.addColorStop(0.5, '#d08a1c')
  rim.addColorStop(1, '#ffe08a')
  pen.fillStyle = rim
  pen.beginPath()
  pen.roundRect(x - wide / 2, y - 19, wide, 38, 19)
  pen.fill()
  pen.shadowBlur = 0
  const face = pen.createLinearGradient(0, y - 16, 0, y + 16)
  face.addColorStop(0, '#f0364a')
  face.addColorStop(1, '#8a0a24')
  pen.fillStyle = face
  pen.beginPath()
  pen.roundRect(x - wide / 2 + 3, y - 16, wide - 6, 32, 16)
  pen.fill()
  pen.fillStyle = '#fff6da'
  pen.fillText(text, x + 1, y + 1)
  pen.restore()
}
