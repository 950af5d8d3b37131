import { paper } from './paper.ts'
import type { Brush } from './suit-shapes.ts'

/** Colours of the back of a deck; a title brings its own. */
export interface BackLook {
  readonly ground: string
  /** Lines of the ornament. */
  readonly line: string
}

const inset = 15
const step = 20

/** A back in the manner of the twenties: fans of fine lines within a frame, the same from both ends. */
export function drawBack(brush: Brush, { ground, line }: BackLook): void {
  const { width, height, round } = paper
  brush.beginPath()
  brush.roundRect(0.5, 0.5, width - 1, height - 1, round)
  brush.fillStyle = '#f6f1e4'
  brush.fill()
  brush.lineWidth = 1.6
  brush.strokeStyle = 'rgba(70,60,45,0.4)'
  brush.stroke()
  brush.save()
  brush.beginPath()
  brush.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 8)
  brush.fillStyle = ground
  brush.fill()
  brush.clip()
  drawHalf(brush, ground, line)
  brush.translate(width, height)
  brush.rotate(Math.PI)
  drawHalf(brush, ground, line)
  brush.restore()
  drawFrames(brush, line)
  drawMedal(brush, ground, line)
  drawSheen(brush)
}

/** Scales of fans from the upper edge down to the middle; the lower half is the same one turned. */
function drawHalf(brush: Brush, ground: string, line: string): void {
  const { width, height } = paper
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, width, height / 2)
  brush.clip()
  brush.strokeStyle = line
  const columns = Math.ceil(width / step) + 2
  // From the middle outwards, so that each row covers the feet of the one before.
  for (let row = Math.ceil(height / 2 / (step / 2)); row >= -2; row--)
    for (let column = -1; column < columns; column++) {
      const x = width / 2 + (column - columns / 2 + (row % 2 === 0 ? 0 : 0.5)) * step
      drawFan(brush, x, row * (step / 2), ground)
    }
  brush.restore()
}

function drawFan(brush: Brush, x: number, y: number, ground: string): void {
  brush.beginPath()
  brush.arc(x, y, step / 2, 0, Math.PI * 2)
  brush.fillStyle = ground
  brush.fill()
  for (const [radius, width, alpha] of [
    [9.6, 1.1, 0.9],
    [6.6, 0.8, 0.62],
    [3.6, 0.8, 0.5],
  ] as const) {
    brush.globalAlpha = alpha
    brush.lineWidth = width
    brush.beginPath()
    brush.arc(x, y, radius, 0, Math.PI * 2)
    brush.stroke()
  }
  brush.globalAlpha = 1
}

function drawFrames(brush: Brush, line: string): void {
  const { width, height } = paper
  brush.strokeStyle = line
  for (const [by, thick, round] of [
    [inset + 1.5, 3, 8],
    [inset + 6.5, 1, 5],
  ] as const) {
    brush.lineWidth = thick
    brush.beginPath()
    brush.roundRect(by, by, width - 2 * by, height - 2 * by, round)
    brush.stroke()
  }
}

/** The sign in the middle: a lozenge with rays and a star. */
function drawMedal(brush: Brush, ground: string, line: string): void {
  brush.save()
  brush.translate(paper.width / 2, paper.height / 2)
  const lozenge = (wide: number, high: number): void => {
    brush.beginPath()
    brush.moveTo(0, -high)
    brush.quadraticCurveTo(wide * 0.34, -high * 0.34, wide, 0)
    brush.quadraticCurveTo(wide * 0.34, high * 0.34, 0, high)
    brush.quadraticCurveTo(-wide * 0.34, high * 0.34, -wide, 0)
    brush.quadraticCurveTo(-wide * 0.34, -high * 0.34, 0, -high)
    brush.closePath()
  }
  brush.beginPath()
  brush.ellipse(0, 0, 62, 82, 0, 0, Math.PI * 2)
  brush.fillStyle = ground
  brush.fill()
  brush.strokeStyle = line
  brush.lineWidth = 3
  brush.stroke()
  brush.lineWidth = 1
  brush.beginPath()
  brush.ellipse(0, 0, 56, 76, 0, 0, Math.PI * 2)
  brush.stroke()
  for (let ray = 0; ray < 48; ray++) {
    const angle = (ray / 48) * Math.PI * 2
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const inner = ray % 2 === 0 ? 0.5 : 0.66
    brush.beginPath()
    brush.moveTo(52 * inner * cos, 71 * inner * sin)
    brush.lineTo(52 * cos, 71 * sin)
    brush.stroke()
  }
  brush.fillStyle = line
  lozenge(30, 62)
  brush.fill()
  lozenge(46, 24)
  brush.fill()
  brush.fillStyle = ground
  lozenge(15, 40)
  brush.fill()
  brush.fillStyle = line
  lozenge(8, 22)
  brush.fill()
  brush.restore()
}

function drawSheen(brush: Brush): void {
  const { width, height, round } = paper
  const light = brush.createLinearGradient(0, 0, width * 0.6, height)
  light.addColorStop(0, 'rgba(255,255,255,0.2)')
  light.addColorStop(0.45, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(0,0,0,0.22)')
  brush.beginPath()
  brush.roundRect(0, 0, width, height, round)
  brush.fillStyle = light
  brush.fill()
}
